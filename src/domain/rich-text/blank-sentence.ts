/** A sentence ends behind its sign and the quotes that close with it, not behind a title or within a number. */
const ends = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs))[.!?…]+["'’”)]*(?=\s|$)|[。！？…]+[”’」』）]*|\n+/gu

/** The sentence of a passage in which a numbered blank stands, with all its blanks; null where the passage has no such one. */
export function sentenceOfBlank(passage: string, number: number): string | null {
  const place = passage.indexOf(`[[${number}]]`)
  if (place < 0) return null
  const found = [...passage.matchAll(ends)].map(({ 0: sign, index }) => index + sign.length)
  const start = found.findLast((end) => end <= place) ?? 0
  const end = found.find((one) => one > place) ?? passage.length
  return passage.slice(start, end).trim()
}

/** A sentence with gaps for its blanks, headed by the number of the one that is meant. */
export const tellBlank = (sentence: string, number: number): string =>
  `(${number}) ${withGaps(sentence.replaceAll(`[[${number}]]`, `__${number}__`))}`

/** A text with gaps for its numbered blanks. */
export const withGaps = (text: string): string => text.replaceAll(/\[\[\d+\]\]/g, '____')
