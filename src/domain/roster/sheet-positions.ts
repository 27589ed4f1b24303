import type { SheetRow } from './sheet-cell.ts'

/** A sheet of a workbook; a text is one without a name. */
export interface NamedSheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

/** Where a sheet's rows begin in a list of several sheets, which is numbered throughout. */
export interface SheetStart {
  readonly name: string
  readonly rowsBefore: number
}

export function sheetStarts(sheets: readonly NamedSheet[]): readonly SheetStart[] {
  let rowsBefore = 0
  return sheets.map(({ name, rows }) => {
    const start = { name, rowsBefore }
    rowsBefore += rows.length
    return start
  })
}

/** The position of a row in the file: its number in its sheet, and the sheet if there are several. */
export interface RowPosition {
  readonly sheet: string | null
  readonly row: number
}

export function positionOfRow(sheets: readonly SheetStart[], row: number): RowPosition {
  const sheet = sheets.findLast(({ rowsBefore }) => rowsBefore < row)
  if (sheet === undefined) return { sheet: null, row }
  return { sheet: sheets.length > 1 ? sheet.name : null, row: row - sheet.rowsBefore }
}
