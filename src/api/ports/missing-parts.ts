import { hasRules, noteMissingSheet } from './missing-sheets.ts'

/** A part of the page that did not come (specification §8 Loader errors). */
export interface MissingPart {
  readonly type: 'script' | 'style'
  /** Where it was asked for, in full; empty where the browser does not say. */
  readonly address: string
  /** What the browser says of it. */
  readonly detail: string
}

/** Tells of each script and style sheet of ours that was asked for and did not come; returns an unsubscribe function. */
export function watchMissingParts(tell: (part: MissingPart) => void): () => void {
  const scriptFailed = (event: Event & { readonly payload?: unknown }): void => {
    const detail = event.payload instanceof Error ? event.payload.message : String(event.payload)
    // Of a style sheet its own link has told already.
    if (!detail.startsWith('Unable to preload CSS')) tell({ type: 'script', address: addressIn(detail), detail })
  }
  const sheetEnded = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    // Extensions put sheets of their own into the page.
    if (!target.href.startsWith(`${location.origin}/`) || hasRules(target)) return
    noteMissingSheet(target.href)
    tell({ type: 'style', address: target.href, detail: type })
  }
  const watch = new AbortController()
  const whileWatching = { capture: true, signal: watch.signal }
  window.addEventListener('vite:preloadError', scriptFailed, whileWatching)
  document.addEventListener('load', sheetEnded, whileWatching)
  document.addEventListener('error', sheetEnded, whileWatching)
  return () => watch.abort()
}

/** Browsers say it in words of their own. */
const addressIn = (detail: string): string => /https?:\/\/\S+/.exec(detail)?.[0] ?? ''
