import type { InspectionEvent } from 'xstate'
import type { Language } from '#domain/portal/language.ts'

/** Watches the actors of this page: a script loaded before all others in the pages of a demo, and nowhere else. */
export interface Inspector {
  readonly inspect: (event: InspectionEvent) => void
  /** Shows the inspector in a container; returns a function that removes it. Rejects if it cannot be loaded. */
  readonly open: (container: HTMLElement, language: Language, nonce: string) => Promise<() => void>
}

declare global {
  var podiumInspector: Inspector | undefined
}

/** Null if nobody watches, as in production. */
export const pageInspector = (): Inspector | null => globalThis.podiumInspector ?? null

const watches = new Set<Inspector['inspect']>()
if (globalThis.podiumInspector !== undefined) watches.add(globalThis.podiumInspector.inspect)

/** Options for starting actors without a parent, so that they can be watched. */
export const inspected: Pick<Inspector, 'inspect'> = {
  inspect: (event) => {
    for (const watch of watches) watch(event)
  },
}

/** Watches the actors of this page from now on; returns an unsubscribe function. */
export function watchActors(watch: Inspector['inspect']): () => void {
  watches.add(watch)
  return () => void watches.delete(watch)
}
