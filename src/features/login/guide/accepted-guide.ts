import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'

/** Documents with their versions that this browser agreed to ("privacy@2026-11"); empty before the first time. */
export const acceptedGuide = (storage: TextStorage): readonly string[] =>
  (storage.read(storageKeys.guide) ?? '').split(',')
