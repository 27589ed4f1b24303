import { isOver, type OwnTimes, ownWindow, type Window } from '#domain/assignments/own-window.ts'
import type { Tenths } from '#domain/values/score.ts'
import type { ByRoot, Exact } from '#domain/statistics/exact.ts'
import { type Moments, momentsOf } from '#domain/statistics/moments.ts'
import { percentilesOf, zNumbersIn, zScoreOf } from '#domain/statistics/standing.ts'
import { type ScoreSummary, summaryOf } from '#domain/statistics/score-summary.ts'
import { slopeOf } from '#domain/statistics/trend.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import type { SubmissionState } from '../../submission/submission-state.ts'
import { type ClassStudent, type Days, type TrackedRow, trackFacts } from './track-queries.ts'

interface TrackedSubmission {
  readonly state: SubmissionState
  /** Null unless marked. */
  readonly total: Tenths | null
}

/** One assignment, over all who had to hand it in. */
export interface TrackedAssignment extends Window {
  readonly assignmentId: number
  readonly assignmentName: string
  readonly kind: string
  readonly score: Tenths
  /** By student. */
  readonly submissions: ReadonlyMap<number, TrackedSubmission>
  /** How many are waiting to be marked. */
  readonly waiting: number
  /** Totals of the marked ones. */
  readonly totals: readonly Tenths[]
  readonly moments: Moments
  /** Null if all have the same total. */
  readonly zNumberOf: ((total: Tenths) => number) | null
  /** Null if nothing is marked. */
  readonly summary: ScoreSummary | null
  /** Computed on demand. */
  readonly percentiles: () => ReadonlyMap<Tenths, Exact>
  /** Students who have not handed in although their own time is over. */
  readonly missing: ReadonlySet<number>
}

/** A class over some time, oldest assignment first. */
export interface Track {
  readonly courseName: string
  readonly assignments: readonly TrackedAssignment[]
  readonly students: readonly ClassStudent[]
}

/** Assignments and students of a class: one query, whatever their number. */
export async function readTrack(db: Executor, courseId: number, days: Days, now: Date): Promise<Track> {
  const facts = await trackFacts(db, courseId, days, now)
  if (facts === null) throw new Gone()
  return { ...facts, assignments: facts.assignments.map((row) => trackedAssignment(row, now)) }
}

function trackedAssignment({ marked, totals, waiting, unsubmitted, ...row }: TrackedRow, now: Date): TrackedAssignment {
  const assignment = {
    ...row,
    beginTime: new Date(row.beginTime),
    endTime: new Date(row.endTime),
    finishedAt: instantOf(row.finishedAt),
  }
  const moments = momentsOf(totals)
  let percentiles: ReturnType<TrackedAssignment['percentiles']> | null = null
  return {
    ...assignment,
    submissions: new Map<number, TrackedSubmission>([
      ...marked.map((uid, index) => [uid, { state: 'marked', total: totals[index] ?? null }] as const),
      ...waiting.map((uid) => [uid, { state: 'unmarked', total: null }] as const),
      ...unsubmitted.map(({ uid }) => [uid, { state: 'unsubmitted', total: null }] as const),
    ]),
    waiting: waiting.length,
    totals,
    moments,
    zNumberOf: zNumbersIn(moments),
    summary: summaryOf(totals, assignment.score),
    percentiles: () => (percentiles ??= percentilesOf(totals)),
    missing: new Set(
      unsubmitted.filter((own) => isOver(ownWindow(assignment, ownTimesOf(own)), now)).map(({ uid }) => uid),
    ),
  }
}

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const ownTimesOf = ({ changedAt, beginTime, endTime, ...own }: TrackedRow['unsubmitted'][number]): OwnTimes | null =>
  changedAt === null
    ? null
    : { ...own, changedAt: new Date(changedAt), beginTime: instantOf(beginTime), endTime: instantOf(endTime) }

/** A student's state in one assignment; null if it was not assigned to them. */
export interface Standing extends TrackedSubmission {
  readonly zScore: ByRoot | null
}

export function standingIn(assignment: TrackedAssignment, uid: number): Standing | null {
  const submission = assignment.submissions.get(uid)
  if (submission === undefined) return null
  const { total } = submission
  return { ...submission, zScore: total === null ? null : zScoreOf(total, assignment.moments) }
}

/** The percentile rank of a student in one assignment; null unless marked. */
export function percentileIn(assignment: TrackedAssignment, uid: number): Exact | null {
  const total = assignment.submissions.get(uid)?.total ?? null
  return total === null ? null : (assignment.percentiles().get(total) ?? null)
}

/** A student over all assignments of a track. */
export interface Progress {
  readonly student: ClassStudent
  readonly marked: number
  /** Number of assignments whose time was over for this student. */
  readonly missing: number
  /** Mean z-score; null without one. */
  readonly standing: number | null
  /** The percentile rank in the last marked assignment. */
  readonly percentile: Exact | null
  /** The change of the z-score from one assignment to the next. */
  readonly trend: number | null
}

export function progressOf({ assignments }: Track, student: ClassStudent): Progress {
  const { uid } = student
  const marked = assignments.flatMap((assignment, index) => {
    const total = assignment.submissions.get(uid)?.total ?? null
    return total === null ? [] : [{ assignment, index, value: assignment.zNumberOf?.(total) ?? null }]
  })
  const points = marked.flatMap(({ index, value }) => (value === null ? [] : [{ index, value }]))
  const last = marked.at(-1)
  return {
    student,
    marked: marked.length,
    missing: assignments.filter(({ missing }) => missing.has(uid)).length,
    standing: points.length === 0 ? null : points.reduce((sum, { value }) => sum + value, 0) / points.length,
    percentile: last === undefined ? null : percentileIn(last.assignment, uid),
    trend: slopeOf(points),
  }
}
