import type { InspectionEvent } from 'xstate'
import type { Language } from '#domain/language.ts'

/** Watches the actors of this page: a script that stands before all others in the pages of a demo, and in no other page. */
export interface Inspector {
  readonly inspect: (event: InspectionEvent) => void
  /** Shows the inspector in a container; answers how to take it away. Rejects when it cannot be fetched. */
  readonly open: (container: HTMLElement, language: Language, nonce: string) => Promise<() => void>
}

declare global {
  var podiumInspector: Inspector | undefined
}

/** Null where nobody watches, as in production. */
export const pageInspector = (): Inspector | null => globalThis.podiumInspector ?? null

/** What every actor without a parent is started with, so that it can be watched. */
export const inspected: Partial<Pick<Inspector, 'inspect'>> =
  globalThis.podiumInspector === undefined ? {} : { inspect: globalThis.podiumInspector.inspect }
