/**
 * A question of the bank and its items. An *item* is what gets one answer and one score; a single choice has one item,
 * a reading passage several. Text fields are rich text: plain paragraphs separated by "\n", `$…$` for inline LaTeX,
 * `$$…$$` for a displayed formula, `**…**` for strong, `__…__` for underlined; no HTML.
 */

export type Choice = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

export interface Option {
  readonly id: Choice
  readonly text: string
}

/** One criterion of a written item; the maxima of all criteria add up to the item's score, in tenths of a point. */
export interface Criterion {
  readonly name: string
  readonly hint: string
  readonly max: number
}

/**
 * What some of several right options are worth if no wrong one is among them; a wrong one always gives nothing.
 * - `whole`: nothing; only all of them together give points.
 * - `half`: half of the points.
 * - `each`: their share of the points.
 */
export const multipleRules = ['whole', 'half', 'each'] as const

export type MultipleRule = (typeof multipleRules)[number]

/** The rule of a key without one. */
export const usualRule: MultipleRule = 'half'

/**
 * How an item is answered, and the right answer.
 * - `single`, `multiple`: letters of options; `rule` defaults to `usualRule`.
 * - `blank`: text compared by tolerant equality (width, case, spaces, listed alternatives); the first is canonical.
 * - `number`: maths, equal in value (1/2 = 0.5, √8 = 2√2); plain text or LaTeX without `$`; the first is canonical.
 * - `written`: marked by a person; `model` is a model answer.
 */
export type AnswerKey =
  | { readonly kind: 'single'; readonly choice: Choice }
  | {
      readonly kind: 'multiple'
      readonly choices: readonly Choice[]
      readonly rule?: MultipleRule | undefined
    }
  | { readonly kind: 'blank'; readonly accept: readonly string[] }
  | { readonly kind: 'number'; readonly accept: readonly string[] }
  | { readonly kind: 'written'; readonly model: string; readonly criteria: readonly Criterion[] }

export type AnswerKind = AnswerKey['kind']

/** A key that is being written: no option may be chosen yet, and there may be no accepted answers. */
export type OpenKey = AnswerKey | { readonly kind: 'single'; readonly choice: null }

/**
 * A student's answer as text: a letter, letters in alphabetical order ("AC"), or the typed text. The empty string is an
 * item left open.
 */
export type AnswerText = string

export interface ItemContent {
  /** The item's own text; empty for the blanks of a cloze, whose numbers are in the passage as `[[1]]`. */
  readonly stem: string
  readonly options: readonly Option[]
  readonly key: AnswerKey
  readonly analysis: string
  /** Name of the main knowledge point, by which reports and wrong-question books count it ("一般过去时"). */
  readonly knowledge: string
  /** Names of the others that it tests, by which it is found too; undefined if there are none. */
  readonly furtherPoints?: readonly string[] | undefined
  /** Score in tenths of a point unless a paper sets one. */
  readonly score: number
}

export interface QuestionContent {
  readonly subjectId: number
  readonly type: number
  /** 1 easy, 2 medium, 3 hard. */
  readonly difficulty: 1 | 2 | 3
  /**
   * Text shared by all items and seen by the student: a passage, cloze text with `[[1]]` blanks, or a writing prompt;
   * empty if there is none. What is read out in a dictation is the item's canonical answer, never shown here.
   */
  readonly passage: string
  readonly items: readonly ItemContent[]
}
