/** Deep equality of plain data, regardless of key order. An undefined key equals a missing one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [fieldsOf(one), fieldsOf(other)]
  return (
    left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSameValue(value, right.get(key)))
  )
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const fieldsOf = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined))
