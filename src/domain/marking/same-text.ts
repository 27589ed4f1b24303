/** Apostrophes and quotation marks as phone keyboards and word processors produce them. */
const apostrophes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4`]/g
const quotes = /[\u201C-\u201F\u2033]/g

const endMarks = ' .!?。'

/** A single pass: a pattern anchored at the end would try every run of dots. */
function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && endMarks.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** The normalized form in which texts are compared and grouped; never shown. */
export function comparable(text: string): string {
  const plain = text
    .replaceAll(apostrophes, "'")
    .replaceAll(quotes, '"')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?[-\u2010-\u2015\u2212] ?/g, '-')
    .trim()
  return withoutEndMarks(plain) || plain
}

/**
 * Tolerant equality of typed answers: width (Ａ = A), case, runs of spaces, curly or straight quotation marks, spaces
 * around hyphens and the end mark of a sentence (. ! ?) make no difference. Everything else does.
 */
export const isSameText = (left: string, right: string): boolean => comparable(left) === comparable(right)
