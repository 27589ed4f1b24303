/**
 * Reads one workbook in its own process and reports what its sheets contain. A thread would not do: V8 ends the whole
 * process when a thread with a limit asks for much memory at once. Plain JavaScript, because Node runs no TypeScript.
 */
import readExcelFile from 'read-excel-file/node'

process.once('message', async (/** @type {import('./read-workbook.ts').AskedWorkbook} */ { bytes, limits }) => {
  const sheets = await readExcelFile(Buffer.from(bytes), {
    trim: false,
    parseNumber: (stored) => ({ numeric: stored }),
  })
  const read = sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(rowOf) }))
  // Short strings shared by many cells are copied for each of them.
  const answer =
    charactersOf(read) > limits.characters
      ? { kind: 'refused', reason: 'tooManyCells' }
      : { kind: 'read', result: read }
  process.send?.(answer, () => process.disconnect())
})

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
