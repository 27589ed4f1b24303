import { isMobile } from '../mobile.ts'
import type { RosterField } from './columns.ts'
import { type SheetCell, type SheetRow, shownText } from './sheet-cell.ts'
import { longestField } from './sheet-limits.ts'

/** Characters of a row about one student. */
const longestRow = 5 * longestField

/** Cells of one student by field, or several names where one belongs. */
export type BareRow = Partial<Readonly<Record<RosterField, SheetCell>>> | 'severalNames'

/** What only the whole of a list without headings tells. */
export interface BareShape {
  /** Its lines begin with 1, 2, 3 …, which are no student numbers. */
  readonly isCounted: boolean
  /** What the word after the name is: a group, or somebody whom we do not keep; null: none, or another name. */
  readonly secondWord: 'group' | 'parent' | null
}

/**
 * A row of a list without headings, told by what its cells look like: words are the name, codes with digits the student
 * number or the mobile number. A row of one text is split first: "1. 张三 20240701", "张三、20240701".
 */
export function readBareRow(row: SheetRow, { isCounted, secondWord }: BareShape): BareRow {
  const parts = partsOf(row)
  if (parts === null) return 'severalNames'
  const codes = isCounted ? parts.filter(isCode).slice(1) : withoutOrdinal(parts)
  const [first = '', second, ...more] = wordsOf(parts)
  const isNamed = secondWord !== null && second !== undefined && more.length === 0
  const name = isNamed ? first : joinedName(wordsOf(parts))
  if (name === null) return 'severalNames'
  const mobile = codes.find(isMobileCode)
  const number = codes.find((code) => code !== mobile)
  return {
    realname: name,
    ...(number !== undefined && { number }),
    ...(mobile !== undefined && { mobile }),
    ...(isNamed && secondWord === 'group' && { groupName: second }),
  }
}

/** What stands in a row, divided; null where it is longer than any student. */
export function partsOf(row: SheetRow): readonly SheetCell[] | null {
  const cells = row.filter((cell) => shownText(cell).trim() !== '')
  if (cells.reduce((sum, cell) => sum + shownText(cell).length, 0) > longestRow) return null
  const [only] = cells
  return cells.length === 1 && typeof only === 'string' ? partsOfLine(only) : cells
}

export const isMobileCode = (cell: SheetCell): boolean => isMobile(codeText(cell))

export const wordsOf = (parts: readonly SheetCell[]): readonly string[] =>
  parts.filter((part) => !isCode(part) && !isSex(part)).map((word) => shownText(word).trim())

/** Numbers at the margin ("12、", "(3)") are no part of a line. */
const partsOfLine = (line: string): readonly SheetCell[] =>
  line
    .normalize('NFC')
    .trim()
    .replace(/^[(（]?\d{1,3}\s*[.．、)）]\s*/, '')
    .split(/[\s,，、;；]+/)
    .filter((part) => part !== '')

export const codeText = (cell: SheetCell): string =>
  shownText(cell)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()

const isCode = (cell: SheetCell): boolean =>
  (cell !== null && typeof cell !== 'string') || /^(?=.*\d)[a-z\d][\w./+-]*$/i.test(codeText(cell))

const isSex = (cell: SheetCell): boolean => cell === '男' || cell === '女'

/** A small number before the name counts the rows where another code follows it. */
function withoutOrdinal(parts: readonly SheetCell[]): readonly SheetCell[] {
  const codes = parts.filter(isCode)
  const [first] = parts
  const isCounted = first !== undefined && codes.length > 1 && /^\d{1,3}$/.test(codeText(first))
  return isCounted ? codes.slice(1) : codes
}

/** 张 三 is one name spread out, Anna Smith one of two words; 张三 李四 are two. */
export function joinedName(words: readonly string[]): string | null {
  if (words.length <= 1) return words[0] ?? ''
  if (words.every((word) => /^\p{Script=Han}$/u.test(word))) return words.join('')
  return words.some((word) => /\p{Script=Han}/u.test(word)) ? null : words.join(' ')
}
