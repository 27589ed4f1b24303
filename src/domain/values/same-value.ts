/**
 * Deep equality of plain data, regardless of key order. An undefined key equals a missing one. This runs on whole papers
 * after every change, so it builds nothing.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other)
  if (!isRecord(one) || !isRecord(other)) return false
  // Plain data inherits nothing that could be enumerated.
  for (const key in one) if (!isSameValue(one[key], Object.hasOwn(other, key) ? other[key] : undefined)) return false
  for (const key in other) if (other[key] !== undefined && !Object.hasOwn(one, key)) return false
  return true
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const areSameLists = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((value, index) => isSameValue(value, other[index]))
