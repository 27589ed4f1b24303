import type { home } from '#api/contract/groups/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { wallTimeOf } from '#domain/time/calendar.ts'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { actionsOf } from '#domain/assignments/actions.ts'
import { type AssignmentStatus, endOf, assignmentStatuses } from '#domain/assignments/status.ts'
import { type AssignmentRecord, assignmentRowOf, unmarkedOf, unsubmittedOf } from '../assigning/assignment-rows.ts'

type Today = OutputOf<typeof home.today>

/** Days before and after today that count as near, and the lengths of the lists. */
const limits = { nearDays: 7, rows: 8, trend: 4 } as const

const { inProgress, finished, unpublished, notStarted } = assignmentStatuses

/** Assignments with submissions waiting, most first. */
export const unmarkedAssignments = (records: readonly AssignmentRecord[]): Today['unmarked'] =>
  records
    .filter((record) => unmarkedOf(record) > 0)
    .map((record) => countOf(record, unmarkedOf(record)))
    .toSorted((left, right) => right.count - left.count || left.assignmentId - right.assignmentId)

/** Assignments that have begun, end or ended in the week around today, and still lack submissions. */
export const dueAssignments = (records: readonly AssignmentRecord[], now: Date): Today['due'] =>
  nearestFirst(records)
    // After the scores are published nobody can hand in, though the end may be ahead.
    .filter((record) => record.scoreTime === null || record.status === finished)
    .filter((record) => unsubmittedOf(record) > 0 && Math.abs(daysUntil(endOf(record), now)) <= limits.nearDays)
    .map((record) => ({
      ...countOf(record, unsubmittedOf(record)),
      endTime: endOf(record).toISOString(),
      over: record.status === finished,
    }))

/** Assignments for which every screen offers to publish the scores. */
export const assignmentsToPublish = (records: readonly AssignmentRecord[]): Today['toPublish'] =>
  nearestFirst(records)
    .filter(offersPublishing)
    .map((record) => countOf(record, record.submittedCount))

const offersPublishing = (record: AssignmentRecord): boolean =>
  actionsOf({
    status: record.status as AssignmentStatus,
    hasUnmarked: unmarkedOf(record) > 0,
    hasSubmissions: record.submittedCount > 0,
    areScoresPublished: record.scoreTime !== null,
    isStillOpen: record.openCount > 0,
  }).includes('PUBLISH_SCORE')

export const recentAssignments = (records: readonly AssignmentRecord[], now: Date): Today['recent'] =>
  nearestFirst(records)
    .filter((record) => record.status === inProgress || daysUntil(endOf(record), now) >= -limits.nearDays)
    .slice(0, limits.rows)
    .map(assignmentRowOf)

/** Those that begin next, then unpublished ones, newest first. */
export const preparingAssignments = (records: readonly AssignmentRecord[]): Today['preparing'] =>
  [
    ...withStatus(records, notStarted).toSorted(
      (left, right) => +left.beginTime - +right.beginTime || byId(left, right),
    ),
    ...withStatus(records, unpublished).toSorted((left, right) => byId(right, left)),
  ]
    .slice(0, limits.rows)
    .map(assignmentRowOf)

/** The running assignment with the next deadline, otherwise the one that ended last; null if none has begun. */
export const currentAssignment = (records: readonly AssignmentRecord[]): AssignmentRecord | null =>
  nearestFirst(records)[0] ?? null

/** The assignment that ended last and has enough submissions marked. */
export const lastMarkedAssignment = (records: readonly AssignmentRecord[]): AssignmentRecord | null =>
  lastFinishedFirst(records).find(standsForClass) ?? null

/** A few submissions say nothing about a class; those of at least half of its students do. */
const standsForClass = ({ markedCount, assignedCount }: AssignmentRecord): boolean =>
  markedCount > 0 && markedCount * 2 >= assignedCount

export const trendOf = (records: readonly AssignmentRecord[]): Today['trend'] =>
  lastFinishedFirst(records)
    .filter((record) => standsForClass(record) && unmarkedOf(record) === 0 && record.score > 0)
    .slice(0, limits.trend)
    .toReversed()
    .map(({ assignmentId, assignmentName, markedSum, markedCount, assignedCount, score }) => ({
      assignmentId,
      assignmentName,
      mean: roundedQuotient(markedSum * 1000, markedCount * score),
      markedCount,
      assignedCount,
    }))

const countOf = ({ assignmentId, assignmentName }: AssignmentRecord, count: number) => ({
  assignmentId,
  assignmentName,
  count,
})

/** Those that have begun: running ones by deadline, then finished ones, latest first. */
const nearestFirst = (records: readonly AssignmentRecord[]): AssignmentRecord[] => [
  ...withStatus(records, inProgress).toSorted((left, right) => +endOf(left) - +endOf(right) || byId(left, right)),
  ...lastFinishedFirst(records),
]

const lastFinishedFirst = (records: readonly AssignmentRecord[]): AssignmentRecord[] =>
  withStatus(records, finished).toSorted((left, right) => +endOf(right) - +endOf(left) || byId(right, left))

const withStatus = (records: readonly AssignmentRecord[], status: number): AssignmentRecord[] =>
  records.filter((record) => record.status === status)

const byId = (left: AssignmentRecord, right: AssignmentRecord): number => left.assignmentId - right.assignmentId

/** Days in the school's calendar: 0 is today until midnight there. */
const daysUntil = (at: Date, now: Date): number => schoolDayNumber(at) - schoolDayNumber(now)

const schoolDayNumber = (at: Date): number => wallTimeOf(at.getTime(), schoolOffsetMinutes).dayNumber
