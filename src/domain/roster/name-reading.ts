/**
 * Readings of names, provided by whoever has a dictionary: for each character of a text its readings without tones, in
 * lower case and with v for ü, the most likely first (单 at the beginning: shan, dan, chan). An empty list for
 * characters without one.
 */
export type NameReadings = (text: string) => readonly (readonly string[])[]

/** Names that differ only in spaces, invisible characters or case are the same. */
export const nameKey = (name: string): string => withoutSpaces(name).toLowerCase()

/** The form in which names are compared to detect a change. */
export const withoutSpaces = (name: string): string =>
  // A fast path: nearly all names look like this, and long lists compare them often.
  /^[\u4E00-\u9FFF]+$/.test(name) ? name : name.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')

/** The most likely reading as one word; null for a name without a Chinese character. */
export function pinyinKey(name: string, readings: NameReadings): string | null {
  const characters = [...nameKey(name)]
  const read = readings(characters.join(''))
  if (!read.some((one) => one.length > 0)) return null
  return characters.map((character, index) => read[index]?.[0] ?? character).join(' ')
}
