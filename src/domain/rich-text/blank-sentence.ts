/** A sentence ends after its mark and closing quotes, but not after a title or within a number. */
const ends = /(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs))[.!?…]+["'’”)]*(?=\s|$)|[。！？…]+[”’」』）]*|\n+/gu

/** The sentence of a passage that contains a numbered blank, with all of its blanks; null if there is no such blank. */
export function sentenceOfBlank(passage: string, number: number): string | null {
  const at = passage.indexOf(`[[${number}]]`)
  if (at < 0) return null
  const found = [...passage.matchAll(ends)].map(({ 0: sign, index }) => index + sign.length)
  const start = found.findLast((end) => end <= at) ?? 0
  const end = found.find((one) => one > at) ?? passage.length
  return passage.slice(start, end).trim()
}

/** A sentence with gaps for its blanks, prefixed by the number of the one in question. */
export const tellBlank = (sentence: string, number: number): string =>
  `(${number}) ${withGaps(sentence.replaceAll(`[[${number}]]`, `__${number}__`))}`

/** A text with its numbered blanks as gaps. */
export const withGaps = (text: string): string => text.replaceAll(/\[\[\d+\]\]/g, '____')
