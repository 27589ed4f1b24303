import { currentConsent, isCurrentConsent } from '#domain/accounts/consent.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/** Documents with their versions that this browser agreed to ("privacy@2026-11"); empty before the first time. */
export const acceptedGuide = (storage: TextStorage): readonly string[] =>
  (storage.read(storageKeys.guide) ?? '').split(',')

const entered = 'entered'

/** Whether somebody has signed in here who had accepted the documents as they are now. */
export function hasEntered(storage: TextStorage): boolean {
  const kept = acceptedGuide(storage)
  return isCurrentConsent(kept) && kept.includes(entered)
}

/** Somebody who has accepted the documents as they are now signed in here. */
export const keepEntered = (storage: TextStorage): void =>
  void storage.write(storageKeys.guide, [...currentConsent, entered].join(','))

/** This browser agreed to the documents as they are now. */
export const keepAcceptedGuide = (storage: TextStorage): void =>
  void storage.write(storageKeys.guide, currentConsent.join(','))
