import { renderToString } from 'react-dom/server'
import { fakeNetwork } from '#api/ports/network.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { createStore } from '#api/ports/readable.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { Language } from '#domain/portal/language.ts'
import { LoginRoot } from './login-root.tsx'

/**
 * The sign-in page in its initial state, as HTML: the build inlines it, so that the first paint waits for no script.
 * Late parts are only represented by their space.
 */
export const loginFrame = (nonce: string): string =>
  renderToString(
    <LoginRoot
      language={createStore<Language>('zh-CN')}
      call={() => Promise.reject(new Error('A picture of the page calls nobody'))}
      nonce={nonce}
      onSignedIn={() => {}}
      onGo={() => {}}
      ports={{
        local: memoryStorage(),
        session: memoryStorage(),
        network: fakeNetwork(),
        visibility: fakeVisibility(),
        clock: { now: () => 0 },
        isLoopback: () => false,
        leaveFor: () => {},
      }}
    />,
  )
