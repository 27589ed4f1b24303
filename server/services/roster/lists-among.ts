import { parseRoster } from '#domain/roster/parse-roster.ts'
import type { NamedWorksheet } from '#domain/roster/worksheet-positions.ts'

/** A worksheet that reads as a class list. */
export interface ListedWorksheet {
  readonly name: string
  /** Readable rows. */
  readonly students: number
}

/** Fewer lines without headings are a remark. */
const leastLines = 3

/**
 * The worksheets of a workbook that are class lists. If some have headings, the others are covers, remarks and the like;
 * without any, a worksheet that is mostly names is a list.
 */
export function listsAmong<Named extends NamedWorksheet>(
  sheets: readonly Named[],
): readonly (Named & ListedWorksheet)[] {
  const lists = sheets.flatMap((sheet) => {
    const roster = parseRoster(sheet.rows)
    if (roster.kind === 'refused') return []
    const students = roster.rows.filter((row) => 'entry' in row).length
    return [{ ...sheet, students, isHeaded: roster.headings.length > 0, lines: roster.rows.length }]
  })
  const headed = lists.filter(({ isHeaded, students }) => isHeaded && students > 0)
  if (headed.length > 0) return headed
  return lists.filter(({ students, lines }) => lines >= leastLines && students * 2 > lines)
}
