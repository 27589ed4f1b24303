import { plainHeading, type RosterField } from './columns.ts'
import type { OpenedWorksheet } from './open-worksheet.ts'
import { type WorksheetCell, type WorksheetRow, shownText } from './worksheet-cell.ts'
import { longestField, type WorksheetLimits, worksheetLimits } from './worksheet-limits.ts'

/**
 * Joins worksheets one below the other into one list: columns are matched by field, otherwise by heading. Null if that
 * exceeds the limits of a list.
 */
export function joinWorksheets(
  sheets: readonly OpenedWorksheet[],
  limits: WorksheetLimits = worksheetLimits,
): OpenedWorksheet | null {
  const [first, ...others] = sheets
  if (first === undefined) return null
  let joined = first
  for (const sheet of others) {
    joined = joinTwo(joined, sheet)
    const columns = widthOf(joined)
    // Checked before the next one: what is too wide would grow with each.
    if (columns > limits.columns || columns * joined.rows.length > limits.cells) return null
  }
  return joined
}

function joinTwo(above: OpenedWorksheet, below: OpenedWorksheet): OpenedWorksheet {
  if (above.fields === null || below.fields === null) return { ...above, rows: [...above.rows, ...below.rows] }
  const titles: WorksheetCell[] = Array.from({ length: widthOf(above) }, (_, column) => above.titles[column] ?? null)
  const fields = new Map(above.fields)
  const free = freeColumns(titles, new Set(above.fields.values()))
  const fieldAt = new Map([...below.fields].map(([field, column]) => [column, field]))
  const targets = Array.from({ length: widthOf(below) }, (_, column) => {
    const title = below.titles[column] ?? null
    return targetOf(fieldAt.get(column), title) ?? append(title, fieldAt.get(column))
  })
  const rows = below.rows.map((row) => ({ ...row, cells: laidOut(row.cells, targets, titles.length) }))
  return { fields, titles, rows: [...above.rows, ...rows] }

  function targetOf(field: RosterField | undefined, title: WorksheetCell): number | undefined {
    return field === undefined ? free.get(keyOf(title))?.shift() : fields.get(field)
  }

  function append(title: WorksheetCell, field: RosterField | undefined): number {
    const index = titles.push(title) - 1
    if (field !== undefined) fields.set(field, index)
    return index
  }
}

/** Columns by their heading, without those of fields. */
function freeColumns(titles: WorksheetRow, taken: ReadonlySet<number>): ReadonlyMap<string, number[]> {
  const byHeading = new Map<string, number[]>()
  for (const [index, title] of titles.entries())
    if (!taken.has(index)) byHeading.set(keyOf(title), [...(byHeading.get(keyOf(title)) ?? []), index])
  return byHeading
}

const keyOf = (title: WorksheetCell): string => plainHeading(shownText(title).slice(0, longestField))

function laidOut(cells: WorksheetRow, targets: readonly number[], width: number): WorksheetRow {
  const laid = Array.from({ length: width }, (): WorksheetCell => null)
  for (const [column, cell] of cells.entries()) laid[targets[column] ?? column] = cell
  return laid
}

const widthOf = ({ titles, rows }: OpenedWorksheet): number =>
  rows.reduce((width, { cells }) => Math.max(width, cells.length), titles.length)
