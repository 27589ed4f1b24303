import { type Call, createClient } from '#api/client/client.ts'
import { pageClientOptions } from '#api/client/page-client.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { createLanguage } from '#api/ports/kept-language.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import type { Language } from '#domain/portal/language.ts'

/** What the phone page depends on. It stores the language and the countdown of codes, nothing else. */
export interface PhoneServices {
  readonly call: Call
  /** Monotonic milliseconds. */
  readonly clock: { readonly now: () => number }
  readonly language: Store<Language>
  readonly storage: TextStorage
  /** The teacher on whose behalf writes are made. */
  readonly uid: Store<number | null>
}

export function createPhoneServices(): PhoneServices {
  const storage = localTextStorage
  const language = createLanguage(storage)
  const uid = createStore<number | null>(null)
  return {
    call: createClient({
      ...pageClientOptions(language.get, uid.get),
      // Nothing is replayed for the next person to sign in: the code is scanned again, and the teacher asked again.
      recoverSession: async () => 'gone',
    }),
    clock: { now: () => performance.now() },
    language,
    storage,
    uid,
  }
}
