import { compareGroups } from '../roster/group-order.ts'
import { minute } from '../time/units.ts'

/** Staggered begins: by class, or by the groups of a class. */

/** A student with their group; null for none. */
export interface Grouped {
  readonly uid: number
  readonly groupName: string | null
}

/** The groups of students in the order in which they begin. */
export const groupsOf = (students: readonly Pick<Grouped, 'groupName'>[]): readonly string[] =>
  [...new Set(students.flatMap(({ groupName }) => (groupName === null ? [] : [groupName])))].toSorted(compareGroups)

/** Each student's turn, from 0: that of their group, or the last one for students without a group. */
export function turnsOf(students: readonly Grouped[]): ReadonlyMap<number, number> {
  const groups = groupsOf(students)
  const turnOf = (groupName: string | null) => (groupName === null ? groups.length : groups.indexOf(groupName))
  return new Map(students.map(({ uid, groupName }) => [uid, turnOf(groupName)]))
}

/** When a turn begins, so many minutes after the previous one. */
export const beginOfTurn = (begin: Date, turn: number, minutesApart: number): Date =>
  new Date(begin.getTime() + turn * minutesApart * minute)
