/**
 * Deep equality of plain data, regardless of key order. An undefined key equals a missing one. This runs on whole papers
 * after every change, so it builds nothing but lists of keys.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  return (
    Object.keys(one).every((key) => isSameValue(one[key], Object.hasOwn(other, key) ? other[key] : undefined)) &&
    Object.keys(other).every((key) => other[key] === undefined || Object.hasOwn(one, key))
  )
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
