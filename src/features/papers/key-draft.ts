import { acceptedLimits } from '#domain/questions/accepted-limits.ts'
import { acceptedLines } from '#domain/questions/accepted-lines.ts'
import {
  type AnswerKey,
  type Choice,
  type Criterion,
  type MultipleRule,
  usualRule,
} from '#domain/questions/question.ts'
import { parsePoints, pointsText, totalOf } from '#domain/values/score.ts'

/** A criterion while it is edited; `points` is text ("2.5"). */
export interface CriterionDraft {
  readonly name: string
  readonly hint: string
  readonly points: string
}

/** A key while it is edited, possibly incomplete. */
export type KeyDraft =
  | { readonly kind: 'single'; readonly choice: Choice }
  | { readonly kind: 'multiple'; readonly choices: readonly Choice[]; readonly rule: MultipleRule }
  /** Accepted answers, one per line; the first is the canonical one. */
  | { readonly kind: 'blank' | 'number'; readonly lines: string }
  | { readonly kind: 'written'; readonly model: string; readonly criteria: readonly CriterionDraft[] }

export type KeyProblem =
  | 'unchanged'
  | 'noChoice'
  | 'noAnswer'
  | 'answerTwice'
  | 'answerTooLong'
  | 'tooManyAnswers'
  | 'criterionUnnamed'
  | 'criterionTwice'
  | 'criterionPoints'
  | 'criteriaSum'

export const draftOf = (key: AnswerKey): KeyDraft => {
  switch (key.kind) {
    case 'single':
      return key
    case 'multiple':
      return { kind: 'multiple', choices: key.choices, rule: key.rule ?? usualRule }
    case 'blank':
    case 'number':
      return { kind: key.kind, lines: key.accept.join('\n') }
    case 'written':
      return { kind: 'written', model: key.model, criteria: key.criteria.map(criterionDraft) }
  }
}

const criterionDraft = ({ name, hint, max }: Criterion): CriterionDraft => ({ name, hint, points: pointsText(max) })

export const emptyCriterion: CriterionDraft = { name: '', hint: '', points: '' }

/** The key a draft represents (`score` of the item in tenths), or why it cannot replace the present key. */
export function keyOfDraft(
  draft: KeyDraft,
  present: AnswerKey,
  score: number,
): { readonly key: AnswerKey } | { readonly problem: KeyProblem } {
  const problem = problemOf(draft, score)
  if (problem !== null) return { problem }
  const key = plainKey(draft)
  return isSameKey(key, present) ? { problem: 'unchanged' } : { key }
}

function plainKey(draft: KeyDraft): AnswerKey {
  switch (draft.kind) {
    case 'single':
    case 'multiple':
      return draft
    case 'blank':
    case 'number':
      return { kind: draft.kind, accept: acceptedLines(draft.lines) }
    case 'written':
      return { kind: 'written', model: draft.model.trim(), criteria: draft.criteria.map(criterionOf) }
  }
}

const criterionOf = ({ name, hint, points }: CriterionDraft): Criterion => ({
  name: name.trim(),
  hint: hint.trim(),
  max: parsePoints(points) ?? 0,
})

function problemOf(draft: KeyDraft, score: number): KeyProblem | null {
  switch (draft.kind) {
    case 'single':
      return null
    case 'multiple':
      return draft.choices.length === 0 ? 'noChoice' : null
    case 'blank':
    case 'number':
      return acceptedProblem(acceptedLines(draft.lines), acceptedLimits[draft.kind])
    case 'written':
      return criteriaProblem(draft.criteria.map(criterionOf), score)
  }
}

function acceptedProblem(accepted: readonly string[], longestAnswer: number): KeyProblem | null {
  if (accepted.length === 0) return 'noAnswer'
  if (accepted.length > acceptedLimits.answers) return 'tooManyAnswers'
  if (new Set(accepted).size < accepted.length) return 'answerTwice'
  return accepted.some((answer) => answer.length > longestAnswer) ? 'answerTooLong' : null
}

function criteriaProblem(criteria: readonly Criterion[], score: number): KeyProblem | null {
  const names = criteria.map(({ name }) => name)
  if (names.includes('')) return 'criterionUnnamed'
  if (new Set(names).size < names.length) return 'criterionTwice'
  if (criteria.some(({ max }) => max === 0)) return 'criterionPoints'
  return totalOf(criteria.map(({ max }) => max)) === score ? null : 'criteriaSum'
}

/** The sum of the points typed so far for all criteria, in tenths. */
export const draftTotal = (criteria: readonly CriterionDraft[]): number =>
  totalOf(criteria.map(({ points }) => parsePoints(points) ?? 0))

function isSameKey(one: AnswerKey, other: AnswerKey): boolean {
  if (one.kind === 'single') return other.kind === 'single' && one.choice === other.choice
  if (one.kind === 'multiple') return other.kind === 'multiple' && multipleText(one) === multipleText(other)
  if (one.kind === 'written') return other.kind === 'written' && writtenText(one) === writtenText(other)
  return other.kind === one.kind && one.accept.join('\n') === other.accept.join('\n')
}

const multipleText = ({ choices, rule = usualRule }: AnswerKey & { readonly kind: 'multiple' }): string =>
  JSON.stringify([choices, rule])

const writtenText = ({ model, criteria }: AnswerKey & { readonly kind: 'written' }): string =>
  JSON.stringify([model, criteria.map(({ name, hint, max }) => [name, hint, max])])
