/** What the login code's address says before the code itself. */
const scanPath = '#/scan?'

/** The code that a hash was opened for ("#/scan?qrId=…"), as it was written; null where there is none. */
export function codeOf(hash: string): string | null {
  if (!hash.startsWith(scanPath)) return null
  const qrId = new URLSearchParams(hash.slice(scanPath.length)).get('qrId')
  return qrId === '' ? null : qrId
}

/** Reads the code and takes it out of the address, so that it is in no bookmark, no history and no copied link. */
export function takeCode(): string | null {
  const qrId = codeOf(window.location.hash)
  if (qrId !== null) window.history.replaceState(window.history.state, '', '#/')
  return qrId
}
