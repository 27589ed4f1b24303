import { totalOf } from '#domain/values/score.ts'
import type { BankedQuestion } from './as-paper-question.ts'

/** A paragraph all in bold is the title of its passage. */
const titleLine = /^\*\*([^*]+)\*\*$/

/** The title of a passage, if it has one, and the rest of it. */
export function passageParts(passage: string): { readonly title: string | null; readonly text: string } {
  const [first = '', ...rest] = passage.split('\n')
  const title = titleLine.exec(first.trim())?.[1]
  return title === undefined ? { title: null, text: passage } : { title, text: rest.join('\n').trim() }
}

/** Characters of a question used as its name. */
const nameLength = 24

/** The title of its passage, otherwise its beginning, as rich text in one paragraph. */
export function questionHead({ passage, items: [first] }: Pick<BankedQuestion, 'passage' | 'items'>): string {
  const { title, text } = passageParts(passage)
  return title ?? (text === '' ? (first?.stem ?? '') : text).replaceAll('\n', ' ')
}

/** The name of a question where its text cannot be rendered: for screen readers, and in plain lists. */
export function questionName(question: Pick<BankedQuestion, 'passage' | 'items'>): string {
  const words = plain(questionHead(question))
  return words.length > nameLength ? `${words.slice(0, nameLength)}…` : words
}

/** Without rich text markup, and LaTeX without its control characters. */
const plain = (text: string): string =>
  text
    .replaceAll(/\$\$?([^$]+)\$\$?/g, '$1')
    .replaceAll(/\*\*|\[\[(\d+)\]\]/g, (_, number: string | undefined) => number ?? '')
    .replaceAll(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replaceAll(/\\(?:left|right|displaystyle|,|;|!|quad)\s?/g, '')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

export const pointsOf = ({ items }: Pick<BankedQuestion, 'items'>): number => totalOf(items.map(({ score }) => score))
