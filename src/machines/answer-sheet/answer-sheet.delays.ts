import type { AnswerSheetContext } from './answer-sheet.types.ts'

const second = 1000
const minute = 60 * second

/** Milliseconds: how long a student pauses before a save, and how long a save waits for a pause at most. */
export const saveSoon = second
export const saveAtLatest = 8 * second

/** Milliseconds after which a sheet without anything to save asks until when it may be answered. */
export const lookAgain = 60 * second

/** So long before the deadline the student is warned, in milliseconds. */
export const warnBefore = 5 * minute

/** Time is looked at again after this at the latest: timers of a browser do not run while the device sleeps. */
const longestLook = 30 * second
const shortestLook = 1

const lookIn = (remaining: number): number => Math.min(longestLook, Math.max(shortestLook, remaining))

/** Milliseconds until the deadline; Infinity before an assignment is open. */
export const remainingOf = ({ assignment, clock }: Pick<AnswerSheetContext, 'assignment' | 'clock'>): number =>
  assignment === null ? Number.POSITIVE_INFINITY : Date.parse(assignment.deadline) - clock.now()

export const untilWarning = (context: AnswerSheetContext): number => lookIn(remainingOf(context) - warnBefore)

export const untilEnd = (context: AnswerSheetContext): number => lookIn(remainingOf(context))
