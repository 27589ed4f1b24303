import type { SheetRow } from './sheet-cell.ts'

/** A sheet of a workbook as it is read; a text is one without a name. */
export interface NamedSheet {
  readonly name: string
  readonly rows: readonly SheetRow[]
}

/** Where the rows of a sheet begin in a list of several, whose rows are numbered through. */
export interface SheetPlace {
  readonly name: string
  readonly rowsBefore: number
}

export function sheetPlaces(sheets: readonly NamedSheet[]): readonly SheetPlace[] {
  let rowsBefore = 0
  return sheets.map(({ name, rows }) => {
    const place = { name, rowsBefore }
    rowsBefore += rows.length
    return place
  })
}

/** A row of a list as the person finds it in the file: its number in its sheet, and which that is where there are several. */
export interface RowPlace {
  readonly sheet: string | null
  readonly row: number
}

export function placeOfRow(sheets: readonly SheetPlace[], row: number): RowPlace {
  const sheet = sheets.findLast(({ rowsBefore }) => rowsBefore < row)
  if (sheet === undefined) return { sheet: null, row }
  return { sheet: sheets.length > 1 ? sheet.name : null, row: row - sheet.rowsBefore }
}
