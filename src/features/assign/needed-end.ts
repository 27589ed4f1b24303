import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import type { AssignmentInfo } from '#api/contract/schemas/assignments.ts'
import { instantOf } from '#parts/end-picker/school-clock.ts'
import type { ExceptionForm } from './use-exception.ts'
import { minute } from '#domain/time/units.ts'

type Times = Pick<AssignmentInfo, 'endTime' | 'duration'>

/**
 * The end (milliseconds since 1970, whole minutes) that students need to use all of the minutes that a form gives them
 * beyond the time limit, if they begin when they may, or now if that time is over; null if theirs is not earlier.
 */
export function neededEnd(
  { uids, beginAt, endAt, extraMinutes, isExcused }: ExceptionForm,
  students: readonly PlannedStudent[],
  { endTime, duration }: Times,
  now: number,
): number | null {
  if (isExcused || duration === null || extraMinutes === null) return null
  const begins = students
    .filter(({ uid }) => uids.includes(uid))
    // Saving the form takes away a start of their own that it does not repeat; then their group's turn counts again.
    .map(({ groupBegin }) => Date.parse(groupBegin))
  if (begins.length === 0) return null
  const endFrom = (begin: number) => Math.ceil(begin / minute + duration + extraMinutes) * minute
  const planned = endFrom(beginAt === null ? Math.max(...begins) : instantOf(beginAt))
  const needed = planned > now ? planned : endFrom(now)
  return (endAt === null ? Date.parse(endTime) : instantOf(endAt)) < needed ? needed : null
}
