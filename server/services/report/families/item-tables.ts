import { number, type NumberFormat, text } from '#domain/report/report-cell.ts'
import { type Behind, type ReportTable, tableOf, words } from '#domain/report/report-table.ts'
import { totalOf } from '#domain/values/score.ts'
import { byRootUnits, exactUnits } from '#domain/statistics/exact.ts'
import { discriminationOf, facilityOf } from '#domain/statistics/item-analysis.ts'
import { itemCorrelationOf } from '#domain/statistics/item-correlation.ts'
import { doubtsOf } from '#domain/statistics/item-doubts.ts'
import { reliabilityOf } from '#domain/statistics/reliability.ts'
import { optionsByGroup } from '#domain/statistics/option-analysis.ts'
import { percentWhole, type Ratio, roundedQuotient } from '#domain/statistics/rounding.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { FamilyFacts, FamilyItemFacts } from './facts.ts'

/** Cronbach's alpha and the error of measurement of these items together. */
export function reliabilityTable({ marked, items }: FamilyFacts): ReportTable {
  const found = reliabilityOf(items.map(({ scores }) => scores))
  const rows = [{ students: marked.length, items: items.length, found }]
  return tableOf(
    'reliability',
    rows,
    [
      { id: 'students', cell: (row) => number(row.students, 'whole') },
      { id: 'itemCount', cell: (row) => number(row.items, 'whole') },
      { id: 'alpha', cell: (row) => number(row.found && exactUnits(row.found.alpha, 100), 'index', 100) },
      { id: 'error', cell: (row) => number(row.found?.error ? byRootUnits(row.found.error, 1) : null, 'mean', 10) },
    ],
    () => ({ kind: 'table', id: 'itemAnalysis' }),
  )
}

interface Sum {
  readonly name: string
  readonly items: readonly FamilyItemFacts[]
}

const sumsBy = (items: readonly FamilyItemFacts[], nameOf: (facts: FamilyItemFacts) => string): readonly Sum[] =>
  [...groupedBy(items, nameOf)].map(([name, of]) => ({ name, items: of }))

const fullOf = ({ items }: Sum) => totalOf(items.map(({ item }) => item.score))

const scoredOf = ({ items }: Sum) => totalOf(items.flatMap(({ scores }) => scores))

const behindSum = ({ name, items }: Sum): Behind => ({
  kind: 'items',
  name,
  itemIds: items.map(({ item }) => item.itemId),
})

const facilityCell = (sum: Sum, students: number) => {
  const full = fullOf(sum) * students
  return number(full === 0 ? null : percentWhole(scoredOf(sum), full), 'percent')
}

/** The class's results in each section. */
export const sectionTable = ({ marked, items }: FamilyFacts): ReportTable =>
  tableOf(
    'sections',
    sumsBy(items, ({ item }) => item.sectionText),
    [
      { id: 'section', cell: ({ name }) => text(name) },
      { id: 'itemCount', cell: (sum) => number(sum.items.length, 'whole') },
      { id: 'fullScore', cell: (sum) => number(fullOf(sum), 'points', 10) },
      {
        id: 'mean',
        cell: (sum) => number(marked.length === 0 ? null : roundedQuotient(scoredOf(sum), marked.length), 'mean', 10),
      },
      { id: 'facility', cell: (sum) => facilityCell(sum, marked.length) },
    ],
    behindSum,
  )

/** The class's results in each knowledge point, weakest first. */
export function knowledgeTable({ marked, items }: FamilyFacts): ReportTable {
  const sums = sumsBy(items, ({ item }) => item.knowledge)
  const weakestFirst = sums.toSorted((left, right) => scoredOf(left) * fullOf(right) - scoredOf(right) * fullOf(left))
  return tableOf(
    'knowledge',
    weakestFirst,
    [
      { id: 'knowledge', cell: ({ name }) => text(name) },
      { id: 'itemNumbers', cell: (sum) => text(sum.items.map(({ item }) => item.no).join(', ')) },
      { id: 'fullScore', cell: (sum) => number(fullOf(sum), 'points', 10) },
      { id: 'facility', cell: (sum) => facilityCell(sum, marked.length) },
    ],
    behindSum,
  )
}

