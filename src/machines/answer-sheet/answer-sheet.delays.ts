import type { AnswerSheetContext } from './answer-sheet.types.ts'
import { minute, second } from '#domain/time/units.ts'

/** Milliseconds: how long a student pauses before a save, and how long a save waits for a pause at most. */
export const saveSoon = second
export const saveAtLatest = 8 * second

/** Milliseconds after which a sheet with nothing to save asks for its current deadline. */
export const lookAgain = 60 * second

/** How long before the deadline the student is warned, in milliseconds. */
export const warnBefore = 5 * minute

/** The time is rechecked at least this often: browser timers do not run while the device sleeps. */
const longestLook = 30 * second
const shortestLook = 1

const lookIn = (remaining: number): number => Math.min(longestLook, Math.max(shortestLook, remaining))

/** Milliseconds until the deadline; Infinity before an assignment is open. */
export const remainingOf = ({ assignment, clock }: Pick<AnswerSheetContext, 'assignment' | 'clock'>): number =>
  assignment === null ? Number.POSITIVE_INFINITY : Date.parse(assignment.deadline) - clock.now()

export const untilWarning = (context: AnswerSheetContext): number => lookIn(remainingOf(context) - warnBefore)

export const untilEnd = (context: AnswerSheetContext): number => lookIn(remainingOf(context))
