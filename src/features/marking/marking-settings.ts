import * as z from 'zod/mini'

/** How somebody likes to mark, kept with the area. */
export interface MarkingSettings {
  readonly hidesNames: boolean
  /** Letters are shortcuts. */
  readonly usesLetters: boolean
}

const schema = z.object({ hidesNames: z.optional(z.boolean()), usesLetters: z.optional(z.boolean()) })

/** The settings in an area's draft; what it does not say is as for somebody who never changed anything. */
export function settingsIn(draft: unknown): MarkingSettings {
  const { hidesNames = false, usesLetters = true } = schema.safeParse(draft).data ?? {}
  return { hidesNames, usesLetters }
}
