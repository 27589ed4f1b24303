import { groupedBy } from '../values/grouped-by.ts'

/** A student's answer to an item: marked in an assignment, or retried. */
export interface Attempt {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly isRight: boolean
}

export interface Mastery {
  readonly wrongCount: number
  /** Right answers since the last wrong one. */
  readonly rights: number
  readonly isMastered: boolean
  readonly lastWrongAt: number
}

/** How many right answers in a row a class may ask for. */
export const rightsNeededLimits = { usual: 2, fewest: 1, most: 5 } as const

/**
 * A student's progress with an item: mastered after so many consecutive right answers since the last wrong one. Null if
 * nothing was wrong, so that it is not a wrong question of theirs.
 */
export function masteryOf(attempts: readonly Attempt[], rightsNeeded: number): Mastery | null {
  const wrong = attempts.filter(({ isRight }) => !isRight)
  if (wrong.length === 0) return null
  const lastWrongAt = Math.max(...wrong.map(({ at }) => at))
  const rights = attempts.filter(({ at, isRight }) => isRight && at > lastWrongAt).length
  return { wrongCount: wrong.length, rights, isMastered: rights >= rightsNeeded, lastWrongAt }
}

/** The order of a book: unmastered questions first, and the latest wrong one first within both parts. */
export const inBookOrder = (left: Mastery, right: Mastery): number =>
  Number(left.isMastered) - Number(right.isMastered) || right.lastWrongAt - left.lastWrongAt

/** An answer to one of several items with something in common. */
export interface GroupAttempt extends Attempt {
  readonly uid: number
  readonly assignmentId: number
}

/**
 * Students who got something wrong in each of the last two assignments that included it, in the order of the attempts.
 */
export function wrongTwice(attempts: readonly GroupAttempt[]): readonly number[] {
  const byStudent = groupedBy(attempts, ({ uid }) => uid)
  return [...byStudent].flatMap(([uid, own]) => {
    const last = [...groupedBy(own, ({ assignmentId }) => assignmentId).values()]
      .toSorted((left, right) => lastOf(right) - lastOf(left))
      .slice(0, 2)
    return last.length === 2 && last.every((times) => times.some(({ isRight }) => !isRight)) ? [uid] : []
  })
}

const lastOf = (attempts: readonly Attempt[]): number => Math.max(...attempts.map(({ at }) => at))
