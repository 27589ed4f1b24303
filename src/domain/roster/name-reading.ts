/**
 * How names are read, handed in by whoever has a dictionary: for each character of a text its readings without tones, in
 * lower case and with v for ü, the likeliest first (单 in front: shan, dan, chan). A character without any has an empty list.
 */
export type NameReadings = (text: string) => readonly (readonly string[])[]

/** Names are the same when they differ in spaces, invisible characters or capitals only. */
export const nameKey = (name: string): string => withoutSpaces(name).toLowerCase()

/** A name as it is compared before it counts as changed. */
export const withoutSpaces = (name: string): string =>
  // Nearly all names are as plain as that, and long lists compare them often.
  /^[\u4E00-\u9FFF]+$/.test(name) ? name : name.normalize('NFC').replaceAll(/[\s\p{Cf}]/gu, '')

/** The likeliest reading in one word; null for a name without a single Chinese character. */
export function pinyinKey(name: string, readings: NameReadings): string | null {
  const characters = [...nameKey(name)]
  const read = readings(characters.join(''))
  if (!read.some((one) => one.length > 0)) return null
  return characters.map((character, index) => read[index]?.[0] ?? character).join(' ')
}
