import { empty, instant, number, text } from '#domain/report/report-cell.ts'
import { type ReportTable, tableOf, words } from '#domain/report/report-table.ts'
import { totalOf } from '#domain/values/score.ts'
import { ranksOf } from '#domain/statistics/ranks.ts'
import { percentWhole, roundedQuotient } from '#domain/statistics/rounding.ts'
import type { FamilyFacts } from './facts.ts'
import { minute } from '#domain/time/units.ts'

/** Each student's result in the family's items, best first. */
export function partStudentTable({ marked, items, nameOf }: FamilyFacts): ReportTable {
  const full = totalOf(items.map(({ item }) => item.score))
  const scores = marked.map((_, index) => totalOf(items.map((item) => item.scores[index] ?? 0)))
  const ranks = ranksOf(scores)
  const rows = marked.map(({ uid }, index) => ({ uid, score: scores[index] ?? 0, rank: ranks[index] ?? 0 }))
  return tableOf(
    'partStudents',
    rows.toSorted((left, right) => left.rank - right.rank),
    [
      { id: 'rank', cell: ({ rank }) => number(rank, 'whole') },
      { id: 'name', cell: ({ uid }) => text(nameOf(uid)) },
      { id: 'score', cell: ({ score }) => number(score, 'points', 10) },
      { id: 'fullScore', cell: () => number(full, 'points', 10) },
      { id: 'facility', cell: ({ score }) => number(full === 0 ? null : percentWhole(score, full), 'percent') },
    ],
    ({ uid }) => ({ kind: 'student', id: uid }),
  )
}

/** Who has handed in, how long it took, and how many items were right first time. */
export function completionTable(
  { report, marked, items, nameOf }: FamilyFacts,
  started: ReadonlyMap<number, Date | null>,
): ReportTable {
  const indices = new Map(marked.map(({ uid }, index) => [uid, index]))
  const rightOf = (uid: number): number | null => {
    const index = indices.get(uid)
    if (index === undefined) return null
    return items.filter(({ item, scores }) => scores[index] === item.score).length
  }
  const minutesOf = (uid: number, submittedAt: string | null): number | null => {
    const begun = started.get(uid) ?? null
    if (begun === null || submittedAt === null) return null
    return roundedQuotient(Math.max(0, Date.parse(submittedAt) - begun.getTime()), minute)
  }
  return tableOf(
    'completion',
    report.students,
    [
      { id: 'name', cell: ({ uid }) => text(nameOf(uid)) },
      { id: 'state', cell: ({ state }) => words(state) },
      { id: 'submittedAt', cell: ({ submittedAt }) => (submittedAt === null ? empty : instant(submittedAt)) },
      { id: 'minutes', cell: ({ uid, submittedAt }) => number(minutesOf(uid, submittedAt), 'whole') },
      { id: 'firstTry', cell: ({ uid }) => number(rightOf(uid), 'whole') },
      { id: 'itemCount', cell: () => number(items.length, 'whole') },
      { id: 'score', cell: ({ total }) => number(total, 'points', 10) },
    ],
    ({ uid }) => ({ kind: 'student', id: uid }),
  )
}
