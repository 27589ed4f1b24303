import { pointFields, splitPointNames } from '#domain/questions/point-names.ts'
import { type AnswerKind } from '#domain/questions/question.ts'
import { parsePoints } from '#domain/values/score.ts'
import { lettersOf } from './parsed-question.ts'
import type { ImportedItem, ImportedPaper, ImportedQuestion, SourcePosition, NotUnderstood } from './imported-paper.ts'
import { isOmittedKey } from './omitted-key.ts'
import { itemOf, oneItem, PaperBuilder } from './paper-builder.ts'
import {
  columnTexts,
  difficultyTexts,
  kindAliases,
  kindTexts,
  optionColumns,
  type WorksheetColumn,
  worksheetColumns,
} from './worksheet-columns.ts'

export interface WorksheetRows {
  readonly name: string
  /** Cells as text. */
  readonly rows: readonly (readonly string[])[]
}

/** Reads the worksheets of a workbook; positions name their worksheet if several have rows. */
export function readWorksheets(sheets: readonly WorksheetRows[]): ImportedPaper {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  const questions: ImportedQuestion[] = []
  const notUnderstood: NotUnderstood[] = []
  for (const { name, rows } of filled) {
    const paper = readWorksheet(rows)
    const before = questions.length
    const positionOf = (position: SourcePosition): SourcePosition =>
      filled.length > 1 ? { ...position, sheet: name } : position
    questions.push(...paper.questions.map((one) => ({ ...one, position: positionOf(one.position) })))
    notUnderstood.push(
      ...paper.notUnderstood.map((part) => ({
        ...part,
        position: positionOf(part.position),
        at: part.at === null ? null : part.at + before,
      })),
    )
  }
  return { title: '', questions, notUnderstood }
}

/** Reads the rows of a worksheet, cells as text; the first row with known headings determines the columns. */
export function readWorksheet(rows: readonly (readonly string[])[]): ImportedPaper {
  const builder = new PaperBuilder()
  const head = rows.findIndex((row) => row.some((cell) => columnOf(cell) === 'stem'))
  const headings = rows[head] ?? []
  for (const [index, row] of rows.entries()) {
    const position = { kind: 'row', no: index + 1 } as const
    if (index === head || row.every((cell) => cell.trim() === '')) continue
    if (head === -1 || index < head) builder.miss(position, 'textOutside', row.join('\t'))
    else readRow(builder, position, row, headings)
  }
  return builder.paper()
}

const columnOf = (heading: string): WorksheetColumn | null => {
  const plain = heading.trim().toLowerCase()
  const isCalled = (column: WorksheetColumn) =>
    Object.values(columnTexts[column]).some((name) => name.toLowerCase() === plain)
  return worksheetColumns.find(isCalled) ?? optionColumns.find((letter) => letter.toLowerCase() === plain) ?? null
}

function readRow(
  builder: PaperBuilder,
  position: SourcePosition,
  row: readonly string[],
  headings: readonly string[],
): void {
  const cells = cellsOf(row, headings)
  for (const [index, { text, column, value }] of cells.entries()) {
    const isRepeated = cells.findIndex((one) => one.column === column) < index
    if (column === null || isRepeated) builder.miss(position, 'column', text, builder.count)
    else if (!isUnderstood(column, value)) builder.miss(position, 'cell', text, builder.count)
    else if (isOmitted(column, value)) builder.miss(position, 'keyOmitted', text, builder.count)
  }
  const cell = (column: WorksheetColumn) => {
    const value = cells.find((one) => one.column === column)?.value ?? ''
    return isOmitted(column, value) ? '' : value
  }
  const item = itemOfRow(cell)
  const question = oneItem(position, cells.map(({ text }) => text).join('\n'), item)
  builder.add({ ...question, section: cell('section'), difficulty: levelOf(cell('difficulty')) ?? 2 })
}

/** The cells of a row that say something; their `text` has the heading by which a teacher finds the column. */
const cellsOf = (row: readonly string[], headings: readonly string[]) =>
  row
    .map((cell, index) => {
      const heading = headings[index]?.trim() ?? ''
      const value = cell.trim()
      return { column: columnOf(heading), value, text: heading === '' ? value : `${heading}：${value}` }
    })
    .filter(({ value }) => value !== '')

const isOmitted = (column: WorksheetColumn, value: string): boolean => column === 'right' && isOmittedKey(value)

function isUnderstood(column: WorksheetColumn, value: string): boolean {
  if (column === 'kind') return kindOf(value) !== null
  if (column === 'score') return pointsOf(value) !== null
  return column !== 'difficulty' || levelOf(value) !== null
}

function itemOfRow(cell: (column: WorksheetColumn) => string): ImportedItem {
  const options = optionColumns.map(cell)
  const last = options.findLastIndex((option) => option !== '')
  const letters = lettersOf(cell('right'))
  const kind = kindOf(cell('kind')) ?? guessedKind(last >= 0, letters?.length ?? 0, cell('right'))
  const isChoice = kind === 'single' || kind === 'multiple'
  return itemOf({
    kind,
    stem: cell('stem'),
    options: options.slice(0, last + 1),
    right: isChoice && letters !== null ? letters : answersOf(kind, cell('right')),
    analysis: cell('analysis'),
    ...pointFields(splitPointNames(cell('knowledge'))),
    score: pointsOf(cell('score')),
  })
}

const pointsOf = (value: string) => parsePoints(value.replace(/\s*分$/, ''))

const kindOf = (name: string): AnswerKind | null => {
  const kinds = Object.keys(kindTexts) as AnswerKind[]
  return (
    kinds.find((kind) =>
      [...Object.values(kindTexts[kind]), ...kindAliases[kind]].some(
        (text) => text.toLowerCase() === name.toLowerCase(),
      ),
    ) ?? null
  )
}

const guessedKind = (hasOptions: boolean, letters: number, right: string): AnswerKind =>
  hasOptions ? (letters > 1 ? 'multiple' : 'single') : right === '' || right.length > 60 ? 'written' : 'blank'

const answersOf = (kind: AnswerKind, right: string): string[] => {
  const answers = kind === 'written' ? [right] : right.split(/\s*[|｜]\s*|\s+\/\s+/)
  return answers.map((one) => one.trim()).filter((one) => one !== '')
}

const levelOf = (value: string): 1 | 2 | 3 | null => {
  const plain = value.toLowerCase()
  const levels = [1, 2, 3] as const
  return (
    levels.find((level) => Object.values(difficultyTexts[level]).some((text) => text.toLowerCase() === plain)) ?? null
  )
}
