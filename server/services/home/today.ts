import type { home } from '#api/contract/areas/home.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { wallTimeOf } from '#domain/calendar.ts'
import { schoolOffsetMinutes } from '#domain/school-day.ts'
import { roundedQuotient } from '#domain/statistics/rounding.ts'
import { endOf, taskStatuses } from '#domain/tasks/status.ts'
import { publishScoresRefusal } from '../homework/scores.ts'
import { type TestRecord, testRowOf, unmarkedOf, unsubmittedOf } from '../homework/test-rows.ts'

type Today = OutputOf<typeof home.today>

/** Days before and after today that count as near, and the lengths of the lists. */
const limits = { nearDays: 7, rows: 8, trend: 4 } as const

const { inProgress, finished, unpublished, notStarted } = taskStatuses

/** Scripts that wait, the largest heap first. */
export const unmarkedTests = (records: readonly TestRecord[]): Today['unmarked'] =>
  records
    .filter((record) => unmarkedOf(record) > 0)
    .map((record) => countOf(record, unmarkedOf(record)))
    .toSorted((left, right) => right.count - left.count || left.testId - right.testId)

/** Students who still have to hand in what has begun and ends, or ended, in the week around today. */
export const dueTests = (records: readonly TestRecord[], now: Date): Today['due'] =>
  nearestFirst(records)
    .filter((record) => unsubmittedOf(record) > 0 && Math.abs(daysUntil(endOf(record), now)) <= limits.nearDays)
    .map((record) => ({
      ...countOf(record, unsubmittedOf(record)),
      endTime: endOf(record).toISOString(),
      over: record.status === finished,
    }))

/** Tests whose scores can be published now. */
export const testsToPublish = (records: readonly TestRecord[]): Today['toPublish'] =>
  nearestFirst(records)
    .filter((record) => publishScoresRefusal(record) === null)
    .map((record) => countOf(record, record.submittedCount))

export const recentTests = (records: readonly TestRecord[], now: Date): Today['recent'] =>
  nearestFirst(records)
    .filter((record) => record.status === inProgress || daysUntil(endOf(record), now) >= -limits.nearDays)
    .slice(0, limits.rows)
    .map(testRowOf)

/** What begins next comes first, then what is not published, the newest first. */
export const preparingTests = (records: readonly TestRecord[]): Today['preparing'] =>
  [
    ...withStatus(records, notStarted).toSorted(
      (left, right) => +left.beginTime - +right.beginTime || byId(left, right),
    ),
    ...withStatus(records, unpublished).toSorted((left, right) => byId(right, left)),
  ]
    .slice(0, limits.rows)
    .map(testRowOf)

/** The running test with the next deadline, else the one that ended last; null while none has begun. */
export const currentTest = (records: readonly TestRecord[]): TestRecord | null => nearestFirst(records)[0] ?? null

/** The test that ended last and of which enough scripts are marked. */
export const lastMarkedTest = (records: readonly TestRecord[]): TestRecord | null =>
  lastFinishedFirst(records).find(standsForClass) ?? null

/** A few scripts say nothing of a class: those of at least half of the students do. */
const standsForClass = ({ markedCount, assignedCount }: TestRecord): boolean =>
  markedCount > 0 && markedCount * 2 >= assignedCount

export const trendOf = (records: readonly TestRecord[]): Today['trend'] =>
  lastFinishedFirst(records)
    .filter((record) => standsForClass(record) && unmarkedOf(record) === 0 && record.score > 0)
    .slice(0, limits.trend)
    .toReversed()
    .map(({ testId, testName, markedSum, markedCount, assignedCount, score }) => ({
      testId,
      testName,
      mean: roundedQuotient(markedSum * 1000, markedCount * score),
      markedCount,
      assignedCount,
    }))

const countOf = ({ testId, testName }: TestRecord, count: number) => ({ testId, testName, count })

/** What has begun: running ones by their deadline, then those over, the last one first. */
const nearestFirst = (records: readonly TestRecord[]): TestRecord[] => [
  ...withStatus(records, inProgress).toSorted((left, right) => +endOf(left) - +endOf(right) || byId(left, right)),
  ...lastFinishedFirst(records),
]

const lastFinishedFirst = (records: readonly TestRecord[]): TestRecord[] =>
  withStatus(records, finished).toSorted((left, right) => +endOf(right) - +endOf(left) || byId(right, left))

const withStatus = (records: readonly TestRecord[], status: number): TestRecord[] =>
  records.filter((record) => record.status === status)

const byId = (left: TestRecord, right: TestRecord): number => left.testId - right.testId

/** Days of the school's calendar: 0 is today until midnight there. */
const daysUntil = (at: Date, now: Date): number => schoolDayNumber(at) - schoolDayNumber(now)

const schoolDayNumber = (at: Date): number => wallTimeOf(at.getTime(), schoolOffsetMinutes).dayNumber
