import type { Tenths } from '#domain/values/score.ts'

export const abilityGroups = ['upper', 'middle', 'lower'] as const

export type AbilityGroup = (typeof abilityGroups)[number]

/** No groups for fewer students. */
const fewestStudents = 10

/**
 * Upper, middle and lower group by total: the ⌈0.27 n⌉ best and the ⌈0.27 n⌉ weakest. Students who tie with the last of
 * a group belong to it, so that equal students are never separated; a total that would be in both is in the middle.
 * Null for fewer than 10 students.
 */
export function abilityGroupOf(totals: readonly Tenths[]): ((total: Tenths) => AbilityGroup) | null {
  if (totals.length < fewestStudents) return null
  const size = Math.ceil((totals.length * 27) / 100)
  const ranked = totals.toSorted((left, right) => right - left)
  const least = ranked[size - 1] ?? 0
  const most = ranked[totals.length - size] ?? 0
  return (total) => {
    if (total >= least && total > most) return 'upper'
    return total <= most && total < least ? 'lower' : 'middle'
  }
}
