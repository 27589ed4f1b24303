/** Numbers of the blanks in a text (`[[1]]`) that do not fit its items, which are counted from 1. */
export interface BlankFaults {
  readonly missing: readonly number[]
  readonly extra: readonly number[]
  readonly twice: readonly number[]
  /** Those behind a higher number. */
  readonly reversed: readonly number[]
}

/** How a blank is written in a text. */
export const blankSign = /\[\[(\d{1,3})\]\]/g

/** The numbers of the blanks of a text, in text order. */
export const blankNumbers = (text: string): readonly number[] =>
  [...text.matchAll(blankSign)].map(([, number]) => Number(number))

/** Null if the text has no blanks, or if its blanks match its items in their order. */
export function checkBlanks(text: string, itemCount: number): BlankFaults | null {
  const found = blankNumbers(text)
  if (found.length === 0) return null
  const expected = Array.from({ length: itemCount }, (_, index) => index + 1)
  const faults = {
    missing: expected.filter((number) => !found.includes(number)),
    extra: [...new Set(found.filter((number) => !expected.includes(number)))],
    twice: [...new Set(found.filter((number, index) => found.indexOf(number) !== index))],
    reversed: [...new Set(found.filter((number, index) => found.slice(0, index).some((before) => before > number)))],
  }
  return Object.values(faults).some((numbers) => numbers.length > 0) ? faults : null
}
