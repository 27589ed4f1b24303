import type { home } from '#api/contract/groups/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { wallTimeOf } from '#domain/time/calendar.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { actionsOf } from '#domain/assignments/actions.ts'
import { type AssignmentStatus, endOf, assignmentStatuses } from '#domain/assignments/status.ts'
import { type StoredAssignment, assignmentRowOf, unmarkedOf, unsubmittedOf } from '../assigning/assignment-rows.ts'

type Today = OutputOf<typeof home.today>

/** Days before and after today that count as near, and the lengths of the lists. */
const limits = { nearDays: 7, rows: 8, trend: 4 } as const

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** Assignments with submissions waiting, most first. */
export const unmarkedAssignments = (assignments: readonly StoredAssignment[]): Today['unmarked'] =>
  assignments
    .filter((assignment) => unmarkedOf(assignment) > 0)
    .map((assignment) => countOf(assignment, unmarkedOf(assignment)))
    .toSorted((left, right) => right.count - left.count || left.assignmentId - right.assignmentId)

/** Assignments that have begun, end or ended in the week around today, and still lack submissions. */
export const dueAssignments = (assignments: readonly StoredAssignment[], now: Date): Today['due'] =>
  nearestFirst(assignments)
    // After the scores are published nobody can hand in, though the end may be ahead.
    .filter(({ scoreTime, status }) => scoreTime === null || status === finished)
    .filter(
      (assignment) => unsubmittedOf(assignment) > 0 && Math.abs(daysUntil(endOf(assignment), now)) <= limits.nearDays,
    )
    .map((assignment) => ({
      ...countOf(assignment, unsubmittedOf(assignment)),
      endTime: endOf(assignment).toISOString(),
      over: assignment.status === finished,
    }))

/** Assignments for which every screen offers to publish the scores. */
export const assignmentsToPublish = (assignments: readonly StoredAssignment[]): Today['toPublish'] =>
  nearestFirst(assignments)
    .filter(offersPublishing)
    .map((assignment) => countOf(assignment, assignment.submittedCount))

const offersPublishing = (assignment: StoredAssignment): boolean =>
  actionsOf({
    status: assignment.status as AssignmentStatus,
    hasUnmarked: unmarkedOf(assignment) > 0,
    hasSubmissions: assignment.submittedCount > 0,
    hasUnsubmitted: unsubmittedOf(assignment) > 0,
    areScoresPublished: assignment.scoreTime !== null,
    isStillOpen: assignment.openCount > 0,
  }).includes('PUBLISH_SCORE')

export const recentAssignments = (assignments: readonly StoredAssignment[], now: Date): Today['recent'] =>
  nearestFirst(assignments)
    .filter((assignment) => assignment.status === inProgress || daysUntil(endOf(assignment), now) >= -limits.nearDays)
    .slice(0, limits.rows)
    .map(assignmentRowOf)

/** Those that begin next, then unpublished ones, newest first. */
export const preparingAssignments = (assignments: readonly StoredAssignment[]): Today['preparing'] =>
  [
    ...withStatus(assignments, notStarted).toSorted(
      (left, right) => +left.beginTime - +right.beginTime || byId(left, right),
    ),
    ...withStatus(assignments, unpublished).toSorted((left, right) => byId(right, left)),
  ]
    .slice(0, limits.rows)
    .map(assignmentRowOf)

/** The running assignment with the next deadline, otherwise the one that ended last; null if none has begun. */
export const currentAssignment = (assignments: readonly StoredAssignment[]): StoredAssignment | null =>
  nearestFirst(assignments)[0] ?? null

/** The assignment that ended last and has enough submissions marked. */
export const lastMarkedAssignment = (assignments: readonly StoredAssignment[]): StoredAssignment | null =>
  lastFinishedFirst(assignments).find(standsForClass) ?? null

/** A few submissions say nothing about a class; those of at least half of its students do. */
const standsForClass = ({ markedCount, assignedCount }: StoredAssignment): boolean =>
  markedCount > 0 && markedCount * 2 >= assignedCount

export const trendOf = (assignments: readonly StoredAssignment[]): Today['trend'] =>
  lastFinishedFirst(assignments)
    .filter((assignment) => standsForClass(assignment) && unmarkedOf(assignment) === 0 && assignment.score > 0)
    .slice(0, limits.trend)
    .toReversed()
    .map(({ assignmentId, assignmentName, markedSum, markedCount, assignedCount, score }) => ({
      assignmentId,
      assignmentName,
      mean: roundedQuotient(markedSum * 1000, markedCount * score),
      markedCount,
      assignedCount,
    }))

const countOf = ({ assignmentId, assignmentName }: StoredAssignment, count: number) => ({
  assignmentId,
  assignmentName,
  count,
})

/** Those that have begun: running ones by deadline, then finished ones, latest first. */
const nearestFirst = (assignments: readonly StoredAssignment[]): StoredAssignment[] => [
  ...withStatus(assignments, inProgress).toSorted((left, right) => +endOf(left) - +endOf(right) || byId(left, right)),
  ...lastFinishedFirst(assignments),
]

const lastFinishedFirst = (assignments: readonly StoredAssignment[]): StoredAssignment[] =>
  withStatus(assignments, finished).toSorted((left, right) => +endOf(right) - +endOf(left) || byId(right, left))

const withStatus = (assignments: readonly StoredAssignment[], status: number): StoredAssignment[] =>
  assignments.filter((assignment) => assignment.status === status)

const byId = (left: StoredAssignment, right: StoredAssignment): number => left.assignmentId - right.assignmentId

/** Days in the school's calendar: 0 is today until midnight there. */
const daysUntil = (at: Date, now: Date): number => schoolDayNumber(at) - schoolDayNumber(now)

const schoolDayNumber = (at: Date): number => wallTimeOf(at.getTime(), schoolOffsetMinutes).dayNumber
