import { QueryClient } from '@tanstack/react-query'
import { type Call, createClient } from '#api/client/client.ts'
import { TransportError } from '#api/client/failures.ts'
import { browserNetwork } from '#api/ports/network.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { Language } from '#domain/language.ts'

/** What every page of the portal shares. */
export interface Services {
  readonly call: Call
  readonly queryClient: QueryClient
  readonly storage: TextStorage
  readonly language: Store<Language>
  /** Who is signed in as far as the page knows. */
  readonly uid: Store<number | null>
  readonly courseId: Store<number | null>
  /** Calls back when the service says that nobody is signed in. */
  readonly onNotLoggedIn: (listener: () => void) => void
}

const readRetries = 2

export function createServices(): Services {
  const storage = localTextStorage
  const language = createStore<Language>(storage.read(storageKeys.language) === 'en' ? 'en' : 'zh-CN')
  const uid = createStore<number | null>(null)
  let notLoggedIn = () => {}
  language.subscribe(() => storage.write(storageKeys.language, language.get()))
  return {
    call: createClient({
      fetch: (...input) => fetch(...input),
      network: browserNetwork,
      language: language.get,
      uid: uid.get,
      onNotLoggedIn: () => notLoggedIn(),
    }),
    // Only an answer that never came is worth asking for again.
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: (count, error) => error instanceof TransportError && count < readRetries },
      },
    }),
    storage,
    language,
    uid,
    courseId: createStore<number | null>(null),
    onNotLoggedIn: (listener) => {
      notLoggedIn = listener
    },
  }
}
