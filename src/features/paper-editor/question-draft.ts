/** A question while its fields are being edited. */
import type { PaperItem, PaperQuestion } from '#domain/paper/paper.ts'
import { isAnswered } from '#domain/questions/is-answered.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import type { Choice, Option } from '#domain/questions/question.ts'
import { isSameValue } from '#domain/values/same-value.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly Choice[]

/** What can be kept of a typed question: an item that lost its answer keeps the key that it had. */
export const keepableOf = (typed: PaperQuestion, base: PaperQuestion): PaperQuestion => ({
  ...typed,
  items: typed.items.map((item) => {
    const old = base.items.find(({ itemId }) => itemId === item.itemId)
    return isAnswered(item.key) || old === undefined || !isAnswered(old.key) ? item : withKeyOf(item, old)
  }),
})

/** The item with the key of another one; letters mean the other one's options, unless none of them was removed. */
const withKeyOf = (item: PaperItem, { key, options }: PaperItem): PaperItem => ({
  ...item,
  key,
  options: item.options.length < options.length ? options : item.options,
})

/** The question with one of its items changed. */
export const withItem = (question: PaperQuestion, index: number, changes: Partial<PaperItem>): PaperQuestion =>
  withItemBy(question, index, () => changes)

/** What changes about an item. */
export type ChangeItem = (item: PaperItem) => Partial<PaperItem>

export const withItemBy = (question: PaperQuestion, index: number, changesOf: ChangeItem): PaperQuestion => ({
  ...question,
  items: question.items.map((item, at) => (at === index ? { ...item, ...changesOf(item) } : item)),
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
  if (key.kind === 'single')
    return { options: moved, key: { kind: key.kind, choice: (key.choice && letterOf(key.choice)) ?? null } }
  if (key.kind !== 'multiple') return { options: moved, key }
  const choices = key.choices.flatMap((choice) => letterOf(choice) ?? [])
  return { options: moved, key: { ...key, choices } }
}

/** Pairs the items of two versions by their ids, which may be in another order now, or new ones in the same order. */
const itemLike = (items: readonly PaperItem[], next: PaperQuestion, index: number): PaperItem | undefined =>
  items.find(({ itemId }) => itemId === next.items[index]?.itemId) ??
  (items.length === next.items.length ? items[index] : undefined)

/**
 * The typed changes applied to a question that has changed meanwhile: undone, given new ids by a save, rescored, or with
 * its items in another order or number.
 */
export function rebased(typed: PaperQuestion, base: PaperQuestion, next: PaperQuestion): PaperQuestion {
  if (typed === base) return next
  const joined = {
    ...next,
    passage: newer(typed.passage, base.passage, next.passage),
    difficulty: newer(typed.difficulty, base.difficulty, next.difficulty),
    ...chapterField(newer(typed.chapterId, base.chapterId, next.chapterId)),
    items: next.items.map((item, index) => {
      const [mine, old] = [itemLike(typed.items, next, index) ?? item, itemLike(base.items, next, index) ?? item]
      return {
        ...item,
        stem: newer(mine.stem, old.stem, item.stem),
        options: newer(mine.options, old.options, item.options),
        key: newer(mine.key, old.key, item.key),
        analysis: newer(mine.analysis, old.analysis, item.analysis),
        ...pointFields(newer(pointNamesOf(mine), pointNamesOf(old), pointNamesOf(item))),
      }
    }),
  }
  return isSameValue(joined, next) ? next : joined
}

const chapterField = (chapterId: PaperQuestion['chapterId']) => (chapterId === undefined ? {} : { chapterId })

const newer = <Value>(typed: Value, base: Value, next: Value): Value => (isSameValue(typed, base) ? next : typed)
