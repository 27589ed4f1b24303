/** How many columns a printed sheet uses for the options of a question. */
export type OptionColumns = 1 | 2 | 4

/** Column width of the on-screen sheet for options, in ems; that of the narrower paper size. */
const screenLine = 30

/** The letter before an option and the space to the next one, in ems. */
const letterAndGap = 2.8

/** The width that a bracket to the right of the options takes, in ems. */
const bracketWidth = 3

/**
 * Puts four, two or one option on a line: as many as fit the longest of them. A lone option wraps no more than it must,
 * and no other option ever wraps. `besideBracket` is for an answer bracket on the same line, its width in ems.
 */
export function optionColumns(
  options: readonly string[],
  besideBracket = false,
  lineWidth: number = screenLine,
): OptionColumns {
  const widest = Math.max(0, ...options.map(textWidth)) + letterAndGap
  const room = besideBracket ? lineWidth - bracketWidth : lineWidth
  if (widest <= room / 4) return 4
  return widest <= room / 2 ? 2 : 1
}

const picture = /!\[[^\]]*\]\(picture:[0-9a-f]{32}(?:\|\d+)?\)/g

/** Pictures shrink to fit. */
const pictureWidth = 8

/** Estimated width in ems: a Chinese character is 1, a Latin letter about half; a formula by its visible characters. */
export function textWidth(text: string): number {
  const seen = text
    .replaceAll(picture, '图'.repeat(pictureWidth))
    .replaceAll(/\$+([^$]+)\$+/g, (_, tex: string) => seenOf(tex))
    .replaceAll(/\*\*|__/g, '')
  return Array.from(seen, characterWidth).reduce((sum, width) => sum + width, 0)
}

const characterWidth = (character: string): number => (/[\u2e80-\uffef]/.test(character) ? 1 : 0.52)

/** LaTeX as the visible characters side by side: a fraction is as wide as its wider part. */
function seenOf(tex: string): string {
  const fractions = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g
  const flat = tex.replaceAll(fractions, (_, above: string, below: string) =>
    above.length > below.length ? above : below,
  )
  return flat
    .replaceAll(/\\(?:left|right|displaystyle|text|mathrm)(?![A-Za-z])/g, '')
    .replaceAll(/\\[A-Za-z]+ ?/g, '×')
    .replaceAll(/[{}^_]/g, '')
    .replaceAll(/[-+=<>×÷]/g, '$& ')
}
