import { totalOf } from '#domain/values/score.ts'
import { withGaps } from '../rich-text/blank-sentence.ts'
import { plainFormula } from '../rich-text/plain-formula.ts'
import { readableText } from '../rich-text/readable-text.ts'
import type { BankedQuestion } from './as-paper-question.ts'

/** A paragraph all in bold is the title of its passage. */
const titleLine = /^\*\*([^*]+)\*\*$/

/** The title of a passage, if it has one, and the rest of it. */
export function passageParts(passage: string): { readonly title: string | null; readonly text: string } {
  const [first = '', ...rest] = passage.split('\n')
  const title = titleLine.exec(first.trim())?.[1]
  return title === undefined ? { title: null, text: passage } : { title, text: rest.join('\n').trim() }
}

/** Characters of a question used as its name, where it stands beside the question or alone. */
const nameLength = { short: 24, long: 72 } as const

/** The title of its passage, otherwise its beginning, as rich text in one paragraph. */
export function questionHead({ passage, items: [first] }: Pick<BankedQuestion, 'passage' | 'items'>): string {
  const { title, text } = passageParts(passage)
  return title ?? (text === '' ? (first?.stem ?? '') : text).replaceAll('\n', ' ')
}

/**
 * The name of a question where its text cannot be rendered: for screen readers, and in plain lists. Questions that
 * differ in numbers only are told apart by a long one.
 */
export function questionName(
  question: Pick<BankedQuestion, 'passage' | 'items'>,
  length: keyof typeof nameLength = 'short',
): string {
  const words = plain(questionHead(question))
  return words.length > nameLength[length] ? `${words.slice(0, nameLength[length])}…` : words
}

const underlined = /(?<!_)__(?!_)([^_]+)(?<!_)__(?!_)/g

/** Without rich text markup; a blank is a gap, as its number would read like a word of the sentence. */
const plain = (text: string): string =>
  withGaps(readableText(text))
    .replaceAll(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => plainFormula(tex))
    .replaceAll('**', '')
    .replaceAll(underlined, (_, words: string) => (words.trim() === '' ? '____' : words))
    .replaceAll(/\s+/g, ' ')
    .trim()

export const pointsOf = ({ items }: Pick<BankedQuestion, 'items'>): number => totalOf(items.map(({ score }) => score))
