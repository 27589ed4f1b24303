import type { home } from '#api/contract/groups/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { wallTimeOf } from '#domain/time/calendar.ts'
import { paths } from '#domain/paths/paths.ts'
import { schoolDay, schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { actionsOf, stateOf } from '#domain/assignments/actions.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import type { MarkedState } from '#parts/state-mark/state-mark.tsx'

export type Today = OutputOf<typeof home.today>
export type DueAssignment = Today['due'][number]

/** The props of the parts of the home page. */
export interface HomeBodyProps {
  readonly course: Course
  readonly today: Today
  /** When `today` was read, in milliseconds since 1970. */
  readonly now: number
  readonly dateOf: (instant: number) => string
}

/** The classes of a teacher, one of them current. */
export interface HomeClasses {
  readonly course: Course
  readonly others: readonly Course[]
  /** Makes another class current. */
  readonly onClass: (courseId: number) => void
}

/** Calendar day at school: month from 1, weekday from 0 for Sunday. */
export interface SchoolDate {
  readonly month: number
  readonly day: number
  readonly weekday: number
}

/** 1970-01-01 was a Thursday. */
const firstWeekday = 4

export function schoolDateOf(instant: number): SchoolDate {
  const { month, day, dayNumber } = wallTimeOf(instant, schoolOffsetMinutes)
  return { month, day, weekday: (dayNumber + firstWeekday) % 7 }
}

export const totalCount = (assignments: readonly { readonly count: number }[]): number =>
  assignments.reduce((total, { count }) => total + count, 0)

/**
 * How many kinds of things are waiting for the teacher: marking, missing work that was due or is due today, scores to
 * publish, requests to join.
 */
export function needKinds({ requestCount }: Pick<Course, 'requestCount'>, today: Today, now: number): number {
  const { unmarked, toPublish } = today
  const kinds = [unmarked, overdue(today), dueToday(today, now), toPublish].map(({ length }) => length)
  return [...kinds, requestCount].filter((count) => count > 0).length
}

/** Assignments that are over, with students who have not handed in. */
export const overdue = ({ due }: Today): readonly DueAssignment[] => due.filter(({ over }) => over)

/** Running assignments that end today at school. */
export const dueToday = ({ due }: Today, now: number): readonly DueAssignment[] =>
  due.filter((assignment) => !assignment.over && endsToday(assignment, now))

/** Assignments due on a later day. */
export const dueLater = ({ due }: Today, now: number): readonly DueAssignment[] =>
  due.filter((assignment) => !assignment.over && !endsToday(assignment, now))

const endsToday = ({ endTime }: DueAssignment, now: number): boolean =>
  schoolDay(new Date(endTime)) === schoolDay(new Date(now))

/** The earliest end among running assignments, in milliseconds since 1970; null if none is running. */
export function nextDeadline({ recent }: Today): number | null {
  const running = recent.filter(({ assignmentInfo }) => assignmentInfo.status === assignmentStatuses.inProgress)
  return running.length === 0
    ? null
    : Math.min(...running.map(({ assignmentInfo }) => Date.parse(assignmentInfo.endTime)))
}

/** Whether nothing was ever assigned to the class, or even prepared. */
export const isUntouched = ({ unmarked, due, toPublish, recent, preparing, seats }: Today): boolean =>
  seats === null && [unmarked, due, toPublish, recent, preparing].every((assignments) => assignments.length === 0)

export const markedStates: Readonly<Record<number, MarkedState>> = {
  [assignmentStatuses.inProgress]: 'run',
  [assignmentStatuses.finished]: 'end',
  [assignmentStatuses.unpublished]: 'draft',
  [assignmentStatuses.notStarted]: 'wait',
}

/** The single act offered in a row of the home page: its label and where it is done. */
export interface RowStep {
  readonly word: 'mark' | 'publishScores' | 'publish' | 'look' | 'report'
  readonly path: string
}

export function stepOf({ assignmentInfo, reportData }: AssignmentRow): RowStep {
  const { courseId, assignmentId, status } = assignmentInfo
  const action = actionsOf(stateOf(assignmentInfo, reportData))[0]
  const inDrawer = paths.assignment(courseId, assignmentId)
  if (action === 'REVIEW') return { word: 'mark', path: paths.marking(assignmentId) }
  if (action === 'PUBLISH_SCORE') return { word: 'publishScores', path: inDrawer }
  if (action === 'PUBLISH') return { word: 'publish', path: inDrawer }
  if (action === 'REPORT' && status === assignmentStatuses.finished)
    return { word: 'report', path: paths.report(courseId, assignmentId) }
  return { word: 'look', path: inDrawer }
}
