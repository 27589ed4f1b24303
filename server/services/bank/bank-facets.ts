import type { SearchInput } from './bank-filters.ts'

type Source = NonNullable<SearchInput['sources']>[number]

/** The number of questions with the same type, difficulty and source. */
export interface Cell {
  readonly type: number
  readonly difficulty: number
  readonly source: Source
  readonly count: number
}

/** The total number of questions in these cells. */
export const countOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0)

type Dimension = 'type' | 'difficulty' | 'source'

export type Chosen = Partial<Pick<SearchInput, 'types' | 'difficulties' | 'sources'>>

/** Whether a cell matches the chosen values. */
export const fits = ({ type, difficulty, source }: Cell, { types, difficulties, sources }: Chosen): boolean =>
  (types?.includes(type) ?? true) && (difficulties?.includes(difficulty) ?? true) && (sources?.includes(source) ?? true)

/** The values of one filter, each with its count if this filter alone were open. */
export function facet<D extends Dimension>(cube: readonly Cell[], input: Chosen, by: D, field: keyof Chosen) {
  const counts = new Map<Cell[D], number>()
  for (const cell of cube)
    if (fits(cell, { ...input, [field]: undefined })) counts.set(cell[by], (counts.get(cell[by]) ?? 0) + cell.count)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => (one.value < other.value ? -1 : 1))
}
