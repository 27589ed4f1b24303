import { headingOf } from './columns.ts'
import { parseRoster, type RosterReading } from './parse-roster.ts'
import { type WorksheetLimits, worksheetLimits } from './worksheet-limits.ts'

/**
 * Reads a pasted list, one student per line: cells copied from a spreadsheet, or a name and a number separated by
 * spaces, commas or 、, with or without headings. Text beyond a limit is not split any further.
 */
export function parsePastedList(text: string, limits: WorksheetLimits = worksheetLimits): RosterReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, limits.rows + 1)
  if (lines.length > limits.rows) return { kind: 'refused', reason: 'tooManyRows' }
  const separator = separatorOf(lines, limits)
  const rows: (readonly string[])[] = []
  let cells = 0
  for (const line of lines) {
    const row = cellsOf(line, separator, limits)
    cells += row.length
    const isTooMuch = row.length > limits.columns || cells > limits.cells
    if (isTooMuch || row.some((cell) => cell.length > limits.cellCharacters))
      return { kind: 'refused', reason: 'tooManyCells' }
    rows.push(row)
  }
  return parseRoster(rows)
}

const separators: readonly RegExp[] = [/\t/, /[,，]/, /[;；]/, /、/, /[ \u3000]+/]

/** The separator of all lines: tabs if there are any, otherwise that of the headings. Null: each line has its own. */
function separatorOf(lines: readonly string[], limits: WorksheetLimits): RegExp | null {
  if (lines.some((line) => line.includes('\t'))) return /\t/
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const isHeadings = (separator: RegExp) =>
    cellsOf(first, separator, limits).some((part) => headingOf(part)?.field === 'realname')
  return separators.find((separator) => separator.test(first) && isHeadings(separator)) ?? null
}

/** One cell more than allowed, if there are more. */
const cellsOf = (line: string, separator: RegExp | null, { columns }: WorksheetLimits): readonly string[] =>
  separator === null ? [line] : line.split(separator, columns + 1)
