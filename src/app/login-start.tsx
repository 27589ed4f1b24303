import { createRoot } from 'react-dom/client'
import { pageClientOptions } from '#api/client/page-client.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { createStore } from '#api/ports/readable.ts'
import { localTextStorage, sessionTextStorage } from '#api/ports/local-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { Language } from '#domain/language.ts'
import { type LoginArrival, readArrival } from '#domain/login-arrival.ts'
import { lazyCall } from './lazy-call.ts'
import { LoginRoot } from './login-root.tsx'
import { loginStartTexts } from './login-start.texts.ts'
import { pageNonce } from '#api/ports/page-nonce.ts'

/**
 * The login alone, without router and queries: small enough to be usable at once. `onLeave` hears that the address leads
 * elsewhere: to registering, a new password, binding. Answers how to stop it.
 */
export function startLogin(container: HTMLElement, onSignedIn: () => void, onLeave: () => void = () => {}): () => void {
  const arrival = takeArrival()
  const storage = localTextStorage
  const language = createStore<Language>(storage.read(storageKeys.language) === 'en' ? 'en' : 'zh-CN')
  language.subscribe(() => storage.write(storageKeys.language, language.get()))
  const call = lazyCall(
    {
      ...pageClientOptions(language.get, () => null),
      recoverSession: () => Promise.resolve('gone'),
    },
    () => loginStartTexts[language.get()].notLoaded,
  )
  const root = createRoot(container)
  const go = (path: string) => {
    location.hash = path
  }
  root.render(
    <LoginRoot
      language={language}
      call={call}
      nonce={pageNonce()}
      arrival={arrival}
      leaveFor={leaveFor}
      onSignedIn={onSignedIn}
      onGo={go}
    />,
  )
  const stopWatching = watchAddress(onLeave)
  const stopClearing = clearCachesRegularly()
  return () => {
    stopWatching()
    stopClearing()
    root.unmount()
  }
}

/** Reads what the address brought and takes it away at once, so that nobody bookmarks or sends it on. */
function takeArrival(): LoginArrival {
  const { address, ...arrival } = readArrival(location.href)
  if (address !== location.href) window.history.replaceState(null, '', address)
  return arrival
}

/** The messaging app sends everybody back to the login: where they wanted to go waits in this tab. */
function leaveFor(url: string): void {
  const back = new URLSearchParams(location.hash.split('?')[1]).get('back')
  const keep = async () => {
    if (back !== null) (await import('./saved-address.ts')).keepAddress(sessionTextStorage, back)
  }
  const leave = () => location.assign(url)
  // Without it they arrive at home.
  void keep().then(leave, leave)
}

/** Links of the page change the hash, and no router is there to follow them. */
function watchAddress(onLeave: () => void): () => void {
  const stop = () => window.removeEventListener('hashchange', look)
  const look = () => {
    if (/^#\/login([?/]|$)/.test(location.hash)) return
    stop()
    onLeave()
  }
  window.addEventListener('hashchange', look)
  return stop
}
