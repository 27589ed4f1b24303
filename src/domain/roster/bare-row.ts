import { isMobile } from '../mobile.ts'
import type { RosterField } from './columns.ts'
import { type SheetCell, type SheetRow, shownText } from './sheet-cell.ts'
import { longestField } from './sheet-limits.ts'

/** Characters of a row about one student. */
const longestRow = 5 * longestField

/** Cells of one student by field, or several names where one belongs. */
export type BareRow = Partial<Readonly<Record<RosterField, SheetCell>>> | 'severalNames'

/**
 * A row of a list without headings, told by what its cells look like: words are the name, codes with digits the student
 * number or the mobile number. A row of one text is split first: "1. 张三 20240701", "张三、20240701".
 */
export function readBareRow(row: SheetRow): BareRow {
  const cells = row.filter((cell) => shownText(cell).trim() !== '')
  if (cells.reduce((sum, cell) => sum + shownText(cell).length, 0) > longestRow) return 'severalNames'
  const [only] = cells
  const parts = cells.length === 1 && typeof only === 'string' ? partsOfLine(only) : cells
  const codes = withoutOrdinal(parts)
  const words = parts.filter((part) => !isCode(part) && !isSex(part))
  const name = joinedName(words.map((word) => shownText(word).trim()))
  if (name === null) return 'severalNames'
  const mobile = codes.find((code) => isMobile(codeText(code)))
  const number = codes.find((code) => code !== mobile)
  return { realname: name, ...(number !== undefined && { number }), ...(mobile !== undefined && { mobile }) }
}

/** Numbers at the margin ("12、", "(3)") are no part of a line. */
const partsOfLine = (line: string): readonly SheetCell[] =>
  line
    .normalize('NFC')
    .trim()
    .replace(/^[(（]?\d{1,3}\s*[.．、)）]\s*/, '')
    .split(/[\s,，、;；]+/)
    .filter((part) => part !== '')

const codeText = (cell: SheetCell): string =>
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
function joinedName(words: readonly string[]): string | null {
  if (words.length <= 1) return words[0] ?? ''
  if (words.every((word) => /^\p{Script=Han}$/u.test(word))) return words.join('')
  return words.some((word) => /\p{Script=Han}/u.test(word)) ? null : words.join(' ')
}
