/** Indivisible pieces: formulas, pictures, Latin words and gaps, any other character alone. */
const pieces = /\$[^$]*\$|!\[[^\]]*\]\([^)]*\)|[\p{Script=Latin}\d_'’-]+|[^]/gu

/**
 * The beginning of a rich text, at most so many letters: cut between pieces, with an ellipsis if something is left out.
 */
export function beginningOf(source: string, letters: number): string {
  const text = source.trim()
  if (text.length <= letters) return text
  let end = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (index + piece.length >= letters) break
    end = index + piece.length
  }
  return `${text.slice(0, end).replace(/[\s，、；：,;:]+$/u, '')}…`
}
