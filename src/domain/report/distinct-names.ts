import { groupedBy } from '../values/grouped-by.ts'

type Way<Row> = (row: Row) => string

/**
 * Distinct labels for rows: by the first of the given ways; rows with the same label also get the next way that
 * distinguishes any of them (a day, a title), or failing that their position among themselves.
 */
export function distinctNames<Row extends object>(
  rows: readonly Row[],
  [way, ...others]: readonly [Way<Row>, ...Way<Row>[]],
): readonly string[] {
  const endings = new Map(
    [...groupedBy(rows, way).values()].flatMap((alike) => {
      const ownEndings = alike.length === 1 ? [] : endingsOf(alike, others)
      return ownEndings.map((ending, index) => [alike[index], ` ${ending}`])
    }),
  )
  return rows.map((row) => `${way(row)}${endings.get(row) ?? ''}`)
}

function endingsOf<Row extends object>(alike: readonly Row[], ways: readonly Way<Row>[]): readonly string[] {
  const [way, ...others] = ways
  if (way === undefined) return alike.map((_, index) => `(${index + 1})`)
  return new Set(alike.map(way)).size === 1 ? endingsOf(alike, others) : distinctNames(alike, [way, ...others])
}
