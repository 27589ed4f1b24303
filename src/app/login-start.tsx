import { createRoot } from 'react-dom/client'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { pageNonce } from '#api/ports/page-nonce.ts'
import { localTextStorage, sessionTextStorage } from '#api/ports/local-storage.ts'
import { keepWayBack, takeWayBack } from '#api/ports/saved-address.ts'
import { createLanguage } from '#api/ports/kept-language.ts'
import { whenIdle } from '#api/ports/when-idle.ts'
import { isLoginHash, type LoginArrival, readArrival } from '#domain/accounts/login-arrival.ts'
import { isOwnPath } from '#domain/paths/address.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { lazyCall } from './lazy-call.ts'
import { LoginRoot } from './login-root.tsx'

/** Until it has loaded, the form has a note of its own. */
const LoginNetwork = lazyPart(
  () => new Promise<void>(whenIdle).then(() => import('./login-network.tsx')).then((module) => module.LoginNetwork),
  () => null,
)

/**
 * The login alone, without router and queries: small enough to be usable at once. `onOver` is called when the address
 * asks for something else: the portal after the sign-in, registering, a new password, binding. Returns a function that
 * stops it.
 */
export function startLogin(container: HTMLElement, onOver: () => void): () => void {
  const arrival = takeArrival()
  const back = wantedAddress()
  const language = createLanguage(localTextStorage)
  const call = lazyCall(language.get)
  const root = createRoot(container)
  let isOver = false
  // The portal starts once, and reads later address changes by itself.
  const leave = () => {
    if (!isOver) onOver()
    isOver = true
  }
  const stopWatching = watchAddress(leave)
  const enter = () => {
    if (!isOver)
      window.history.replaceState(
        window.history.state,
        '',
        `#${takeWayBack(sessionTextStorage) ?? back ?? publicPaths.home}`,
      )
    leave()
  }
  const go = (path: string) => {
    location.hash = path
  }
  root.render(
    <LoginRoot language={language} call={call} nonce={pageNonce()} arrival={arrival} onSignedIn={enter} onGo={go}>
      <LoginNetwork />
    </LoginRoot>,
  )
  const stopClearing = clearCachesRegularly()
  return () => {
    stopWatching()
    stopClearing()
    root.unmount()
  }
}

/** Reads the fields in the address and removes them at once, so that nobody bookmarks or forwards them. */
function takeArrival(): LoginArrival {
  const { address, ...arrival } = readArrival(location.href)
  if (address !== location.href) window.history.replaceState(window.history.state, '', address)
  return arrival
}

/** Where the person was heading; stored in this tab, because some ways of signing in change the address. */
function wantedAddress(): string | null {
  const back = new URLSearchParams(location.hash.split('?')[1]).get('back')
  if (!isOwnPath(back)) return null
  keepWayBack(sessionTextStorage, back)
  return back
}

/** Links of the page change the hash, and there is no router to follow them. */
function watchAddress(onLeave: () => void): () => void {
  const stop = () => window.removeEventListener('hashchange', look)
  const look = () => {
    if (isLoginHash(location.hash)) return
    stop()
    onLeave()
  }
  window.addEventListener('hashchange', look)
  return stop
}
