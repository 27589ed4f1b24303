import { type BareShape, codeText, isMobileCode, joinedName, partsOf, wordsOf } from './bare-row.ts'
import type { SheetCell, SheetRow } from './sheet-cell.ts'

/** Reads off all rows of a list without headings, blank ones and footers left out, what one row alone cannot tell. */
export function bareShapeOf(rows: readonly SheetRow[]): BareShape {
  const divided = rows.map((row) => partsOf(row) ?? [])
  return { isCounted: isCounted(divided), secondWord: secondWordOf(divided) }
}

type Divided = readonly (readonly SheetCell[])[]

/** One line that begins with 1 counts nothing. */
const isCounted = (rows: Divided): boolean =>
  rows.length > 1 && rows.every(([first], index) => first !== undefined && codeText(first) === String(index + 1))

/**
 * Two words in each line are a student and a group where the second ones are called so or come again, and a student and a
 * parent where a phone number stands by them. Else they may be two students.
 */
function secondWordOf(rows: Divided): BareShape['secondWord'] {
  const words = rows.map(wordsOf)
  if (!words.every((all) => all.length === 1 || (all.length === 2 && joinedName(all) === null))) return null
  const seconds = words.flatMap(([, second]) => second ?? [])
  if (seconds.length === 0) return null
  if (seconds.every((word) => word.endsWith('组')) || new Set(seconds).size * 2 <= seconds.length) return 'group'
  return rows.every((parts) => parts.some(isMobileCode)) ? 'parent' : null
}
