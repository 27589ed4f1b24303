import type { TextStorage } from '#api/ports/storage.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import type { QrKey } from '#machines/qr-login/qr-login.types.ts'

/** The code this tab showed before a reload. */
export function readCode(storage: TextStorage): QrKey | null {
  const qrId = storage.read(sessionKeys.qrId)
  const qrToken = storage.read(sessionKeys.qrToken)
  return qrId && qrToken ? { qrId, qrToken } : null
}

/** Stores a code until the tab is closed; null removes it. */
export function keepCode(storage: TextStorage, code: QrKey | null): void {
  if (code === null) {
    storage.remove(sessionKeys.qrId)
    storage.remove(sessionKeys.qrToken)
    return
  }
  storage.write(sessionKeys.qrId, code.qrId)
  storage.write(sessionKeys.qrToken, code.qrToken)
}
