import { headingOf } from './columns.ts'
import { parseRoster, type RosterReading } from './parse-roster.ts'

/**
 * Reads a list that was pasted, one student a line: cells copied from a spreadsheet, or a name and a number with spaces,
 * commas or 、 between, with headings or without.
 */
export function parsePastedList(text: string): RosterReading {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const separator = separatorOf(lines)
  return parseRoster(lines.map((line) => (separator === null ? [line] : line.split(separator))))
}

const separators: readonly RegExp[] = [/\t/, /[,，]/, /[;；]/, /、/, /[ \u3000]+/]

/** What divides all lines: tabs wherever there are some, else what divides the headings. Null: each line by itself. */
function separatorOf(lines: readonly string[]): RegExp | null {
  if (lines.some((line) => line.includes('\t'))) return /\t/
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const isHeadings = (separator: RegExp) => first.split(separator).some((part) => headingOf(part)?.field === 'realname')
  return separators.find((separator) => separator.test(first) && isHeadings(separator)) ?? null
}
