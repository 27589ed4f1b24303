import { hasRules, noteMissingSheet } from './missing-sheets.ts'

/** A part of the page that did not come (specification §8 Loader errors). */
export interface MissingPart {
  readonly type: 'script' | 'style'
  /** Where it was asked for, in full; empty where the browser does not say. */
  readonly address: string
  /** What the browser says of it. */
  readonly detail: string
}

/** Tells of each script and style sheet of ours that was asked for and did not come; the answer stops it. */
export function watchMissingParts(tell: (part: MissingPart) => void): () => void {
  const scriptFailed = (event: Event & { readonly payload?: unknown }): void => {
    const detail = event.payload instanceof Error ? event.payload.message : String(event.payload)
    // Of a style sheet its own link has told already.
    if (!detail.startsWith('Unable to preload CSS')) tell({ type: 'script', address: addressIn(detail), detail })
  }
  const sheetEnded = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || hasRules(target)) return
    noteMissingSheet(target.href)
    tell({ type: 'style', address: target.href, detail: type })
  }
  window.addEventListener('vite:preloadError', scriptFailed)
  document.addEventListener('load', sheetEnded, true)
  document.addEventListener('error', sheetEnded, true)
  return () => {
    window.removeEventListener('vite:preloadError', scriptFailed)
    document.removeEventListener('load', sheetEnded, true)
    document.removeEventListener('error', sheetEnded, true)
  }
}

/** Browsers say it in words of their own. */
const addressIn = (detail: string): string => /https?:\/\/\S+/.exec(detail)?.[0] ?? ''
