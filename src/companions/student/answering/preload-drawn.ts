import type { OpenAssignment } from '#machines/answer-sheet/answer-sheet.types.ts'
import { pictureAddress } from '#api/ports/picture-address.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'

/**
 * Fetches what draws formulas, and the pictures, as soon as an assignment with some is open: the first one may stand on a later
 * item, when the network is gone.
 */
export function preloadDrawn({ paper }: OpenAssignment): void {
  const text = textsOf(paper.sections).join('\n')
  // Without it the formula itself asks again.
  if (text.includes('$')) void import('#parts/rich-text/formula.tsx').catch(() => {})
  for (const key of pictureKeysOf(text)) new Image().src = pictureAddress(key)
}

/** Every text in a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
