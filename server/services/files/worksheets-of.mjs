/** What the worksheets of a workbook contain. Plain JavaScript, because Node runs no TypeScript. */
import readExcelFile from 'read-excel-file/node'

/**
 * @param {import('./read-workbook.ts').AskedWorkbook} asked
 * @returns {Promise<import('./reading-process.ts').Answer<readonly import('#domain/roster/worksheet-positions.ts').NamedWorksheet[]>>}
 */
export async function worksheetsOf({ bytes, limits }) {
  const sheets = await readExcelFile(Buffer.from(bytes), {
    trim: false,
    parseNumber: (stored) => ({ numeric: stored }),
  })
  const read = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(rowOf) }))
  // Short strings shared by many cells are copied for each of them.
  return charactersOf(read) > limits.characters
    ? { kind: 'refused', reason: 'tooManyCells' }
    : { kind: 'read', result: read }
}

/** @param {(string | boolean | Date | { numeric: string } | null)[]} row */
function rowOf(row) {
  const cells = row.map(cellOf)
  return cells.slice(0, cells.findLastIndex((cell) => cell !== null) + 1)
}

/** @param {string | boolean | Date | { numeric: string } | null} value */
function cellOf(value) {
  if (value instanceof Date) return { date: Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10) }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value ?? null
}

/** @param {{ name: string, rows: ReturnType<typeof rowOf>[] }[]} sheets */
function charactersOf(sheets) {
  let characters = 0
  for (const { rows } of sheets)
    for (const row of rows) for (const cell of row) characters += typeof cell === 'string' ? cell.length : 0
  return characters
}
