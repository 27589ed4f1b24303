import type { SearchInput } from './bank-filters.ts'

type Source = NonNullable<SearchInput['sources']>[number]

/** How many questions there are of a type, difficulty and source together. */
export interface Cell {
  readonly type: number
  readonly difficulty: number
  readonly source: Source
  readonly count: number
}

/** How many questions these are. */
export const countOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

type Dimension = 'type' | 'difficulty' | 'source'

export type Chosen = Partial<Pick<SearchInput, 'types' | 'difficulties' | 'sources'>>

/** Whether the chosen values are those of a cell. */
export const fits = ({ type, difficulty, source }: Cell, { types, difficulties, sources }: Chosen): boolean =>
  (types?.includes(type) ?? true) && (difficulties?.includes(difficulty) ?? true) && (sources?.includes(source) ?? true)

/** The values of one filter with how many there are when it alone is open. */
export function facet<D extends Dimension>(cube: readonly Cell[], input: Chosen, by: D, field: keyof Chosen) {
  const counts = new Map<Cell[D], number>()
  for (const cell of cube)
    if (fits(cell, { ...input, [field]: undefined })) counts.set(cell[by], (counts.get(cell[by]) ?? 0) + cell.count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}
