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
import { percentileIn, type Progress, progressOf, standingIn, type TestInTrack, type Track } from './track.ts'

export type NameOf = (uid: number) => string

const kindCell = (kind: string): TableCell => {
  const known = tableWords.find((word): word is TableWord => word === kind)
  return known === undefined ? empty : words(known)
}

const facilityOf = ({ totals, moments, score }: TestInTrack): number | null =>
  totals.length === 0 || score === 0 ? null : percentWhole(Number(moments.sum), totals.length * score)

const endCell = (test: TestInTrack): TableCell => instant(endOf(test).toISOString())

const behindTest = ({ assignmentId }: TestInTrack) => ({ kind: 'assignment', id: assignmentId }) as const

/**
 * The class among all who took the same paper; null if nobody else did. Both are independent of how hard the paper was.
 */
function amongAll({ assignmentId, totals }: TestInTrack, elsewhere: TotalsElsewhere) {
  const others = elsewhere.get(assignmentId) ?? []
  const all = others.length === 0 ? [] : [...totals, ...others]
  return { zScore: meanZScoreOf(totals, momentsOf(all)), percentile: meanPercentileOf(totals, all) }
}

/** The assignments of a class over time: their results, and what is missing. */
export const testsTable = (tests: readonly TestInTrack[], elsewhere: TotalsElsewhere): ReportTable =>
  tableOf(
    'tests',
    tests.map((test) => ({ ...test, ...amongAll(test, elsewhere) })),
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
      { id: 'facility', cell: (test) => number(facilityOf(test), 'percent') },
      { id: 'zScore', cell: ({ zScore }) => number(zScore && byRootUnits(zScore, 100), 'index', 100) },
      { id: 'percentile', cell: ({ percentile }) => number(percentile && exactUnits(percentile, 100), 'whole') },
    ],
    behindTest,
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
  const headings = distinctNames(track.tests, [
    ({ assignmentName }) => assignmentName,
    (test) => schoolDay(endOf(test)).slice(5),
  ])
  return tableOf(
    'scores',
    track.students,
    [
      { id: 'name', cell: ({ uid }) => text(nameOf(uid)) },
      ...track.tests.map((test, index): ColumnOf<{ readonly uid: number }> => ({
        id: 'score',
        heading: headings[index] ?? test.assignmentName,
        cell: ({ uid }) => {
          const standing = standingIn(test, uid)
          if (standing === null) return empty
          return standing.total === null ? words(standing.state) : number(standing.total, 'points', 10)
        },
      })),
    ],
    ({ uid }) => ({ kind: 'student', id: uid }),
  )
}

/** One student over all their assignments, compared with the class. */
export function ownTestsTable({ tests }: Track, uid: number): ReportTable {
  const rows = tests.flatMap((test) => {
    const standing = standingIn(test, uid)
    return standing === null ? [] : [{ test, standing }]
  })
  return tableOf(
    'ownTests',
    rows,
    [
      { id: 'assignment', cell: ({ test }) => text(test.assignmentName) },
      { id: 'endTime', cell: ({ test }) => endCell(test) },
      { id: 'state', cell: ({ standing }) => words(standing.state) },
      { id: 'score', cell: ({ standing }) => number(standing.total, 'points', 10) },
      { id: 'fullScore', cell: ({ test }) => number(test.score, 'points', 10) },
      { id: 'classMean', cell: ({ test: { summary } }) => number(summary?.mean ?? null, 'mean', 10) },
      {
        id: 'facility',
        cell: ({ test, standing }) =>
          number(
            standing.total === null || test.score === 0 ? null : percentWhole(standing.total, test.score),
            'percent',
          ),
      },
      {
        id: 'zScore',
        cell: ({ standing }) => number(standing.zScore && byRootUnits(standing.zScore, 100), 'index', 100),
      },
      {
        id: 'percentile',
        cell: ({ test }) => {
          const percentile = percentileIn(test, uid)
          return number(percentile && exactUnits(percentile, 100), 'whole')
        },
      },
    ],
    ({ test }) => behindTest(test),
  )
}
