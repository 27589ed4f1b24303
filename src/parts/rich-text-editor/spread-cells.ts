/** As many columns as a table of a word processor has at most. */
const widest = 63

/** Cells that cover several columns or rows are followed by empty ones, as in imported files, so that the columns stay. */
export function spreadCells(page: Document): void {
  for (const table of page.querySelectorAll('table')) spreadTable(table)
}

function spreadTable(table: HTMLTableElement): void {
  /** How many of the following rows are covered from above, by column. */
  const covered: number[] = []
  for (const row of table.rows) {
    let column = 0
    const passCovered = (fill: (cell: Element) => void) => {
      for (; (covered[column] ?? 0) > 0; column += 1) {
        covered[column] = (covered[column] ?? 0) - 1
        fill(emptyCell(table))
      }
    }
    for (const cell of Array.from(row.cells)) {
      passCovered((empty) => cell.before(empty))
      const width = Math.min(cell.colSpan, widest)
      cell.after(...Array.from({ length: width - 1 }, () => emptyCell(table)))
      for (const end = column + width; column < end; column += 1) covered[column] = cell.rowSpan - 1
    }
    passCovered((empty) => row.append(empty))
  }
}

const emptyCell = (table: HTMLTableElement): Element => table.ownerDocument.createElement('td')
