/**
 * Questions that repeat one another on a paper: they ask the same in other numbers or of another figure, or something
 * else of the same right triangle.
 */
import type { OpenKey } from '#domain/questions/question.ts'
import { areNear, trigramsOf } from './likeness.ts'
import { beginningOf, shownQuestion } from './question-beginning.ts'
import { rightTriangleIn } from './right-triangle.ts'

/** A question by which others are recognised as repeating it. */
export interface ComparedQuestion {
  readonly passage: string
  readonly items: readonly {
    readonly stem: string
    readonly options: readonly { readonly text: string }[]
    readonly analysis?: string
    readonly key?: OpenKey
  }[]
  /** As in the bank's questions; those of a paper do not say. */
  readonly generator?: string | null
}

/** What a question has in common with those that it repeats: its generator, its wording, and its right triangle. */
export type KindsOf = (question: ComparedQuestion) => readonly string[]

/** How many characters of a wording are compared: passages are long, and begin differently. */
const compared = 300

const numbers = /\d+(?:\.\d+)?/g

const wordingOf = (question: ComparedQuestion): string =>
  beginningOf(shownQuestion(question)).slice(0, compared).replaceAll(numbers, '0')

/** In a composition or a table of data, three sides are there by chance: only short questions are looked at. */
function sidesOf({ passage, items }: ComparedQuestion): ReturnType<typeof rightTriangleIn> {
  const asked = [passage, ...items.map(({ stem }) => stem)].join('\n')
  const solved = items.map(({ analysis = '', key }) => `${analysis}\n${key?.kind === 'written' ? key.model : ''}`)
  return asked.length > compared ? null : rightTriangleIn(asked, solved.join('\n'))
}

/**
 * Recognises the kinds of questions, of each only once. A wording is that of the first question that reads nearly like
 * it, whatever numbers it has; a question without words has none.
 */
export function questionKinds(): KindsOf {
  const known = new WeakMap<ComparedQuestion, readonly string[]>()
  const wordings: ReadonlySet<string>[] = []
  const wordingNumber = (trigrams: ReadonlySet<string>): number => {
    const no = wordings.findIndex((other) => areNear(trigrams, other))
    return no < 0 ? wordings.push(trigrams) - 1 : no
  }
  return (question) => {
    const before = known.get(question)
    if (before !== undefined) return before
    const trigrams = trigramsOf(wordingOf(question))
    const sides = sidesOf(question)
    const kinds = [
      ...(question.generator == null ? [] : [`generator ${question.generator}`]),
      ...(sides === null ? [] : [`sides ${sides.join(' ')}`]),
      ...(trigrams.size === 0 ? [] : [`wording ${wordingNumber(trigrams)}`]),
    ]
    known.set(question, kinds)
    return kinds
  }
}

export interface Repeats {
  /** How often a question repeats those that are there; 0 if it differs from all. */
  readonly of: (question: ComparedQuestion) => number
  readonly add: (question: ComparedQuestion) => void
}

/** Counts how often questions repeat one another; `present` are there already. */
export function countedRepeats(kindsOf: KindsOf, present: readonly ComparedQuestion[]): Repeats {
  const counts = new Map<string, number>()
  const add = (question: ComparedQuestion) => {
    for (const kind of kindsOf(question)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  for (const question of present) add(question)
  return { of: (question) => kindsOf(question).reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0), add }
}
