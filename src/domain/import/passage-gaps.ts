/** Texts whose gaps number their questions, as in a grammar fill: "a __6__ (drive)", "6. ____". */
import { type SourceLine, splitOptions } from './paper-lines.ts'

/** A gap with a number, or with any number. */
export const gapWith = (no: string): string =>
  [
    String.raw`_+\s*${no}\s*_+`,
    String.raw`__\s*[（(]?${no}[)）]?\s*__`,
    String.raw`[（(]\s*${no}\s*[)）]\s*_+`,
    String.raw`(?<!\d)${no}\s*[.．]\s*_{2,}`,
  ].join('|')

const anyGap = new RegExp(gapWith(String.raw`(\d{1,3})`), 'g')

/** The numbers of the gaps in a text, if there are several, one after the other; null otherwise. */
export function gapNumbers(lines: readonly SourceLine[]): readonly number[] | null {
  const gaps = lines.flatMap(({ text }) => [...text.matchAll(anyGap)])
  const numbers = gaps.map((gap) => Number(gap.slice(1).find((no) => no !== undefined)))
  const isInOrder = numbers.every((no, index) => index === 0 || no === (numbers[index - 1] ?? 0) + 1)
  return numbers.length > 1 && isInOrder ? numbers : null
}

/** Fewer lines like options at the end of a text belong to it. */
const fewestOptions = 3

/** A text, and the options below it that all its gaps share: from the last "A." on, in alphabetical order. */
export function withoutOptions(lines: readonly SourceLine[]): {
  readonly text: readonly SourceLine[]
  readonly options: readonly string[]
} {
  const begin = lines.findLastIndex(({ text }) => /^[（(]?A\s*[.．、)）]/.test(text.trim()))
  const below =
    begin === -1
      ? ''
      : lines
          .slice(begin)
          .map(({ text }) => text.trim())
          .join('\n')
  const { options } = splitOptions(below)
  const isShared = options.length >= fewestOptions && options.every((option) => !/\n|__/.test(option))
  return isShared ? { text: lines.slice(0, begin), options } : { text: lines, options: [] }
}
