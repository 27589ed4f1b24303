import { isMobile } from '../accounts/mobile.ts'
import type { RosterField } from './columns.ts'
import type { ListColumn } from './list-columns.ts'
import type { FieldCells } from './read-entry.ts'
import { type WorksheetCell, type WorksheetRow, shownText } from './worksheet-cell.ts'
import { longestField } from './worksheet-limits.ts'

/** Characters of a row about a single student. */
const longestRow = 5 * longestField

/** The cells of a row by position: `lead`, `word1`, `word2`, `code1`, `mobile1` … */
export type Slots = ReadonlyMap<string, WorksheetCell>

/**
 * A row of a list without headings, by the look of its cells: words are names, codes with digits are numbers or mobile
 * numbers. A row with a single text is split first: "1. 张三 20240701", "张三、20240701". Null: too long for a student.
 * @param isCounted The lines begin with 1, 2, 3 …
 */
export function slotsOf(row: WorksheetRow, isCounted: boolean): Slots | null {
  const parts = partsOf(row)
  if (parts === null) return null
  const words = wordsOf(parts)
  const [first = null] = parts
  const isLed = words.length > 0 && isCode(first) && (isCounted || /^\d{1,3}$/.test(codeText(first)))
  const codes = parts.filter(isCode).slice(isLed ? 1 : 0)
  return new Map<string, WorksheetCell>([
    ...(isLed ? [[isCounted ? 'count' : 'lead', first] as const] : []),
    ...numbered('word', joinedName(words) ?? words),
    ...numbered(
      'code',
      codes.filter((code) => !isMobileCode(code)),
    ),
    ...numbered('mobile', codes.filter(isMobileCode)),
  ])
}

const numbered = (kind: string, cells: readonly WorksheetCell[]): (readonly [string, WorksheetCell])[] =>
  cells.map((cell, index) => [`${kind}${index + 1}`, cell] as const)

/** The cells of a row by the meanings of their positions; more words than there are meanings may be more students. */
export function readBareRow(row: WorksheetRow, columns: readonly ListColumn[]): FieldCells | 'severalNames' {
  const meanings = new Map(columns.map(({ key, meaning }) => [key, meaning]))
  const slots = slotsOf(row, meanings.has('count'))
  if (slots === null) return 'severalNames'
  const cells: Partial<Record<RosterField, WorksheetCell>> = {}
  for (const [key, cell] of slots) {
    const meaning = meanings.get(key) ?? (key.startsWith('word') ? 'open' : 'none')
    if (meaning === 'open') return 'severalNames'
    if (meaning !== 'none') cells[meaning] = cell
  }
  return cells
}

/** The cells of a row, split; null if it is too long for a student. */
export function partsOf(row: WorksheetRow): readonly WorksheetCell[] | null {
  const cells = row.filter((cell) => shownText(cell).trim() !== '')
  if (cells.reduce((sum, cell) => sum + shownText(cell).length, 0) > longestRow) return null
  const [only] = cells
  return cells.length === 1 && typeof only === 'string' ? partsOfLine(only) : cells
}

const isMobileCode = (cell: WorksheetCell): boolean => isMobile(codeText(cell))

const wordsOf = (parts: readonly WorksheetCell[]): readonly string[] =>
  parts.filter((part) => !isCode(part) && !isSex(part)).map((word) => shownText(word).trim())

/** Margin numbers ("12、", "(3)") are not part of a line. */
const partsOfLine = (line: string): readonly WorksheetCell[] =>
  line
    .normalize('NFC')
    .trim()
    .replace(/^[(（]?\d{1,3}\s*[.．、)）]\s*/, '')
    .split(/[\s,，、;；]+/)
    .filter((part) => part !== '')

export const codeText = (cell: WorksheetCell): string =>
  shownText(cell)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

const isCode = (cell: WorksheetCell): boolean =>
  (cell !== null && typeof cell !== 'string') || /^(?=.*\d)[a-z\d][\w./+-]*$/i.test(codeText(cell))

const isSex = (cell: WorksheetCell): boolean => cell === '男' || cell === '女'

/** 张 三 is one spaced name, Anna Smith one of two words; 张三 李四 are two. */
function joinedName(words: readonly string[]): readonly string[] | null {
  if (words.length <= 1) return words
  if (words.every((word) => /^\p{Script=Han}$/u.test(word))) return [words.join('')]
  return words.some((word) => /\p{Script=Han}/u.test(word)) ? null : [words.join(' ')]
}
