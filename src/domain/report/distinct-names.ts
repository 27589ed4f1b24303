import { groupedBy } from '../values/grouped-by.ts'

type Way<Row> = (row: Row) => string

/**
 * What rows are called, none like another: by the first of the ways; where several are called the same, also by the next way
 * that tells any of them apart (a day, a title), and where none does by their places among themselves.
 */
export function distinctNames<Row extends object>(
  rows: readonly Row[],
  [way, ...others]: readonly [Way<Row>, ...Way<Row>[]],
): readonly string[] {
  const endings = new Map(
    [...groupedBy(rows, way).values()].flatMap((alike) => {
      const told = alike.length === 1 ? [] : endingsOf(alike, others)
      return told.map((ending, index) => [alike[index], ` ${ending}`])
    }),
  )
  return rows.map((row) => `${way(row)}${endings.get(row) ?? ''}`)
}

function endingsOf<Row extends object>(alike: readonly Row[], ways: readonly Way<Row>[]): readonly string[] {
  const [way, ...others] = ways
  if (way === undefined) return alike.map((_, index) => `(${index + 1})`)
  return new Set(alike.map(way)).size === 1 ? endingsOf(alike, others) : distinctNames(alike, [way, ...others])
}
