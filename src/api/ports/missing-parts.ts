import { noteMissingSheet } from './missing-sheets.ts'

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
  const listener = (event: Event & { readonly payload?: unknown }): void => {
    const part = partOf(event.payload instanceof Error ? event.payload.message : String(event.payload))
    if (part.type === 'style') noteMissingSheet(part.address)
    tell(part)
  }
  window.addEventListener('vite:preloadError', listener)
  return () => window.removeEventListener('vite:preloadError', listener)
}

/** Browsers say it in words of their own; only Vite says it of a style sheet. */
function partOf(detail: string): MissingPart {
  const address = /https?:\/\/\S+|\/\S+\.(?:js|css)\b\S*/.exec(detail)?.[0] ?? ''
  return {
    type: detail.startsWith('Unable to preload CSS') ? 'style' : 'script',
    address: address === '' ? '' : new URL(address, location.href).href,
    detail,
  }
}