const ratioCell = (ratio: Ratio | null, format: NumberFormat) =>
  number(ratio && roundedQuotient(ratio.numerator * 100, ratio.denominator), format, format === 'percent' ? 1 : 100)

/** Facility, discrimination and correlation of each item, and any warnings. */
export const itemAnalysisTable = ({ items }: FamilyFacts): ReportTable =>
  tableOf(
    'itemAnalysis',
    items.map((facts) => ({
      ...facts,
      students: facts.results.length,
      facility: facilityOf(facts.scores, facts.item.score),
      discrimination: discriminationOf(facts.results, facts.item.score),
      correlation: itemCorrelationOf(facts.results),
    })),
    [
      { id: 'no', cell: ({ item }) => number(item.no, 'whole') },
      { id: 'knowledge', cell: ({ item }) => text(item.knowledge) },
      { id: 'facility', cell: ({ facility }) => ratioCell(facility, 'percent') },
      { id: 'discrimination', cell: ({ discrimination }) => ratioCell(discrimination, 'index') },
      {
        id: 'correlation',
        cell: ({ correlation }) => number(correlation && byRootUnits(correlation, 100), 'index', 100),
      },
      { id: 'doubts', cell: (row) => words(...doubtsOf(row)) },
    ],
    ({ item }) => ({ kind: 'item', id: item.itemId }),
  )

const isOfOptions = ({ item }: FamilyItemFacts) => item.kind === 'single' || item.kind === 'multiple'

/** Who chose which option, by upper, middle and lower group; also the options that nobody chose. */
export const optionTable = ({ items, isGrouped }: FamilyFacts): ReportTable =>
  answerTable('options', isGrouped, items.filter(isOfOptions), ({ options, answers }) =>
    optionsByGroup(options, answers),
  )

/** Which options were chosen together. */
export const combinationTable = ({ items, isGrouped }: FamilyFacts): ReportTable =>
  answerTable(
    'combinations',
    isGrouped,
    items.filter(({ item }) => item.kind === 'multiple'),
    ({ answers }) => answers.filter(({ value }) => value !== ''),
  )

/** Wrong answers that at least two students typed, by group. */
export const wrongAnswerTable = ({ items, isGrouped }: FamilyFacts): ReportTable =>
  answerTable(
    'wrongAnswers',
    isGrouped,
    items.filter((facts) => !isOfOptions(facts)),
    ({ answers }) => answers.filter(({ right, count }) => !right && count > 1).slice(0, mostWrong),
  )

/** How many wrong answers are listed per item. */
const mostWrong = 5

const answerTable = (
  id: 'options' | 'combinations' | 'wrongAnswers',
  isGrouped: boolean,
  items: readonly FamilyItemFacts[],
  listed: (facts: FamilyItemFacts) => FamilyItemFacts['answers'],
): ReportTable =>
  tableOf(
    id,
    items.flatMap((facts) => listed(facts).map((answer) => ({ item: facts.item, ...answer }))),
    [
      { id: 'no', cell: ({ item }) => number(item.no, 'whole') },
      { id: 'answer', cell: ({ value }) => (value === '' ? words('leftOpen') : text(value)) },
      ...(id === 'wrongAnswers'
        ? []
        : [{ id: 'right' as const, cell: ({ right }: { right: boolean }) => (right ? words('right') : words()) }]),
      { id: 'count', cell: ({ count }) => number(count, 'whole') },
      { id: 'upper', cell: ({ upper }) => number(isGrouped ? upper : null, 'whole') },
      { id: 'middle', cell: ({ middle }) => number(isGrouped ? middle : null, 'whole') },
      { id: 'lower', cell: ({ lower }) => number(isGrouped ? lower : null, 'whole') },
    ],
    // An option of several to choose is part of many answers: the item lists them all.
    ({ item, value }) =>
      id === 'options' && item.kind === 'multiple' && value !== ''
        ? { kind: 'item', id: item.itemId }
        : { kind: 'answer', id: item.itemId, value },
  )
