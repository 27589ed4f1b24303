import type { OpenAssignment } from '#machines/answer-sheet/answer-sheet.types.ts'

/**
 * Fetches what draws formulas as soon as an assignment with formulas is open: the first one may stand on a later item, when the
 * network is gone.
 */
export function preloadFormulas({ paper }: OpenAssignment): void {
  // Without it the formula itself asks again.
  if (JSON.stringify(paper.sections).includes('$')) void import('#parts/rich-text/formula.tsx').catch(() => {})
}
