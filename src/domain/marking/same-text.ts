import { straightMarks } from '../rich-text/straight-marks.ts'

const endMarks = ' .!?。'

/** A single pass: a pattern anchored at the end would try every run of dots. */
function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && endMarks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The normalized form in which texts are compared and grouped; never shown. */
export function comparable(text: string): string {
  const plain = straightMarks(text)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?- ?/g, '-')
    .trim()
  return withoutEndMarks(plain) || plain
}

/**
 * Tolerant equality of typed answers: width (Ａ = A), case, runs of spaces, curly or straight quotation marks, spaces
 * around hyphens and the end mark of a sentence (. ! ?) make no difference. Everything else does.
 */
export const isSameText = (left: string, right: string): boolean => comparable(left) === comparable(right)
