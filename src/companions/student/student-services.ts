import { QueryClient } from '@tanstack/react-query'
import { type Call, createClient } from '#api/client/client.ts'
import { pageClientOptions } from '#api/client/page-client.ts'
import { TransportError } from '#api/client/failures.ts'
import { browserNetwork, type NetworkState } from '#api/ports/network.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { createLanguage } from '#api/ports/kept-language.ts'
import type { Language } from '#domain/portal/language.ts'
import { browserPageLocks, type PageLocks } from '#api/ports/page-locks.ts'
import { createServiceClock, type SyncedClock } from './service-clock.ts'

/** What the student page depends on. */
export interface StudentServices {
  readonly call: Call
  readonly queryClient: QueryClient
  readonly storage: TextStorage
  readonly network: NetworkState
  readonly locks: PageLocks
  readonly clock: SyncedClock
  readonly language: Store<Language>
  /** The student on whose behalf writes are made. */
  readonly uid: Store<number | null>
  /** Incremented each time the service says that nobody is signed in. */
  readonly sessionLosses: Store<number>
}

const readRetries = 2

/**
 * Only a read without a response is worth retrying. A device that believes it is offline tries, too: requests fail with a
 * reason instead of pausing, and are refetched when the network returns.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => error instanceof TransportError && count < readRetries,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })

export function createStudentServices(): StudentServices {
  const storage = localTextStorage
  const language = createLanguage(storage)
  const uid = createStore<number | null>(null)
  const sessionLosses = createStore(0)
  return {
    call: createClient({
      ...pageClientOptions(language.get, uid.get),
      // Rejected calls are not replayed: the answers wait in the sheet, which sends them after the sign-in.
      recoverSession: async () => {
        sessionLosses.set(sessionLosses.get() + 1)
        return 'gone'
      },
    }),
    queryClient: createQueryClient(),
    storage,
    network: browserNetwork,
    // Pages that are not served securely have no locks, despite the types.
    locks: browserPageLocks('locks' in navigator ? navigator.locks : undefined),
    clock: createServiceClock(),
    language,
    uid,
    sessionLosses,
  }
}
