import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { basketTable } from '#tests/support/charts/basket-table.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { BasketContext } from './basket.types.ts'

type BasketStep = Step<BasketContext>

const steps: readonly BasketStep[] = stepsOf(basketTable)

const hasMore = when('another change waits', ({ before }: BasketStep) => before.changes.length > 1)
const leftOutOf = ({ before, given }: BasketStep) => {
  const [change] = before.changes
  const [left] = given['output'].leftOut
  const question = change?.kind === 'add' && change.questions.find(({ questionId }) => questionId === left?.questionId)
  return question ? [{ question, reason: left.reason }] : []
}
const leftSomeOut = when('a question that was added was left out', (step: BasketStep) => leftOutOf(step).length > 0)
const tookAllOut = when('it took questions out', ({ given }: BasketStep) => given['output'].cleared.length > 0)
const foundSome = when('questions were found', ({ given }: BasketStep) => given['output'].chosen.length > 0)

const isAdded = so('it stands behind the others', ({ before, after, given }: BasketStep) =>
  isDeepStrictEqual(after.changes, [...before.changes, given['change']]),
)
const isComposed = so('what was found is put in', ({ before, after, given }: BasketStep) =>
  isDeepStrictEqual(after.changes, [...before.changes, { kind: 'add', key: 'k9', questions: given['output'].chosen }]),
)
const isSent = so(
  'the first change is over, and the next attempt is the first',
  ({ before, after }: BasketStep) => isDeepStrictEqual(after.changes, before.changes.slice(1)) && after.attempts === 0,
)
const isCounted = so(
  'nothing is lost, and the attempt counts',
  ({ before, after }: BasketStep) => after.changes === before.changes && after.attempts === before.attempts + 1,
)
const saysWhich = so('it says which, and why', (step: BasketStep) =>
  isDeepStrictEqual(step.after.notice, { kind: 'leftOut', questions: leftOutOf(step) }),
)
const saysCleared = so('it says what was taken out', ({ emits, given }: BasketStep) =>
  isDeepStrictEqual(emits, [{ type: 'cleared', questions: given['output'].cleared }]),
)
const saysWhy = so('it says why', ({ after: { notice }, given }: BasketStep) =>
  isDeepStrictEqual(notice, { kind: 'failed', message: given['output']?.message ?? given['error'].message }),
)
const saysUnmet = so('it says how many, and what nothing was found for', ({ after: { notice }, given }: BasketStep) =>
  isDeepStrictEqual(notice, {
    kind: 'composed',
    count: given['output'].chosen.length,
    reused: given['output'].reused,
    unmet: given['output'].unmet,
  }),
)
const isQuiet = so('nothing is told', ({ after }: BasketStep) => after.notice === null)
const isPlanned = so(
  'it is the blueprint of the press',
  ({ after, given }: BasketStep) => after.blueprint === given['blueprint'],
)

const rules: readonly Rule[] = [
  ['start', 'fresh', 'changing.idle + telling.silent + composing.resting'],
  ['start', 'unsent', 'changing.sending + telling.silent + composing.resting'],

  ['changing.idle', 'basket.change', 'changing.sending', isAdded, 'keep'],
  ['changing.sending', 'basket.change', 'stays', isAdded, 'keep'],
  ['changing.waiting', 'basket.change', 'stays', isAdded, 'keep'],
  ['changing.idle', 'gather answered', 'changing.sending', foundSome, isComposed, 'keep'],
  ['changing.sending', 'gather answered', 'stays', foundSome, isComposed, 'keep'],
  ['changing.waiting', 'gather answered', 'stays', foundSome, isComposed, 'keep'],

  [
    'changing.sending',
    'send answered done',
    'stays',
    when('it took questions out, and another change waits', (step) => tookAllOut.holds(step) && hasMore.holds(step)),
    isSent,
    saysCleared,
    'keep',
    'emit cleared',
    'start send',
  ],
  ['changing.sending', 'send answered done', 'changing.idle', tookAllOut, isSent, saysCleared, 'keep', 'emit cleared'],
  ['changing.sending', 'send answered done', 'stays', hasMore, isSent, 'keep', 'start send'],
  ['changing.sending', 'send answered done', 'changing.idle', isSent, 'keep'],
  ['changing.sending', 'send answered refused', 'stays', hasMore, isSent, 'keep', 'start send'],
  ['changing.sending', 'send answered refused', 'changing.idle', isSent, 'keep'],
  // A lost response loses nothing: the same change is resent.
  ['changing.sending', 'send failed', 'changing.waiting', isCounted],
  ['changing.waiting', 'after retryDelay', 'changing.sending'],
  ['changing.waiting', 'network.return', 'changing.sending'],

  ['telling', 'send answered done', 'telling.leftOut', leftSomeOut, saysWhich],
  ['telling', 'send answered refused', 'telling.failed', saysWhy],
  ['telling', 'gather answered', 'telling.composed', saysUnmet],
  ['telling', 'gather failed', 'telling.failed', saysWhy],
  ['telling.leftOut', 'notice.close', 'telling.silent', isQuiet],
  ['telling.composed', 'notice.close', 'telling.silent', isQuiet],
  ['telling.failed', 'notice.close', 'telling.silent', isQuiet],

  ['composing.resting', 'basket.compose', 'composing.gathering', isPlanned],
  ['composing.gathering', 'gather answered', 'composing.resting'],
  ['composing.gathering', 'gather failed', 'composing.resting'],
]

const works: readonly Work[] = [
  ['changing.sending', 'send', ({ after }: BasketStep) => ({ subjectId: 203, change: after.changes[0] })],
  [
    'composing.gathering',
    'gather',
    ({ after: { blueprint, changes } }: BasketStep) => ({ subjectId: 203, blueprint, changes }),
  ],
]

test('changes are sent one at a time, what was left out is reported, and clearing can be undone', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the first change is sent, and a paper is composed from the blueprint of the press', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
