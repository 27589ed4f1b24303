import { hasRules, noteMissingStyleSheet } from './missing-style-sheets.ts'

/** A part of the page that failed to load (specification §8 Loader errors). */
export interface MissingPart {
  readonly type: 'script' | 'style'
  /** Its full address; empty if the browser does not reveal it. */
  readonly address: string
  /** The browser's description. */
  readonly detail: string
}

/** Reports each of our scripts and style sheets that failed to load; returns an unsubscribe function. */
export function watchMissingParts(tell: (part: MissingPart) => void): () => void {
  const scriptFailed = (event: Event & { readonly payload?: unknown }): void => {
    const detail = event.payload instanceof Error ? event.payload.message : String(event.payload)
    // A style sheet is already reported by its own link.
    if (!detail.startsWith('Unable to preload CSS')) tell({ type: 'script', address: addressIn(detail), detail })
  }
  const styleSheetEnded = ({ type, target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    // Extensions add their own sheets to the page.
    if (!target.href.startsWith(`${location.origin}/`) || hasRules(target)) return
    noteMissingStyleSheet(target.href)
    tell({ type: 'style', address: target.href, detail: type })
  }
  const watch = new AbortController()
  const whileWatching = { capture: true, signal: watch.signal }
  window.addEventListener('vite:preloadError', scriptFailed, whileWatching)
  document.addEventListener('load', styleSheetEnded, whileWatching)
  document.addEventListener('error', styleSheetEnded, whileWatching)
  return () => watch.abort()
}

/** The wording depends on the browser. */
const addressIn = (detail: string): string => /https?:\/\/\S+/.exec(detail)?.[0] ?? ''
