/** Begins one after another: by class, or by the groups of a class. */

const minute = 60_000

/** A student with the group they are in; null for none. */
export interface Grouped {
  readonly uid: number
  readonly groupName: string | null
}

const inOrder = new Intl.Collator('zh-CN', { numeric: true })

/** The groups of students in the order in which they begin. */
export const groupsOf = (students: readonly Pick<Grouped, 'groupName'>[]): readonly string[] =>
  [...new Set(students.flatMap(({ groupName }) => (groupName === null ? [] : [groupName])))].toSorted(inOrder.compare)

/** Which turn is whose, from 0, by student: that of the group, and the last one for who is in none. */
export function turnsOf(students: readonly Grouped[]): ReadonlyMap<number, number> {
  const groups = groupsOf(students)
  const turnOf = (groupName: string | null) => (groupName === null ? groups.length : groups.indexOf(groupName))
  return new Map(students.map(({ uid, groupName }) => [uid, turnOf(groupName)]))
}

/** The begin of a turn, so many minutes after the one before. */
export const beginOfTurn = (begin: Date, turn: number, minutesApart: number): Date =>
  new Date(begin.getTime() + turn * minutesApart * minute)
