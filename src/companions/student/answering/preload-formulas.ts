import type { OpenTest } from '#machines/answer-sheet/answer-sheet.types.ts'

/**
 * Fetches what draws formulas as soon as a test with formulas is open: the first one may stand on a later item, when the
 * network is gone.
 */
export function preloadFormulas({ paper }: OpenTest): void {
  // Without it the formula itself asks again.
  if (JSON.stringify(paper.sections).includes('$')) void import('#parts/rich-text/formula.tsx').catch(() => {})
}
