import { expect, test } from 'vitest'
import { refusal, TransportError } from '#api/client/failures.ts'
import { createReadBudget } from '#api/client/read-budget.ts'
import { user } from '#api/contract/groups/user.ts'
import { createReadRetry } from './read-retry.ts'

const lost = (retryAfter: number | null = null, status = 0) =>
  new TransportError('http', 'zh-CN', { retryAfter, status })

const retryOf = (random = 0.5) =>
  createReadRetry(
    createReadBudget(() => 0),
    () => random,
  )

test.each([
  ['an answer that never came', lost(), true],
  ['a service that is busy', lost(null, 503), true],
  ['a service that was busy for as long as the call itself waits', lost(1, 503), false],
  ['too many calls', lost(null, 429), true],
  ['no network', new TransportError('offline', 'zh-CN'), true],
  ['a request that is not allowed', lost(null, 403), false],
  ['a cancelled one', new TransportError('cancel', 'zh-CN'), false],
  ['an answer of the service', refusal(user.teacherInfo, { id: 'notFound', data: null }, '没有找到'), false],
  ['a service that wants half a minute', lost(30, 503), true],
  ['a service that wants longer than that', lost(31, 503), false],
])('%s is asked for again: %s', (_name, error, expected) => expect(retryOf().retry(0, error)).toBe(expected))

test('a read is tried three times', () => {
  const { retry } = retryOf()
  expect([0, 1, 2].map((failures) => retry(failures, lost()))).toEqual([true, true, false])
})

test('delays are anywhere between the shortest and the longest, but not before the service allows', () => {
  const waits = [0, 0.5, 1].map((random) => retryOf(random).retryDelay(0, lost()))
  expect(waits).toEqual([300, 1650, 3000])
  expect({ allowed: retryOf(0).retryDelay(1, lost(7)), longest: retryOf(1).retryDelay(1, lost(1)) }).toEqual({
    allowed: 7000,
    longest: 3000,
  })
})
