import { createRoot } from 'react-dom/client'
import { useSyncExternalStore } from 'react'
import { createClient } from '#api/client/client.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import type { Language } from '#domain/language.ts'
import { LoginScreen } from '#features/login/login.screen.tsx'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { PodiumTheme } from '#ui/theme/theme-provider.tsx'
import { pageNonce } from './page-nonce.ts'

/** The login alone, without router and queries: small enough to be usable at once. Answers how to stop it. */
export function startLogin(container: HTMLElement, onSignedIn: () => void): () => void {
  const storage = localTextStorage
  const language = createStore<Language>(storage.read(storageKeys.language) === 'en' ? 'en' : 'zh-CN')
  language.subscribe(() => storage.write(storageKeys.language, language.get()))
  const call = createClient({
    fetch: (...input) => fetch(...input),
    network: browserNetwork,
    language: language.get,
    uid: () => null,
    onNotLoggedIn: () => {},
  })
  const root = createRoot(container)
  root.render(<LoginRoot language={language} call={call} onSignedIn={onSignedIn} />)
  return () => root.unmount()
}

interface LoginRootProps {
  readonly language: ReturnType<typeof createStore<Language>>
  readonly call: ReturnType<typeof createClient>
  readonly onSignedIn: () => void
}

function LoginRoot({ language, call, onSignedIn }: LoginRootProps) {
  const chosen = useSyncExternalStore(language.subscribe, language.get)
  return (
    <PodiumTheme nonce={pageNonce()}>
      <LanguageProvider value={chosen} onChange={language.set}>
        <ClientProvider call={call}>
          <LoginScreen onSignedIn={onSignedIn} />
        </ClientProvider>
      </LanguageProvider>
    </PodiumTheme>
  )
}
