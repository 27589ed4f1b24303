/**
 * The tables of a class report: columns, order and rounding. The report's screen and its workbook are both made from
 * these, so that they cannot differ. No wording here: columns and words are ids.
 */
import type { AnswerKind } from '#domain/questions/question.ts'
import type { Tenths } from '#domain/values/score.ts'
import { type BandId, bandIds } from '#domain/statistics/distribution.ts'
import { percentWhole } from '#domain/statistics/rounding.ts'
import type { ScoreSummary, StatisticName } from '#domain/statistics/score-summary.ts'
import { endOf } from '#domain/assignments/status.ts'
import { empty, instant, number, type ReportCell, type StudentState, text, word } from './report-cell.ts'

export interface ReportAnswer {
  readonly value: string
  readonly count: number
  readonly right: boolean
}

export interface ReportItem {
  readonly no: number
  readonly kind: AnswerKind
  readonly sectionText: string
  readonly knowledge: string
  readonly score: Tenths
  readonly mean: Tenths | null
  /** Whole percent. */
  readonly facility: number | null
  /** Hundredths. */
  readonly discrimination: number | null
  /** Most frequent first. */
  readonly answers: readonly ReportAnswer[]
}

export interface ReportStudent {
  readonly username: string
  readonly realname: string
  readonly state: StudentState
  readonly rank: number | null
  readonly total: Tenths | null
  readonly objective: Tenths | null
  readonly written: Tenths | null
  /** Tenths of a percent. */
  readonly change: number | null
}

/** What the summary needs; the wire's class report is assignable to it. */
export interface ReportSummary {
  readonly assignment: {
    readonly assignmentName: string
    readonly beginTime: string
    readonly endTime: string
    readonly finishedAt: string | null
    readonly score: Tenths
    readonly assignedCount: number
  }
  readonly paperTitle: string
  readonly courseName: string
  readonly counts: {
    readonly markedCount: number
    readonly unmarkedCount: number
    readonly unsubmittedCount: number
  }
  readonly statistics: ScoreSummary | null
  readonly distribution: readonly number[]
  readonly items: readonly unknown[]
}

export const studentColumns = [
  'rank',
  'realname',
  'username',
  'state',
  'total',
  'objective',
  'written',
  'change',
] as const

export type StudentColumn = (typeof studentColumns)[number]

const studentCells: Readonly<Record<StudentColumn, (student: ReportStudent) => ReportCell>> = {
  rank: ({ rank }) => number(rank, 'whole'),
  realname: ({ realname }) => text(realname),
  username: ({ username }) => text(username),
  state: ({ state }) => word(state),
  total: ({ total }) => number(total, 'points', 10),
  objective: ({ objective }) => number(objective, 'points', 10),
  written: ({ written }) => number(written, 'points', 10),
  change: ({ change }) => number(change, 'change', 10),
}

/** One student's cells, in the order of `studentColumns`. */
export const studentRow = (student: ReportStudent): readonly ReportCell[] =>
  studentColumns.map((column) => studentCells[column](student))

export const itemColumns = [
  'no',
  'knowledge',
  'section',
  'fullScore',
  'mean',
  'facility',
  'discrimination',
  'commonError',
  'commonErrorCount',
] as const

export type ItemColumn = (typeof itemColumns)[number]

const itemCells: Readonly<Record<ItemColumn, (item: ReportItem) => ReportCell>> = {
  no: ({ no }) => number(no, 'whole'),
  knowledge: ({ knowledge }) => text(knowledge),
  section: ({ sectionText }) => text(sectionText),
  fullScore: ({ score }) => number(score, 'points', 10),
  mean: ({ mean }) => number(mean, 'mean', 10),
  facility: ({ facility }) => number(facility, 'percent'),
  discrimination: ({ discrimination }) => number(discrimination, 'index', 100),
  commonError: (item) => commonErrorCell(item),
  commonErrorCount: (item) => number(commonErrorOf(item)?.count ?? null, 'whole'),
}

/** One item's cells, in the order of `itemColumns`. */
export const itemRow = (item: ReportItem): readonly ReportCell[] => itemColumns.map((column) => itemCells[column](item))

/** The most frequent answer that was not right, `''` if left open; null if there is none. */
export const commonErrorOf = (item: ReportItem): ReportAnswer | null => item.answers.find(({ right }) => !right) ?? null

function commonErrorCell(item: ReportItem): ReportCell {
  if (item.mean === null) return empty
  if (item.kind === 'written') return word('seeComments')
  const error = commonErrorOf(item)
  if (error === null) return word('none')
  return error.value === '' ? word('leftOpen') : text(error.value)
}

export const summaryColumns = ['label', 'value'] as const

export type SummaryColumn = (typeof summaryColumns)[number]

export type SummaryLabel =
  | 'assignmentName'
  | 'courseName'
  | 'paperTitle'
  | 'beginTime'
  | 'endTime'
  | 'itemCount'
  | 'fullMark'
  | 'assigned'
  | StudentState
  | StatisticName
  | 'passRate'
  | BandId

export interface SummaryRow {
  readonly label: SummaryLabel
  readonly cell: ReportCell
}

/** The figures above the tables, one per row: the assignment, the four counts, the statistics, the distribution. */
export function summaryRows(report: ReportSummary): readonly SummaryRow[] {
  const { assignment, counts, statistics, distribution } = report
  const passRate = statistics && percentWhole(statistics.passed, counts.markedCount)
  return [
    { label: 'assignmentName', cell: text(assignment.assignmentName) },
    { label: 'courseName', cell: text(report.courseName) },
    { label: 'paperTitle', cell: text(report.paperTitle) },
    { label: 'beginTime', cell: instant(assignment.beginTime) },
    { label: 'endTime', cell: instant(endOf(assignment)) },
    { label: 'itemCount', cell: number(report.items.length, 'whole') },
    { label: 'fullMark', cell: number(assignment.score, 'points', 10) },
    { label: 'assigned', cell: number(assignment.assignedCount, 'whole') },
    { label: 'marked', cell: number(counts.markedCount, 'whole') },
    { label: 'unmarked', cell: number(counts.unmarkedCount, 'whole') },
    { label: 'unsubmitted', cell: number(counts.unsubmittedCount, 'whole') },
    { label: 'mean', cell: number(statistics?.mean ?? null, 'mean', 10) },
    { label: 'median', cell: number(statistics?.median ?? null, 'mean', 10) },
    { label: 'deviation', cell: number(statistics?.deviation ?? null, 'mean', 10) },
    { label: 'highest', cell: number(statistics?.highest ?? null, 'points', 10) },
    { label: 'lowest', cell: number(statistics?.lowest ?? null, 'points', 10) },
    { label: 'passed', cell: number(statistics?.passed ?? null, 'whole') },
    { label: 'passRate', cell: number(passRate, 'percent') },
    ...bandIds.map((label, band) => ({ label, cell: number(distribution[band] ?? 0, 'whole') })),
  ]
}
