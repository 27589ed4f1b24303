/** When one student may work at an assignment: everybody's times, and what is the student's own. */

const minute = 60_000

/** The times of an assignment; `duration` in minutes, null without a limit. */
export interface Window {
  readonly beginTime: Date
  readonly endTime: Date
  /** When a teacher ended it by hand. */
  readonly finishedAt: Date | null
  readonly duration: number | null
}

/** What a student's part has of its own. */
export interface OwnTimes {
  /** Minutes after everybody's begin. */
  readonly beginShift: number
  readonly beginTime: Date | null
  readonly endTime: Date | null
  /** Minutes beyond the time limit. */
  readonly extraMinutes: number
  readonly changedAt: Date
}

/**
 * The times that count for a student; null stands for a student without any of their own. Who begins later by the
 * groups begins so many minutes after everybody, unless a date of their own says otherwise. Ending an assignment ends it
 * for all; an end of their own that was given afterwards opens it for that student alone.
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

/** Whether a window is over at `now`: by its end, or by hand. */
export const isOver = ({ endTime, finishedAt }: Pick<Window, 'endTime' | 'finishedAt'>, now: Date): boolean =>
  endTime <= now || (finishedAt !== null && finishedAt <= now)
