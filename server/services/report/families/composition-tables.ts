import { hasAnswer } from '#domain/marking/has-answer.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { number, text } from '#domain/report/report-cell.ts'
import { type ReportTable, tableOf, words } from '#domain/report/report-table.ts'
import { totalOf } from '#domain/values/score.ts'
import { bandEnd, bandFloors, distributionOf } from '#domain/statistics/distribution.ts'
import { percentWhole, roundedQuotient } from '#domain/statistics/rounding.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { CropOf } from '../../crops.ts'
import type { WrittenAnswer } from './answers.ts'
import type { FamilyFacts } from './facts.ts'

const bandHeading = (band: number): string => `${bandFloors[band] ?? 0}–${bandEnd(band)}%`

/**
 * The class's results by each criterion of its writing: mean, facility, and how many are in each band. An item whose
 * marks were joined from several persons' has totals only, and is left out.
 */
export function criteriaTable({ items }: FamilyFacts, written: readonly WrittenAnswer[]): ReportTable {
  const byItem = groupedBy(written, ({ itemId }) => itemId)
  const rows = items.flatMap(({ item }) => {
    const answers = (byItem.get(item.itemId) ?? []).filter(({ criteria }) => criteria !== null)
    const [first] = answers
    const criteria = first?.key.kind === 'written' ? first.key.criteria : []
    return criteria.map(({ name, max }, index) => ({
      item,
      name,
      max,
      scores: answers.map((answer) => answer.criteria?.[index] ?? 0),
    }))
  })
  return tableOf(
    'criteria',
    rows.map((row) => ({ ...row, bands: distributionOf(row.scores, row.max), sum: totalOf(row.scores) })),
    [
      { id: 'no', cell: ({ item }) => number(item.no, 'whole') },
      { id: 'criterion', cell: ({ name }) => text(name) },
      { id: 'fullScore', cell: ({ max }) => number(max, 'points', 10) },
      {
        id: 'mean',
        cell: ({ sum, scores }) => number(scores.length === 0 ? null : roundedQuotient(sum, scores.length), 'mean', 10),
      },
      ...bandFloors.map((_, band) => ({
        id: 'count' as const,
        heading: bandHeading(band),
        cell: ({ bands }: { readonly bands: readonly number[] }) => number(bands[band] ?? 0, 'whole'),
      })),
      {
        id: 'facility',
        cell: ({ sum, scores, max }) =>
          number(scores.length === 0 || max === 0 ? null : percentWhole(sum, scores.length * max), 'percent'),
      },
    ],
    ({ item }) => ({ kind: 'item', id: item.itemId }),
  )
}

/** The best, the middle and the weakest text of each item; those on sheets as parts of these. */
export function sampleTable(
  { report, items, nameOf }: FamilyFacts,
  written: readonly WrittenAnswer[],
  cropOf: CropOf,
): ReportTable {
  const { assignmentId } = report.assignment
  const byItem = groupedBy(
    written.filter(({ value }) => hasAnswer(value)),
    ({ itemId }) => itemId,
  )
  const rows = items.flatMap(({ item }) => {
    const answers = byItem.get(item.itemId) ?? []
    const last = answers.length - 1
    const samples = new Map([
      [last, 'weakest'],
      [Math.floor(last / 2), 'central'],
      [0, 'best'],
    ] as const)
    return [...samples]
      .toSorted(([left], [right]) => left - right)
      .flatMap(([index, which]) => {
        const answer = answers[index]
        return answer === undefined ? [] : [{ item, which, answer }]
      })
  })
  return tableOf(
    'samples',
    rows,
    [
      { id: 'no', cell: ({ item }) => number(item.no, 'whole') },
      { id: 'which', cell: ({ which }) => words(which) },
      { id: 'name', cell: ({ answer }) => text(nameOf(answer.uid)) },
      { id: 'score', cell: ({ answer }) => number(answer.score, 'points', 10) },
      { id: 'fullScore', cell: ({ item }) => number(item.score, 'points', 10) },
      {
        id: 'text',
        cell: ({ answer: { uid, itemId, value } }) => {
          const crop = value === onSheet ? cropOf({ assignmentId, uid, itemId }) : null
          return crop === null ? text(value.trim()) : { kind: 'crop', place: crop }
        },
      },
    ],
    ({ answer }) => ({ kind: 'student', id: answer.uid }),
  )
}
