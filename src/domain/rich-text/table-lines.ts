/**
 * Tables of rich text are lines that begin with `| ` and end with ` |`; `|` also separates their cells, and is written
 * `\|` within a cell. The one before a picture's width needs no backslash. Without the spaces, a line such as `|-3|` is
 * somebody's absolute value.
 */

const isRow = (line: string): boolean => line.length > 3 && line.startsWith('| ') && line.endsWith(' |')

const betweenCells = /(?<!\\|\(picture:[0-9a-f]{32})\|/

/** The sources of a line's cells; null if it is not a line of a table. */
export function cellsOf(line: string): readonly string[] | null {
  const row = line.trim()
  if (!isRow(row)) return null
  return row
    .slice(1, -1)
    .split(betweenCells)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}

/** Writes cells of rich text as lines of a table. A cell is a single line: breaks become spaces. */
export const tableSource = (rows: readonly (readonly string[])[]): string => rows.map(rowSource).join('\n')

const rowSource = (cells: readonly string[]): string => `| ${cells.map(cellSource).join(' | ')} |`

const cellSource = (cell: string): string =>
  cell
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
    .replaceAll('|', String.raw`\|`)
