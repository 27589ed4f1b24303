import type { OpenAssignment } from '#machines/answer-sheet/answer-sheet.types.ts'
import { pictureAddress } from '#api/ports/picture-address.ts'
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'

/**
 * Loads the formula renderer and the pictures as soon as an assignment that has some is open: the first may be on a later
 * item, when the network is gone.
 */
export function preloadDrawn({ paper }: OpenAssignment): void {
  const text = textsOf(paper.sections).join('\n')
  // If this fails, the formula itself tries again.
  if (text.includes('$')) void import('#parts/rich-text/formula.tsx').catch(() => {})
  for (const key of pictureKeysOf(text)) new Image().src = pictureAddress(key)
}

/** All strings in a value. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
