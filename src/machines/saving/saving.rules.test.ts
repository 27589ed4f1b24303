import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { savingTable } from '#tests/support/charts/saving-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { SavingContext } from './saving.types.ts'

type SavingStep = Step<SavingContext<string, string>>

const steps: readonly SavingStep[] = stepsOf(savingTable)

const typing = 'waiting.typing'
const idle = ['saved', 'answered', 'refused'] as const
const unsettled = ['sending', 'conflicting', 'retrying', 'signedOut'] as const
const everywhere = ['saved', typing, 'sending', 'answered', 'conflicting', 'refused', 'retrying', 'signedOut'] as const

const isNothing = when('nothing is left to save', ({ given }: SavingStep) => given['unsent'] === '')
const isImmediate = when('nothing waits for a pause', ({ before }: SavingStep) => before.debounce === null)

const taken = so('the last word of the flow is what is unsent', ({ given, after }: SavingStep) => {
  return after.unsent === given['unsent']
})
const sameWork = so('what is unsent stays as it is', ({ before, after }: SavingStep) => after.unsent === before.unsent)
const sameIntent = so('nothing happens to the intent', ({ before, after }: SavingStep) =>
  isDeepStrictEqual(after.intent, before.intent),
)
const left = so('an intent without an answer leaves as it was, any other with what is unsent', (step: SavingStep) => {
  const { before, after } = step
  return isDeepStrictEqual(after.intent, before.intent ?? { key: 'key', part: after.unsent })
})
const answered = so('the intent is over, and no attempt has failed', ({ after }: SavingStep) => {
  return after.intent === null && after.attempts === 0
})
const counted = so(
  'an attempt more has failed',
  ({ before, after }: SavingStep) => after.attempts === before.attempts + 1,
)
const resumed = so('the intent of the earlier page leaves again', ({ after }: SavingStep) =>
  isDeepStrictEqual(after.intent, { key: 'kept', part: 'A' }),
)

const leaving = ['keep', 'send saving.left'] as const

/** The flow reports what is unsent: after a response, and whenever nothing is being sent. */
const onward = (from: string, event: string): readonly Rule[] => [
  [from, event, 'saved', isNothing, taken, 'keep'],
  [from, event, 'sending', isImmediate, taken, left, 'keep', ...leaving],
  [from, event, typing, taken, 'keep'],
]

const changes: readonly Rule[] = [
  ...idle.flatMap((from) => onward(from, 'work.change')),
  [typing, 'work.change', 'saved', isNothing, taken, 'keep'],
  [typing, 'work.change', 'stays', taken, 'keep'],
  ...unsettled.map((from): Rule => [from, 'work.change', 'stays', taken, sameIntent, 'keep']),
  ...onward('conflicting', 'conflict.settle'),
]

const sending: readonly Rule[] = [
  [typing, 'after pause', 'sending', sameWork, left, ...leaving],
  [typing, 'after atMost', 'sending', sameWork, left, ...leaving],
  [typing, 'work.flush', 'sending', sameWork, left, ...leaving],
  ['saved', 'work.refresh', 'sending', sameWork, left, ...leaving],
  ['sending', 'save answered saved', 'answered', sameWork, answered, 'send saving.saved'],
  ['sending', 'save answered changed', 'conflicting', sameWork, answered, 'send saving.changed'],
  ['sending', 'save answered refused', 'refused', sameWork, answered, 'send saving.refused'],
  ['sending', 'save answered signedOut', 'signedOut', sameWork, sameIntent],
  ['sending', 'save failed', 'retrying', sameWork, sameIntent, counted],
  ...['after retryDelay', 'network.return', 'session.return'].map((event): Rule => [
    'retrying',
    event,
    'sending',
    sameWork,
    sameIntent,
    ...leaving,
  ]),
  ['signedOut', 'session.return', 'sending', sameWork, sameIntent, ...leaving],
]

const rules: readonly Rule[] = [
  ['start', 'anew', 'saved'],
  ['start', 'unsent', typing],
  ['start', 'unanswered', 'sending', resumed, ...leaving],
  ['start', 'immediate', 'saved'],
  ...changes,
  ...sending,
  ...everywhere.map((from): Rule => [from, 'storage.report', 'stays', sameWork, 'send storage.report']),
]

const works: readonly Work[] = [['sending', 'save', ({ after }: SavingStep) => ({ id: 7, ...after.intent })]]

test('what is unsent waits for a pause, is sent once, and survives whatever happens', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the intent is what is saved', () => expect(workBreachesOf(steps, works)).toEqual([]))

test('what is unsent is kept for a reload as soon as it changes, and an intent before it is sent', () => {
  const kept = ({ unsent, intent }: SavingStep['before']) => ({ unsent, intent })
  const forgotten = steps.filter(({ from, before, after, does }) => {
    const isOver = after.intent === null
    return from[0] !== 'start' && !isOver && !isDeepStrictEqual(kept(before), kept(after)) && !does.includes('keep')
  })
  expect(forgotten.map(({ from, event }) => ({ from, event }))).toEqual([])
})
