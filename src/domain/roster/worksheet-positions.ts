import type { WorksheetRow } from './worksheet-cell.ts'

/** A worksheet of a workbook; a text is one without a name. */
export interface NamedWorksheet {
  readonly name: string
  readonly rows: readonly WorksheetRow[]
}

/** Where a worksheet's rows begin in a list of several worksheets, which is numbered throughout. */
export interface WorksheetStart {
  readonly name: string
  readonly rowsBefore: number
}

export function worksheetStarts(sheets: readonly NamedWorksheet[]): readonly WorksheetStart[] {
  let rowsBefore = 0
  return sheets.map(({ name, rows }) => {
    const start = { name, rowsBefore }
    rowsBefore += rows.length
    return start
  })
}

/** The position of a row in the file: its number in its worksheet, and the worksheet if there are several. */
export interface RowPosition {
  readonly sheet: string | null
  readonly row: number
}

export function positionOfRow(sheets: readonly WorksheetStart[], row: number): RowPosition {
  const sheet = sheets.findLast(({ rowsBefore }) => rowsBefore < row)
  if (sheet === undefined) return { sheet: null, row }
  return { sheet: sheets.length > 1 ? sheet.name : null, row: row - sheet.rowsBefore }
}
