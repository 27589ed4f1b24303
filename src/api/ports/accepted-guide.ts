import { currentConsent } from '#domain/consent.ts'
import { storageKeys } from './storage-keys.ts'
import type { TextStorage } from './storage.ts'

/** Documents with their versions that this browser agreed to ("privacy@2026-11"); empty before the first time. */
export const acceptedGuide = (storage: TextStorage): readonly string[] =>
  (storage.read(storageKeys.guide) ?? '').split(',')

/** This browser agreed to the documents as they are now. */
export const keepAcceptedGuide = (storage: TextStorage): void =>
  void storage.write(storageKeys.guide, currentConsent.join(','))
