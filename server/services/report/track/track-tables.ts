import { endOf } from '#domain/assignments/status.ts'
import { distinctNames } from '#domain/report/distinct-names.ts'
import { empty, instant, number, text } from '#domain/report/report-cell.ts'
import {
  type ColumnOf,
  type ReportTable,
  type TableCell,
  tableOf,
  type TableWord,
  tableWords,
  words,
} from '#domain/report/report-table.ts'
import { byRootUnits, exactUnits } from '#domain/statistics/exact.ts'
import { momentsOf } from '#domain/statistics/moments.ts'
import { percentWhole } from '#domain/statistics/rounding.ts'
import { meanPercentileOf, meanZScoreOf } from '#domain/statistics/standing.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import type { TotalsElsewhere } from './totals-elsewhere.ts'
import { percentileIn, type Progress, progressOf, standingIn, type TrackedAssignment, type Track } from './track.ts'

export type NameOf = (uid: number) => string

const kindCell = (kind: string): TableCell => {
  const known = tableWords.find((word): word is TableWord => word === kind)
  return known === undefined ? empty : words(known)
}

const facilityOf = ({ totals, moments, score }: TrackedAssignment): number | null =>
  totals.length === 0 || score === 0 ? null : percentWhole(Number(moments.sum), totals.length * score)

const endCell = (assignment: TrackedAssignment): TableCell => instant(endOf(assignment).toISOString())

const behindAssignment = ({ assignmentId }: TrackedAssignment) => ({ kind: 'assignment', id: assignmentId }) as const

/**
 * The class among all who took the same paper; null if nobody else did. Both are independent of how hard the paper was.
 */
function amongAll({ assignmentId, totals }: TrackedAssignment, elsewhere: TotalsElsewhere) {
  const others = elsewhere.get(assignmentId) ?? []
  const all = others.length === 0 ? [] : [...totals, ...others]
  return { zScore: meanZScoreOf(totals, momentsOf(all)), percentile: meanPercentileOf(totals, all) }
}

/** The assignments of a class over time: their results, and what is missing. */
export const assignmentsTable = (assignments: readonly TrackedAssignment[], elsewhere: TotalsElsewhere): ReportTable =>
  tableOf(
    'tests',
    assignments.map((assignment) => ({ ...assignment, ...amongAll(assignment, elsewhere) })),
    [
      { id: 'assignment', cell: ({ assignmentName }) => text(assignmentName) },
      { id: 'kind', cell: ({ kind }) => kindCell(kind) },
      { id: 'endTime', cell: endCell },
      { id: 'assigned', cell: ({ submissions }) => number(submissions.size, 'whole') },
      { id: 'marked', cell: ({ totals }) => number(totals.length, 'whole') },
      { id: 'waiting', cell: ({ waiting }) => number(waiting, 'whole') },
      { id: 'missing', cell: ({ missing }) => number(missing.size, 'whole') },
      { id: 'fullScore', cell: ({ score }) => number(score, 'points', 10) },
      { id: 'mean', cell: ({ summary }) => number(summary?.mean ?? null, 'mean', 10) },
      { id: 'deviation', cell: ({ summary }) => number(summary?.deviation ?? null, 'mean', 10) },
      { id: 'facility', cell: (assignment) => number(facilityOf(assignment), 'percent') },
      { id: 'zScore', cell: ({ zScore }) => number(zScore && byRootUnits(zScore, 100), 'index', 100) },
      { id: 'percentile', cell: ({ percentile }) => number(percentile && exactUnits(percentile, 100), 'whole') },
    ],
    behindAssignment,
  )

/** A floating-point number as whole hundredths. */
export const hundredths = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100) || 0

/** The students of a class over time, those who are falling behind first. */
export function progressTable(track: Track, nameOf: NameOf): ReportTable {
  const rows = track.students.map((student) => progressOf(track, student))
  const order = ({ trend }: Progress) => trend ?? Infinity
  return tableOf(
    'progress',
    rows.toSorted((left, right) => (order(left) === order(right) ? 0 : order(left) - order(right))),
    [
      { id: 'name', cell: ({ student }) => text(nameOf(student.uid)) },
      { id: 'marked', cell: ({ marked }) => number(marked, 'whole') },
      { id: 'missing', cell: ({ missing }) => number(missing, 'whole') },
      { id: 'percentile', cell: ({ percentile }) => number(percentile && exactUnits(percentile, 100), 'whole') },
      { id: 'standing', cell: ({ standing }) => number(hundredths(standing), 'index', 100) },
      { id: 'trend', cell: ({ trend }) => number(hundredths(trend), 'index', 100) },
    ],
    ({ student }) => ({ kind: 'student', id: student.uid }),
  )
}

/** Everybody's scores, one column per assignment. */
export function scoresTable(track: Track, nameOf: NameOf): ReportTable {
  const headings = distinctNames(track.assignments, [
    ({ assignmentName }) => assignmentName,
    (assignment) => schoolDay(endOf(assignment)).slice(5),
  ])
  return tableOf(
    'scores',
    track.students,
    [
      { id: 'name', cell: ({ uid }) => text(nameOf(uid)) },
      ...track.assignments.map((assignment, index): ColumnOf<{ readonly uid: number }> => ({
        id: 'score',
        heading: headings[index] ?? assignment.assignmentName,
        cell: ({ uid }) => {
          const standing = standingIn(assignment, uid)
          if (standing === null) return empty
          return standing.total === null ? words(standing.state) : number(standing.total, 'points', 10)
        },
      })),
    ],
    ({ uid }) => ({ kind: 'student', id: uid }),
  )
}

/** One student over all their assignments, compared with the class. */
export function ownAssignmentsTable({ assignments }: Track, uid: number): ReportTable {
  const rows = assignments.flatMap((assignment) => {
    const standing = standingIn(assignment, uid)
    return standing === null ? [] : [{ assignment, standing }]
  })
  return tableOf(
    'ownTests',
    rows,
    [
      { id: 'assignment', cell: ({ assignment }) => text(assignment.assignmentName) },
      { id: 'endTime', cell: ({ assignment }) => endCell(assignment) },
      { id: 'state', cell: ({ standing }) => words(standing.state) },
      { id: 'score', cell: ({ standing }) => number(standing.total, 'points', 10) },
      { id: 'fullScore', cell: ({ assignment }) => number(assignment.score, 'points', 10) },
      { id: 'classMean', cell: ({ assignment: { summary } }) => number(summary?.mean ?? null, 'mean', 10) },
      {
        id: 'facility',
        cell: ({ assignment, standing }) =>
          number(
            standing.total === null || assignment.score === 0 ? null : percentWhole(standing.total, assignment.score),
            'percent',
          ),
      },
      {
        id: 'zScore',
        cell: ({ standing }) => number(standing.zScore && byRootUnits(standing.zScore, 100), 'index', 100),
      },
      {
        id: 'percentile',
        cell: ({ assignment }) => {
          const percentile = percentileIn(assignment, uid)
          return number(percentile && exactUnits(percentile, 100), 'whole')
        },
      },
    ],
    ({ assignment }) => behindAssignment(assignment),
  )
}
