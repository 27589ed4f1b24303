import type { RosterField } from './columns.ts'

/** Why a row of a class list cannot be accepted as it is. */
export const rowReasons = [
  'nameMissing',
  'nameTooLong',
  'nameIsNumber',
  'severalNames',
  'numberTooLong',
  'digitsLost',
  'notWholeNumber',
  'becameDate',
  'lineBreak',
  'unprintable',
  'mobileWrong',
  'usernameTooLong',
  'groupTooLong',
  'repeatedRow',
  'repeatedNumber',
  'repeatedUsername',
  'sameStudentTwice',
  'numberOfOther',
  'userUnknown',
  'classUnknown',
  'usernameUnknown',
  'usernameOfOther',
  'numberOfSchool',
  'memberGone',
  'changedMeanwhile',
  'classFull',
] as const

export type RowReason = (typeof rowReasons)[number]

/** Why a row is not a student, and is left out without being wrong. */
export const skipReasons = ['footer'] as const

export type SkipReason = (typeof skipReasons)[number]

/** Why a whole file or pasted text is not read as a class list. */
export const listRefusals = [
  'fileTooLarge',
  'fileEmpty',
  'otherFormat',
  'oldExcel',
  'passwordProtected',
  'unsafeFile',
  'brokenFile',
  'unreadableText',
  'tooManyRows',
  'tooManyCells',
  'tooSlow',
  'noNames',
  'severalNameColumns',
  'columnsMissing',
  'filesMissing',
] as const

export type ListRefusal = (typeof listRefusals)[number]

/** A fault in a row: where, the visible value in the file, and why. */
export interface RowProblem {
  readonly field: RosterField
  readonly value: string
  readonly reason: RowReason
  /** The other row, if two exclude each other. */
  readonly otherRow?: number | undefined
}

/**
 * Why a row may be an existing student of the class: 林雅婷 for 林雅亭, or a number with one wrong digit; or one of the
 * school (`nameOfSchool`), who would join the class, or who is taught by others and would have to be requested
 * (`nameOfOthers`).
 */
export const mergeReasons = ['sameName', 'samePinyin', 'numberOneOff', 'nameOfSchool', 'nameOfOthers'] as const

export type MergeReason = (typeof mergeReasons)[number]
