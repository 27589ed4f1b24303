import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { networkTable } from '#tests/support/charts/tables.ts'
import type { NetworkContext } from './network.types.ts'

type NetworkStep = Step<NetworkContext>

const addresses = [{ address: '/' }, { address: '/course/3/tasks' }]
const steps: readonly NetworkStep[] = stepsOf({ ...networkTable, payloads: { 'network.drop': addresses } })

const savesAddress = so('the address is saved', ({ given, after }: NetworkStep) => after.address === given['address'])
const keepsAddress = so('the first address stays', ({ before, after }) => before.address === after.address)
const letsGo = so('the person is led nowhere', ({ after }) => after.address === null)

const rules: readonly Rule[] = [
  ['start', 'online', 'online'],
  ['online', 'network.drop', 'dropped.service.away + dropped.notice.shown', savesAddress],
  ['dropped.service.away', 'network.return', 'dropped.service.returning', keepsAddress],
  ['dropped.service.away', 'network.retry', 'dropped.service.returning', keepsAddress],
  ['dropped.notice.shown', 'notice.close', 'dropped.notice.closed', letsGo],
  ['dropped.service.returning', 'reach answered', 'online', 'emit returned', letsGo],
  ['dropped.service.returning', 'reach failed', 'dropped.service.unanswered', keepsAddress],
  ['dropped.service.returning', 'network.drop', 'dropped.service.away', keepsAddress],
  ['dropped.service.unanswered', 'after reachAgain', 'dropped.service.returning', keepsAddress],
  ['dropped.service.unanswered', 'network.return', 'dropped.service.returning', keepsAddress],
  ['dropped.service.unanswered', 'network.retry', 'dropped.service.returning', keepsAddress],
  ['dropped.service.unanswered', 'network.drop', 'dropped.service.away', keepsAddress],
]

const work: readonly Work[] = [['dropped.service.returning', 'reach']]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('only a return asks the service', () => expect(workBreachesOf(steps, work)).toEqual([]))

test('the network counts as back once the service answered, and the page returns to the saved address', () => {
  const back = steps.filter(({ emits }) => emits.length > 0)
  expect(new Set(back.map(({ event }) => event))).toEqual(new Set(['reach answered']))
  expect(new Set(back.map(({ before }) => before.address))).toEqual(new Set([null, '/', '/course/3/tasks']))
  expect(back.map(({ emits }) => emits)).toEqual(
    back.map(({ before }) => [{ type: 'returned', address: before.address }]),
  )
})
