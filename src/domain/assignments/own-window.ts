import { minute } from '../time/units.ts'
import { endOf } from './status.ts'

/** When one student may work on an assignment, from the common times and the student's own. */

/** The times of an assignment; `duration` in minutes, null without a limit. */
export interface Window {
  readonly beginTime: Date
  readonly endTime: Date
  /** When a teacher ended it by hand. */
  readonly finishedAt: Date | null
  readonly duration: number | null
}

/** The individual settings of one student. */
export interface OwnTimes {
  /** Minutes after the common start. */
  readonly beginShift: number
  readonly beginTime: Date | null
  readonly endTime: Date | null
  /** Minutes beyond the time limit. */
  readonly extraMinutes: number
  readonly changedAt: Date
}

/**
 * The times that apply to a student; null means that the student has none of their own. A group's turn begins so many
 * minutes after the common start, unless the student has a start of their own. Ending an assignment ends it for all; an
 * end granted to a student afterwards reopens it for that student alone.
 */
export function ownWindow<Of extends Window>(all: Of, own: OwnTimes | null): Of {
  if (own === null) return all
  const isReopened = all.finishedAt !== null && own.endTime !== null && own.changedAt > all.finishedAt
  return {
    ...all,
    beginTime: own.beginTime ?? new Date(all.beginTime.getTime() + own.beginShift * minute),
    endTime: own.endTime ?? all.endTime,
    finishedAt: isReopened ? null : all.finishedAt,
    duration: all.duration === null ? null : all.duration + own.extraMinutes,
  }
}

/** Whether a window is over at `now`: because of its end, or because it was ended by hand. */
export const isOver = ({ endTime, finishedAt }: Pick<Window, 'endTime' | 'finishedAt'>, now: Date): boolean =>
  endTime <= now || (finishedAt !== null && finishedAt <= now)

type Limited = Pick<Window, 'endTime' | 'duration'>

/** How long a student who started at `startedAt` may work: until the assignment ends, or earlier by its duration. */
export function deadlineOf({ endTime, duration }: Limited, startedAt: Date): Date {
  if (duration === null) return endTime
  return new Date(Math.min(endTime.getTime(), startedAt.getTime() + duration * minute))
}

/**
 * When a student's own time ends: at the assignment's end, as soon as a time limit that runs is over, or when the
 * teacher ended it.
 */
export const ownEndOf = (own: Limited & Pick<Window, 'finishedAt'> & { readonly startedAt: Date | null }): Date =>
  endOf({
    endTime: own.startedAt === null ? own.endTime : deadlineOf(own, own.startedAt),
    finishedAt: own.finishedAt,
  })
