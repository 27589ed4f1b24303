import { type AnswerKind } from '#domain/questions/question.ts'
import { parsePoints } from '#domain/values/score.ts'
import { lettersOf } from './exam-question.ts'
import type { ImportedItem, ImportedPaper, ImportPlace } from './imported-paper.ts'
import { itemOf, oneItem, PaperBuilder } from './paper-builder.ts'
import {
  columnTexts,
  difficultyTexts,
  kindTexts,
  optionColumns,
  type SheetColumn,
  sheetColumns,
} from './sheet-columns.ts'

/** Reads the rows of a sheet, cells as text; the first row with known headings determines the columns. */
export function readSheet(rows: readonly (readonly string[])[]): ImportedPaper {
  const builder = new PaperBuilder()
  const head = rows.findIndex((row) => row.some((cell) => columnOf(cell) === 'stem'))
  const columns = (rows[head] ?? []).map(columnOf)
  for (const [index, row] of rows.entries()) {
    const place = { kind: 'row', no: index + 1 } as const
    if (index === head || row.every((cell) => cell.trim() === '')) continue
    if (head === -1 || index < head) builder.miss(place, 'textOutside', row.join('\t'))
    else readRow(builder, place, row, columns)
  }
  return builder.paper()
}

const columnOf = (heading: string): SheetColumn | null => {
  const plain = heading.trim().toLowerCase()
  const isCalled = (column: SheetColumn) =>
    Object.values(columnTexts[column]).some((name) => name.toLowerCase() === plain)
  return sheetColumns.find(isCalled) ?? optionColumns.find((letter) => letter.toLowerCase() === plain) ?? null
}

function readRow(
  builder: PaperBuilder,
  place: ImportPlace,
  row: readonly string[],
  columns: readonly (SheetColumn | null)[],
): void {
  const cells = new Map<SheetColumn, string>()
  for (const [index, cell] of row.entries()) {
    const column = columns[index] ?? null
    if (column !== null) cells.set(column, cell.trim())
    else if (cell.trim() !== '') builder.miss(place, 'textOutside', cell, builder.count)
  }
  const cell = (column: SheetColumn) => cells.get(column) ?? ''
  const item = itemOfRow(cell)
  if (cell('score') !== '' && item.score === null) builder.miss(place, 'scoring', cell('score'), builder.count)
  const question = oneItem(place, row.filter((one) => one.trim() !== '').join('\n'), item)
  builder.add({ ...question, section: cell('section'), difficulty: difficultyOf(cell('difficulty')) })
}

function itemOfRow(cell: (column: SheetColumn) => string): ImportedItem {
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
    knowledge: cell('knowledge'),
    score: parsePoints(cell('score')),
  })
}

const kindOf = (name: string): AnswerKind | null => {
  const kinds = Object.keys(kindTexts) as AnswerKind[]
  return (
    kinds.find((kind) => Object.values(kindTexts[kind]).some((text) => text.toLowerCase() === name.toLowerCase())) ??
    null
  )
}

const guessedKind = (hasOptions: boolean, letters: number, right: string): AnswerKind =>
  hasOptions ? (letters > 1 ? 'multiple' : 'single') : right === '' || right.length > 60 ? 'written' : 'blank'

const answersOf = (kind: AnswerKind, right: string): string[] => {
  const answers = kind === 'written' ? [right] : right.split(/\s*[|｜]\s*|\s+\/\s+/)
  return answers.map((one) => one.trim()).filter((one) => one !== '')
}

const difficultyOf = (said: string): 1 | 2 | 3 => {
  const plain = said.toLowerCase()
  const levels = [1, 2, 3] as const
  return levels.find((level) => Object.values(difficultyTexts[level]).some((text) => text.toLowerCase() === plain)) ?? 2
}
