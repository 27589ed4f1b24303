/**
 * Tables of reports as values. The service makes them; screen, workbook and Word file render the same cells, so that
 * they cannot differ. No wording here: tables, columns and words are ids (`report-table.texts.ts`).
 */
import type { SheetBox } from '../scan/scan.ts'
import type { PlainCell } from './report-cell.ts'

export const tableIds = [
  'reliability',
  'sections',
  'knowledge',
  'itemAnalysis',
  'options',
  'combinations',
  'wrongAnswers',
  'partStudents',
  'completion',
  'criteria',
  'samples',
  'tests',
  'progress',
  'scores',
  'ownTests',
  'oftenWrong',
  'classes',
  'classItems',
] as const

export type TableId = (typeof tableIds)[number]

export const columnIds = [
  'account',
  'alpha',
  'answer',
  'answered',
  'assigned',
  'assignment',
  'className',
  'classMean',
  'correlation',
  'count',
  'criterion',
  'deviation',
  'discrimination',
  'doubts',
  'endTime',
  'error',
  'facility',
  'firstTry',
  'fullScore',
  'highest',
  'itemCount',
  'itemNumbers',
  'kind',
  'knowledge',
  'lower',
  'lowest',
  'marked',
  'mean',
  'median',
  'middle',
  'minutes',
  'missing',
  'name',
  'named',
  'no',
  'passRate',
  'percentile',
  'rank',
  'right',
  'score',
  'section',
  'standing',
  'state',
  'stem',
  'students',
  'submittedAt',
  'text',
  'trend',
  'upper',
  'waiting',
  'which',
  'wrong',
  'zScore',
] as const

export type ColumnId = (typeof columnIds)[number]

export const tableWords = [
  'marked',
  'unmarked',
  'unsubmitted',
  'leftOpen',
  'right',
  'weakDoBetter',
  'strongChooseWrong',
  'tellsLittle',
  'tooEasy',
  'tooHard',
  'best',
  'central',
  'weakest',
  'practice',
  'homework',
  'test',
  'studyTask',
  'dictation',
  'composition',
] as const

export type TableWord = (typeof tableWords)[number]

/** A student's handwriting on a scanned sheet; files only mention that it exists. */
export interface CropCell {
  readonly kind: 'crop'
  readonly place: { readonly scanPageId: number; readonly area: SheetBox }
}

export type TableCell = PlainCell | CropCell | { readonly kind: 'words'; readonly words: readonly TableWord[] }

/** What a row links to. */
export type Behind =
  /** An item with everybody's answers; in the report of the assignment `reportOf`, if that is another one. */
  | { readonly kind: 'item'; readonly id: number; readonly reportOf?: number | undefined }
  | { readonly kind: 'student'; readonly id: number }
  | { readonly kind: 'assignment'; readonly id: number }
  /** The students who gave one answer to an item; empty for those who left it open. */
  | { readonly kind: 'answer'; readonly id: number; readonly value: string }
  /** The items of a knowledge point or a section, under its name. */
  | { readonly kind: 'items'; readonly name: string; readonly itemIds: readonly number[] }
  /** Another table of the same report, whose rows make up the figures. */
  | { readonly kind: 'table'; readonly id: TableId }

export interface TableRow {
  readonly cells: readonly TableCell[]
  readonly behind: Behind | null
}

export interface ReportTable {
  readonly id: TableId
  /** `heading` is a column's individual name: a class, an assignment; null if its id suffices. */
  readonly columns: readonly { readonly id: ColumnId; readonly heading: string | null }[]
  readonly rows: readonly TableRow[]
}

/** A column declaration: what it shows of a row. */
export interface ColumnOf<Row> {
  readonly id: ColumnId
  readonly heading?: string
  readonly cell: (row: Row) => TableCell
}

export const words = (...ids: readonly TableWord[]): TableCell =>
  ids.length === 0 ? { kind: 'empty' } : { kind: 'words', words: ids }

/** A table of rows with these columns; `behind` says what a row links to. */
export const tableOf = <Row>(
  id: TableId,
  rows: readonly Row[],
  columns: readonly ColumnOf<Row>[],
  behind: (row: Row) => Behind | null = () => null,
): ReportTable => ({
  id,
  columns: columns.map((column) => ({ id: column.id, heading: column.heading ?? null })),
  rows: rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)), behind: behind(row) })),
})
