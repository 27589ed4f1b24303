/** Several questions on one text: reading, cloze. */
import { readableText } from '#domain/rich-text/readable-text.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import type { SourceLine } from './paper-lines.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import type { ImportedItem, ImportedQuestion } from './imported-paper.ts'
import { gapWith, withoutOptions } from './passage-gaps.ts'

/** Shorter lines before a question are mere remarks. */
const shortestPassage = 60

export const isPassage = (lines: readonly SourceLine[]): boolean =>
  lines.reduce((sum, { text }) => sum + readableText(text).trim().length, 0) >= shortestPassage

/** Whether a question continues the passage of another: under the same heading, and answered in the same way. */
export const mayJoin = (first: ParsedQuestion, other: ParsedQuestion): boolean =>
  first.section === other.section && first.options.length > 0 === other.options.length > 0

interface Numbered {
  readonly no: number | null
  readonly question: ImportedQuestion
}

/** Combines all items into one question; the blanks of a cloze are renumbered from 1. */
export function asGroup(passage: readonly SourceLine[], group: readonly Numbered[]): ImportedQuestion {
  const [first] = group
  if (first === undefined) throw new Error('A passage without questions')
  const shared = withoutOptions(passage)
  const found = group.flatMap(({ question }) => question.items)
  const hasShared = ({ options }: ImportedItem) => isSameValue(options, shared.options)
  const isMatching = shared.options.length > 0 && found.every((one) => isBare(one) || hasShared(one))
  const items = isMatching ? found.map((one) => (hasShared(one) ? one : asChoice(one, shared.options))) : found
  const text = textOf(isMatching ? shared.text : passage)
  const numbers = group.map(({ no }) => no)
  const isCloze = items.every(({ stem }) => stem === '')
  const blanks = isCloze ? withBlanks(text, numbers) : null
  return {
    ...first.question,
    position: passage[0]?.position ?? first.question.position,
    // A line with the answers to all of them is in the original of each.
    original: [textOf(passage), ...new Set(group.map(({ question }) => question.original))].join('\n'),
    passage: blanks ?? text,
    items: isCloze && blanks === null ? items.map((one, index) => ({ ...one, stem: `(${numbers[index]})` })) : items,
  }
}

const textOf = (lines: readonly SourceLine[]): string => lines.map(({ text }) => text.trim()).join('\n')

/** A number with nothing but room for a letter: the options are below the text, for all of them. */
const isBare = ({ stem, options }: ImportedItem): boolean => options.length === 0 && /^[\s_]*$/.test(stem)

const asChoice = (item: ImportedItem, options: readonly string[]): ImportedItem => ({
  ...item,
  kind: 'single',
  stem: '',
  options,
})

/** The text with `[[1]]` where the number of a question is on a line or in brackets; null if a number is missing. */
function withBlanks(text: string, numbers: readonly (number | null)[]): string | null {
  let blanked = text
  for (const [index, no] of numbers.entries()) {
    const mark = new RegExp(`${gapWith(String(no))}|[（(]\\s*${no}\\s*[)）]`)
    if (!mark.test(blanked)) return null
    blanked = blanked.replace(mark, `[[${index + 1}]]`)
  }
  return blanked
}
