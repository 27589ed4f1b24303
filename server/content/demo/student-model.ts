import type { AnswerKey, ItemContent } from '#domain/questions/question.ts'
import { createRandom, type Random } from '../random.ts'
import { typedMaths } from './typed-maths.ts'
import { mistakenNumber, mistakenText, mistakenWriting } from './mistakes.ts'

/** An item as given to a model student, with the difficulty of its question. */
export interface AskedItem {
  readonly itemId: number
  readonly difficulty: number
  readonly content: Pick<ItemContent, 'stem' | 'options'>
  readonly key: AnswerKey
}

/** Uniform in [0, 1) in steps of a ten-thousandth. */
const unit = (random: Random): number => random.int(0, 9_999) / 10_000

/** Roughly normal with mean 0 and deviation 1. */
const normal = (random: Random): number =>
  Array.from({ length: 6 }, () => unit(random)).reduce((sum, value) => sum + value, -3) * 1.41

/** A student's ability on a logit scale; the same for a whole month. */
export const abilityOf = (username: string): number => 0.9 + 0.95 * normal(createRandom(`ability ${username}`))

const baseDifficulty: Readonly<Record<number, number>> = { 1: -0.9, 2: 0.1, 3: 1.1 }

/** How hard an item is for everybody; items of one difficulty still differ. */
export const hardnessOf = (item: AskedItem): number =>
  (baseDifficulty[item.difficulty] ?? 0) + 0.55 * normal(createRandom(`item ${item.itemId}`))

const guessing: Readonly<Record<AnswerKey['kind'], number>> = {
  single: 0.22,
  multiple: 0.05,
  blank: 0,
  number: 0,
  written: 0,
}

/** The probability of a right answer (three-parameter logistic). */
function chance(ability: number, item: AskedItem): number {
  const guess = guessing[item.key.kind]
  return guess + (1 - guess) / (1 + Math.exp(-1.25 * (ability - hardnessOf(item))))
}

/** The student's answer: the canonical one, a typical mistake, or (weak students, open items) nothing. */
export function answerOf(ability: number, item: AskedItem, random: Random): string {
  const { key } = item
  if (key.kind === 'written') return mistakenWriting(key.model, ability, random)
  if (unit(random) < chance(ability, item)) return rightAnswer(key)
  if (key.kind !== 'single' && unit(random) < 0.08 - 0.04 * ability) return ''
  return wrongAnswer(item, random)
}

function rightAnswer(key: Exclude<AnswerKey, { kind: 'written' }>): string {
  if (key.kind === 'single') return key.choice
  if (key.kind === 'multiple') return [...key.choices].sort().join('')
  const canonical = key.accept[0] ?? ''
  return key.kind === 'number' ? typedMaths(canonical) : canonical
}

/** Each item has a few shared mistakes, so that a report has a most common one. */
function wrongAnswer({ itemId, key, content }: AskedItem, random: Random): string {
  const shared = createRandom(`mistakes ${itemId}`)
  const letters = content.options.map(({ id }) => id)
  if (key.kind === 'single') {
    const wrong = shared.shuffle(letters.filter((id) => id !== key.choice))
    return wrong[random.pick([0, 0, 0, 1, 1, 2])] ?? wrong[0] ?? ''
  }
  if (key.kind === 'multiple') {
    const dropped = shared.shuffle(key.choices)
    const extra = shared.shuffle(letters.filter((id) => !key.choices.includes(id)))
    const chosen = random.int(0, 2) > 0 ? dropped.slice(1) : [...dropped.slice(1), ...extra.slice(0, 1)]
    return [...chosen].sort().join('')
  }
  const canonical = key.kind === 'written' ? '' : (key.accept[0] ?? '')
  const mistakes = [0, 1, 2].map(() =>
    key.kind === 'number' ? typedMaths(mistakenNumber(canonical, shared)) : mistakenText(canonical, shared),
  )
  return mistakes[random.pick([0, 0, 0, 1, 1, 2])] ?? ''
}

/** A marker's scores for a written answer: one per criterion, in half points. */
export const criterionScores = (ability: number, maxima: readonly number[], random: Random): number[] =>
  maxima.map((max) => {
    const share = 0.62 + 0.13 * ability + 0.09 * normal(random)
    return Math.round((Math.min(1, Math.max(0.1, share)) * max) / 5) * 5
  })
