/** A question while its fields are being edited. */
import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import type { AnswerKey, Choice, Option } from '#domain/questions/question.ts'
import { isSameValue } from '#domain/values/same-value.ts'

/** Why a question cannot be kept as typed. */
export type QuestionProblem = 'noChoice' | 'noAnswer'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly Choice[]

export const problemOf = (key: AnswerKey): QuestionProblem | null => {
  if (key.kind === 'multiple' && key.choices.length === 0) return 'noChoice'
  const isOpen = (key.kind === 'blank' || key.kind === 'number') && key.accept.length === 0
  return isOpen ? 'noAnswer' : null
}

/** What can be kept of a typed question: an item without an answer keeps the key that it had. */
export const keepableOf = (typed: PaperQuestion, base: PaperQuestion): PaperQuestion => ({
  ...typed,
  items: typed.items.map((item, index) => {
    const old = base.items[index]
    return problemOf(item.key) === null || old === undefined ? item : withKeyOf(item, old)
  }),
})

/** The item with the key of another one, and with its options if the key needs them. */
function withKeyOf(item: PaperItem, { key, options }: PaperItem): PaperItem {
  const hasChoices =
    key.kind !== 'multiple' || key.choices.every((choice) => item.options.some(({ id }) => id === choice))
  return { ...item, key, options: hasChoices ? item.options : options }
}

/** The question with one of its items changed. */
export const withItem = (question: PaperQuestion, index: number, changes: Partial<PaperItem>): PaperQuestion =>
  withItemBy(question, index, () => changes)

/** What changes about an item. */
export type ChangeItem = (item: PaperItem) => Partial<PaperItem>

export const withItemBy = (question: PaperQuestion, index: number, changesOf: ChangeItem): PaperQuestion => ({
  ...question,
  items: question.items.map((item, place) => (place === index ? { ...item, ...changesOf(item) } : item)),
})

/** The options with the text of one of them changed. */
export const withText = (options: readonly Option[], changed: Choice, text: string): readonly Option[] =>
  options.map((option) => (option.id === changed ? { ...option, text } : option))

/** The options plus an empty one; unchanged if no letter is left. */
export function withOption(options: readonly Option[]): readonly Option[] {
  const id = letters[options.length]
  return id === undefined ? options : [...options, { id, text: '' }]
}

/** An item without one of its options: later ones move up, and the key still names the same ones. */
export function withoutOption(
  { options, key }: Pick<PaperItem, 'options' | 'key'>,
  removed: Choice,
): Pick<PaperItem, 'options' | 'key'> {
  const rest = options.filter(({ id }) => id !== removed)
  const letterOf = (old: Choice): Choice | undefined => letters[rest.findIndex(({ id }) => id === old)]
  const moved = rest.map(({ text }, index) => ({ id: letters[index] ?? 'A', text }))
  if (key.kind === 'single') return { options: moved, key: { ...key, choice: letterOf(key.choice) ?? 'A' } }
  if (key.kind !== 'multiple') return { options: moved, key }
  const choices = key.choices.flatMap((choice) => letterOf(choice) ?? [])
  return { options: moved, key: { ...key, choices } }
}

/** The typed changes applied to a question that has changed meanwhile: undone, given new ids by a save, or rescored. */
export function rebased(typed: PaperQuestion, base: PaperQuestion, next: PaperQuestion): PaperQuestion {
  if (typed === base) return next
  const joined = {
    ...next,
    passage: newer(typed.passage, base.passage, next.passage),
    difficulty: newer(typed.difficulty, base.difficulty, next.difficulty),
    items: next.items.map((item, index) => {
      const [mine, old] = [typed.items[index] ?? item, base.items[index] ?? item]
      return {
        ...item,
        stem: newer(mine.stem, old.stem, item.stem),
        options: newer(mine.options, old.options, item.options),
        key: newer(mine.key, old.key, item.key),
        analysis: newer(mine.analysis, old.analysis, item.analysis),
        knowledge: newer(mine.knowledge, old.knowledge, item.knowledge),
      }
    }),
  }
  return isSameValue(joined, next) ? next : joined
}

const newer = <Value>(typed: Value, base: Value, next: Value): Value => (isSameValue(typed, base) ? next : typed)
