import { useEffect, useState } from 'react'
import { idIn } from '#domain/wire/id-in.ts'

/** What precedes the login code in its address. */
const scanPath = '#/scan?'

/** The code in a hash ("#/scan?qrId=…"), unchanged; null if there is none. */
export function codeOf(hash: string): string | null {
  if (!hash.startsWith(scanPath)) return null
  const qrId = new URLSearchParams(hash.slice(scanPath.length)).get('qrId')
  return qrId === '' ? null : qrId
}

/** Reads the code and removes it from the address, to keep it out of bookmarks, history and copied links. */
export function takeCode(): string | null {
  const qrId = codeOf(window.location.hash)
  if (qrId !== null) window.history.replaceState(window.history.state, '', '#/')
  return qrId
}

const sheetsPath = '#/sheets?'

/** The scan in a hash ("#/sheets?scanId=12"); null if there is none. */
export function sheetsOf(hash: string): number | null {
  if (!hash.startsWith(sheetsPath)) return null
  return idIn(new URLSearchParams(hash.slice(sheetsPath.length)).get('scanId'))
}

/** The scan being photographed; unlike a code, it stays in the address, so that a reload keeps it. */
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
