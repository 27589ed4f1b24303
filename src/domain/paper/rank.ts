/** The most important criterion comes first; smaller values are preferred. */
export type Rank = readonly number[]

export function isBefore(one: Rank, other: Rank): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}
