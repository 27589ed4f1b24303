/**
 * Prints rows under their headings, each column as wide as its widest cell; nothing if there are no rows.
 * @param {string[]} heads
 * @param {(string | number)[][]} rows
 */
export function printTable(heads, rows) {
  if (rows.length === 0) return
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => String(row[column]).length)))
  for (const row of [heads, ...rows])
    process.stdout.write(`${row.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  ')}\n`)
}
