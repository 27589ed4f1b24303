import type { Side } from '#domain/wrong-note/student-filters.ts'
import type { TimeRange } from '#domain/wrong-note/time-ranges.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useContentName } from '../content-names/use-content-name.ts'
import { wrongFiltersTexts } from './wrong-filters.texts.ts'

export const sides = ['points', 'causes', 'times', 'ranges'] as const satisfies readonly Side[]

/** What the choice of no filter is called on each side. */
export const allOf = { points: 'allPoints', causes: 'allCauses', times: 'allTimes', ranges: 'all' } as const

/** The name of a choice, by the name that the service gives it. */
export function useChoiceName(): (side: Side, name: string) => string {
  const texts = useTexts(wrongFiltersTexts)
  const nameIn = useContentName()
  return (side, name) =>
    side === 'times' ? texts.atLeast(name) : side === 'ranges' ? texts[name as TimeRange] : nameIn(name)
}
