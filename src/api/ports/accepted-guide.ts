import { currentConsent, isCurrentConsent } from '#domain/accounts/consent.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/** Versioned documents this browser agreed to ("privacy@2026-11"); empty before the first time. */
export const acceptedGuide = (storage: TextStorage): readonly string[] =>
  (storage.read(storageKeys.guide) ?? '').split(',')

const entered = 'entered'

/** Whether somebody who had accepted the current documents has signed in here. */
export function hasEntered(storage: TextStorage): boolean {
  const kept = acceptedGuide(storage)
  return isCurrentConsent(kept) && kept.includes(entered)
}

/** Records that somebody who has accepted the current documents signed in here. */
export const keepEntered = (storage: TextStorage): void =>
  void storage.write(storageKeys.guide, [...currentConsent, entered].join(','))

/** Records that this browser agreed to the current documents. */
export const keepAcceptedGuide = (storage: TextStorage): void =>
  void storage.write(storageKeys.guide, currentConsent.join(','))
