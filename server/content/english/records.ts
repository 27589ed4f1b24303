/**
 * What an author writes of each English question: a record in the file of its book and kind, such as
 * `junior/7a-words.json`. Texts are rich text (`src/domain/questions/question.ts`).
 */
import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))

/** A long text, as a list of its paragraphs. */
const paragraphs = z.array(text).check(z.minLength(1))

const identity = { code: text, chapter: text, difficulty: z.literal([1, 2, 3]) }

const explained = { knowledge: text, analysis: text }

/** Four options, and the letter of the right one. */
const chosen = { options: z.tuple([text, text, text, text]), key: z.enum(['A', 'B', 'C', 'D']), ...explained }

/** The answers that are accepted; the first is canonical. */
const typed = { accept: z.array(text).check(z.minLength(1)), ...explained }

export const choice = z.strictObject({ ...identity, stem: text, ...chosen })

export const reading = z.strictObject({
  ...identity,
  passage: paragraphs,
  items: z.array(z.strictObject({ stem: text, ...chosen })),
})

/** The blanks of a cloze or a grammar fill are `[[1]]`, `[[2]]` … in its passage, its items in the same order. */
export const cloze = z.strictObject({ ...identity, passage: paragraphs, items: z.array(z.strictObject(chosen)) })

export const grammarFill = z.strictObject({ ...identity, passage: paragraphs, items: z.array(z.strictObject(typed)) })

/** A word or a sentence: the canonical answer is read out, the stem is what the student sees. */
export const dictation = z.strictObject({ ...identity, stem: text, ...typed })

/** What is to be written, with its points, and a composition that does so. */
const composition = { ...identity, passage: paragraphs, model: paragraphs, ...explained }

/** In tenths of a point; the hint is for the marking teacher. */
const criterion = z.strictObject({ max: z.int().check(z.positive()), hint: text })

export const writing = z.strictObject({
  ...composition,
  criteria: z.strictObject({ content: criterion, language: criterion, structure: criterion }),
})

/** All junior compositions have the same criteria, except for the points that the content should cover. */
export const juniorWriting = z.strictObject({ ...composition, contentHint: text })

export type Identity = Pick<z.output<typeof choice>, keyof typeof identity>
export type ChosenItem = z.output<typeof cloze>['items'][number]
export type TypedItem = z.output<typeof grammarFill>['items'][number]
export type Criteria = z.output<typeof writing>['criteria']
