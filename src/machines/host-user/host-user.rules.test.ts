import { expect, test } from 'vitest'
import { hostUserTable } from '#tests/support/charts/host-tables.ts'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { HostUserContext } from './host-user.types.ts'

type HostStep = Step<HostUserContext>

const steps: readonly HostStep[] = stepsOf(hostUserTable)

const isTenth = when('it is the tenth time', ({ before }: HostStep) => before.failures === 9)
const countsAnew = so('it counts anew', ({ given, after }: HostStep) =>
  after.failures === 0 ? after.user === given['user'] : false,
)
const inTwoSeconds = so('two seconds have passed', ({ times: [before, after] }) => after - before === 2000)

const rules: readonly Rule[] = [
  ['start', 'alone', 'idle'],
  // The newest user replaces the one being reported.
  ['reporting', 'user.change', 'stays', 'start tell', countsAnew],
  ['*', 'user.change', 'reporting', countsAnew],
  ['reporting', 'tell answered', 'reported'],
  ['reporting', 'tell failed', 'unreported', isTenth, 'emit unreported'],
  [
    'reporting',
    'tell failed',
    'waiting',
    so('it counts', ({ before, after }) => after.failures === before.failures + 1),
  ],
  ['waiting', 'after retryDelay', 'reporting', inTwoSeconds],
]

const work: readonly Work[] = [['reporting', 'tell', ({ after }: HostStep) => after.user]]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the host is told who works in its window', () => expect(workBreachesOf(steps, work)).toEqual([]))
