import type { ClassReport, report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Tenths } from '#domain/values/score.ts'

/** One student's answer to one item. */
export type GivenAnswer = OutputOf<typeof report.item>['list'][number]

/** The students who gave the same answer. */
export interface AnswerGroup {
  /** Trimmed; empty if the answer was left blank. */
  readonly value: string
  readonly right: boolean
  readonly answers: readonly GivenAnswer[]
}

/** Answers in the order of the report's students, which is that of their aliases while names are hidden. */
export function inOrderOf(students: ClassReport['students'], answers: readonly GivenAnswer[]): readonly GivenAnswer[] {
  const positions = new Map(students.map(({ uid }, index) => [uid, index]))
  const positionOf = ({ uid }: GivenAnswer) => positions.get(uid) ?? students.length
  return answers.toSorted((left, right) => positionOf(left) - positionOf(right))
}

/** Groups answers by value: right ones first, then the most frequent; blank answers come last. */
export function answerGroups(answers: readonly GivenAnswer[], fullMark: Tenths): readonly AnswerGroup[] {
  const groups = new Map<string, GivenAnswer[]>()
  for (const answer of answers) {
    const value = answer.value.trim()
    const same = groups.get(value)
    if (same === undefined) groups.set(value, [answer])
    else same.push(answer)
  }
  return [...groups]
    .map(([value, same]) => ({ value, right: same.every(({ score }) => score === fullMark), answers: same }))
    .toSorted(byWeight)
}

const byWeight = (left: AnswerGroup, right: AnswerGroup): number =>
  Number(left.value === '') - Number(right.value === '') ||
  Number(right.right) - Number(left.right) ||
  right.answers.length - left.answers.length ||
  (left.value < right.value ? -1 : 1)

/** The highest score first; unmarked answers last. */
export const byScore = (answers: readonly GivenAnswer[]): readonly GivenAnswer[] =>
  answers.toSorted((left, right) => (right.score ?? -1) - (left.score ?? -1))
