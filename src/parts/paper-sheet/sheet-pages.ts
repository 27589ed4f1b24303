/** A part of a sheet that is never split. */
export interface SheetPart {
  /** In any unit, including the space after it. */
  readonly height: number
  /** Stays in the same column as the next part (a heading, a question before its answer). */
  readonly keepsWithNext: boolean
  /** Starts a new page (the answers, so that the questions can be handed out without them). */
  readonly startsPage: boolean
}

/** Indices of parts, by page and column. */
export type Pages = readonly (readonly (readonly number[])[])[]

/**
 * Stacks parts into columns and columns into pages. Parts that stay together move together; a part
 * taller than a column gets a column of its own. There is always at least one page.
 */
export function layPages(parts: readonly SheetPart[], columnHeight: number, columnsPerPage: number): Pages {
  const columns: number[][] = [[]]
  let used = 0
  for (const unit of unitsOf(parts, columnHeight)) {
    const height = heightOf(parts, unit)
    const startsPage = columns.flat().length > 0 && parts[unit[0] ?? 0]?.startsPage === true
    if (startsPage || (used > 0 && used + height > columnHeight)) {
      columns.push([])
      used = 0
    }
    if (startsPage) columns.splice(columns.length - 1, 0, ...emptyColumns(columns.length - 1, columnsPerPage))
    columns.at(-1)?.push(...unit)
    used += height
  }
  const pages = Array.from({ length: Math.ceil(columns.length / columnsPerPage) }, (_, page) => page * columnsPerPage)
  return pages.map((first) => columns.slice(first, first + columnsPerPage))
}

/** Empty columns for the rest of the last page. */
const emptyColumns = (count: number, columnsPerPage: number): number[][] =>
  Array.from({ length: (columnsPerPage - (count % columnsPerPage)) % columnsPerPage }, () => [])

/** Runs of parts that stay together; a run that fits no column is split into runs that do. */
function unitsOf(parts: readonly SheetPart[], columnHeight: number): readonly (readonly number[])[] {
  const units: number[][] = []
  let isOpen = false
  for (const [index, part] of parts.entries()) {
    if (isOpen) units.at(-1)?.push(index)
    else units.push([index])
    isOpen = part.keepsWithNext
  }
  return units.flatMap((unit) => runsOf(parts, unit, columnHeight))
}

function runsOf(parts: readonly SheetPart[], unit: readonly number[], columnHeight: number): readonly number[][] {
  const runs: number[][] = [[]]
  for (const index of unit) {
    const run = runs.at(-1) ?? []
    if (run.length > 0 && heightOf(parts, [...run, index]) > columnHeight) runs.push([index])
    else run.push(index)
  }
  return runs
}

const heightOf = (parts: readonly SheetPart[], unit: readonly number[]): number =>
  unit.reduce((sum, index) => sum + (parts[index]?.height ?? 0), 0)
