import type { InspectionEvent } from 'xstate'
import type { Language } from '#domain/portal/language.ts'

/** Watches the actors of this page: a script that stands before all others in the pages of a demo, and in no other page. */
export interface Inspector {
  readonly inspect: (event: InspectionEvent) => void
  /** Shows the inspector in a container; returns a function that removes it. Rejects when it cannot be fetched. */
  readonly open: (container: HTMLElement, language: Language, nonce: string) => Promise<() => void>
}

declare global {
  var podiumInspector: Inspector | undefined
}

/** Null where nobody watches, as in production. */
export const pageInspector = (): Inspector | null => globalThis.podiumInspector ?? null

const watches = new Set<Inspector['inspect']>()
if (globalThis.podiumInspector !== undefined) watches.add(globalThis.podiumInspector.inspect)

/** What every actor without a parent is started with, so that it can be watched. */
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
