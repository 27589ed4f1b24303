/** Subjects, stages and user types (specification §5, §6, §9). */

export const userTypes = { teacher: 101, student: 102 } as const

export type UserType = (typeof userTypes)[keyof typeof userTypes]

export const stages = { junior: 2, senior: 3 } as const

export type StageId = (typeof stages)[keyof typeof stages]

/** Subject ids are `stage * 100 + 2` for maths and `stage * 100 + 3` for English. */
export const subjects = {
  juniorMaths: 202,
  juniorEnglish: 203,
  seniorMaths: 302,
  seniorEnglish: 303,
} as const

export type SubjectId = (typeof subjects)[keyof typeof subjects]

export const mathsSubjectIds: readonly number[] = [102, 202, 302, 402, 502]

export const defaultSubjectOfStage: Readonly<Record<StageId, SubjectId>> = { 2: 203, 3: 303 }

export const isMaths = (subjectId: number): boolean => mathsSubjectIds.includes(subjectId)

/** Maths at the stage that a teacher teaches; junior maths if that is unknown. */
export function mathsOf(subjectId: number | null): number {
  if (subjectId !== null && isMaths(subjectId)) return subjectId
  return subjectId === subjects.seniorEnglish ? subjects.seniorMaths : subjects.juniorMaths
}
