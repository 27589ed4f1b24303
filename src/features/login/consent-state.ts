import { useSyncExternalStore } from 'react'
import { hasEntered } from '#api/ports/accepted-guide.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { currentConsent } from '#domain/consent.ts'
import { useWhen } from '#ui/use-when.ts'

/**
 * The documents on this page: `kept` where somebody has entered with them on this device, so that nobody is asked before
 * the account is known; `asked` when that account has still to accept them.
 */
export type Consent = 'kept' | 'open' | 'given' | 'asked'

export const consentOf = (storage: TextStorage): Store<Consent> =>
  createStore<Consent>(hasEntered(storage) ? 'kept' : 'open')

export const useConsent = ({ subscribe, get }: Store<Consent>): Consent => useSyncExternalStore(subscribe, get, get)

/** Whether a form can be sent. */
export const useIsAgreed = (consent: Store<Consent>): boolean => ['kept', 'given'].includes(useConsent(consent))

/** What goes with a sign-in: the documents, where they were accepted here and now. */
export const acceptedIn = (consent: Store<Consent>): string[] => (consent.get() === 'given' ? [...currentConsent] : [])

/** Asks for the documents when the account turns out to have accepted none, or older ones. */
export function useAskConsent(consent: Store<Consent>, isNeeded: boolean): void {
  const isKept = useConsent(consent) === 'kept'
  useWhen(isNeeded && isKept, () => consent.set('asked'))
}
