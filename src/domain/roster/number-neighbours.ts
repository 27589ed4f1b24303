/** Finds items whose number may be a mistyped form of the given one. */
export type NumberNeighbours<Item> = (number: string) => readonly Item[]

/** A number with one digit removed has few neighbours; more would be meaningless. */
const looksAt = 40

/**
 * Finds items whose number differs in exactly one digit: another digit, one too many or one missing. Numbers are
 * indexed by each form with one digit removed, so that a search does not scan them all.
 */
export function numberNeighbours<Item>(
  items: readonly Item[],
  numberOf: (item: Item) => string | null,
): NumberNeighbours<Item> {
  const byForm = new Map<string, Item[]>()
  for (const item of items) {
    const number = numberOf(item)
    if (number === null) continue
    for (const form of formsOf(number)) {
      const others = byForm.get(form)
      if (others === undefined) byForm.set(form, [item])
      else if (others.length < looksAt) others.push(item)
    }
  }
  return (number) => {
    const found = new Set<Item>()
    for (const form of formsOf(number))
      for (const item of byForm.get(form) ?? []) if (isOneOff(number, numberOf(item) ?? '')) found.add(item)
    return [...found]
  }
}

/** The number itself and all forms one digit shorter. */
const formsOf = (number: string): readonly string[] => [
  number,
  ...Array.from(number, (_, index) => number.slice(0, index) + number.slice(index + 1)),
]

/** Whether two texts differ in exactly one digit. */
export function isOneOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [restOne, restOther] = [one.slice(start), other.slice(start)]
  if (one.length === other.length) return restOne.slice(1) === restOther.slice(1)
  return one.length > other.length ? restOne.slice(1) === restOther : restOne === restOther.slice(1)
}
