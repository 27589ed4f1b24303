/** How the options of a question stand on a printed sheet. */
export type OptionColumns = 1 | 2 | 4

/** Width of a column of the sheet on a screen for options, in ems; the narrower of the two paper sizes. */
const screenLine = 30

/** The letter before an option and the space to the next one, in ems. */
const letterAndGap = 2.8

/** What a bracket at the right of the options takes of the line, in ems. */
const bracketWidth = 3

/**
 * Options stand four, two or one in a line: as many as fit the longest of them. A line of one never wraps more than it
 * must, and no other option ever does. `besideBracket` where the answer's bracket stands in the same line, whose width is in
 * ems.
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

/** Pictures are made smaller where they do not fit. */
const pictureWidth = 8

/** Estimated width in ems: a Chinese character is 1, a Latin letter about a half; a formula by what is seen of it. */
export function textWidth(text: string): number {
  const seen = text
    .replaceAll(picture, '图'.repeat(pictureWidth))
    .replaceAll(/\$+([^$]+)\$+/g, (_, tex: string) => seenOf(tex))
    .replaceAll(/\*\*|__/g, '')
  return Array.from(seen, characterWidth).reduce((sum, width) => sum + width, 0)
}

const characterWidth = (character: string): number => (/[\u2e80-\uffef]/.test(character) ? 1 : 0.52)

/** LaTeX as the characters that stand beside each other: a fraction is as wide as its wider part. */
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
