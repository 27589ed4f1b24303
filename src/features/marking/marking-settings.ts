import * as z from 'zod/mini'

/** How somebody likes to mark. */
export interface MarkingSettings {
  readonly hidesNames: boolean
  /** Letters are shortcuts. */
  readonly usesLetters: boolean
}

const schema = z.object({ hidesNames: z.optional(z.boolean()) })

/** What an area's draft keeps of it; what it does not say is as for somebody who never changed anything. */
export function settingsIn(draft: unknown): Pick<MarkingSettings, 'hidesNames'> {
  const { hidesNames = false } = schema.safeParse(draft).data ?? {}
  return { hidesNames }
}
