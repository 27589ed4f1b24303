import { useEffect, useState } from 'react'

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

const sheetsPath = '#/sheets?'

/** The sheets that a hash was opened for ("#/sheets?scanId=12"); null where there are none. */
export function sheetsOf(hash: string): number | null {
  if (!hash.startsWith(sheetsPath)) return null
  const scanId = new URLSearchParams(hash.slice(sheetsPath.length)).get('scanId') ?? ''
  return /^[1-9]\d{0,14}$/.test(scanId) ? Number(scanId) : null
}

/** Which sheets are photographed: they stay in the address, for a page that is loaded again. */
export function useSheets(): { readonly scanId: number | null; readonly close: () => void } {
  const [scanId, setScanId] = useState(() => sheetsOf(window.location.hash))
  useEffect(() => {
    const read = () => setScanId(sheetsOf(window.location.hash))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return {
    scanId,
    close: () => {
      window.location.hash = '#/'
    },
  }
}
