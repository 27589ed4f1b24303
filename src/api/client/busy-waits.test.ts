import { expect, onTestFinished, test, vi } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { busyRetry } from '#domain/portal/constants.ts'
import { createClient } from './client.ts'
import { defaultPatience, waitAfter } from './busy-waits.ts'
import { createReadBudget } from './read-budget.ts'

const tooMany = '现在使用的人太多，请稍候再试'

interface Busy {
  readonly refusals?: number
  readonly status?: number
  readonly retryAfter?: string | null
  readonly onPause?: () => void
}

/** A page whose service is busy for this many calls, asking for this many seconds; random numbers are always 0.5. */
function given({ refusals = Infinity, status = 503, retryAfter = '1', onPause = () => {} }: Busy = {}) {
  const sent: Headers[] = []
  const waits: number[] = []
  let now = 0
  const budget = createReadBudget(() => now)
  const busy = () =>
    Response.json(
      { data: null, result: { code: -1, msg: tooMany } },
      { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
    )
  const call = createClient({
    fetch: async (_url, init = {}) => {
      sent.push(new Headers(init.headers))
      return sent.length > refusals ? Response.json({ data: { value: null }, result: { code: 0, msg: '' } }) : busy()
    },
    network: fakeNetwork(true),
    language: () => 'zh-CN',
    uid: () => 7,
    recoverSession: () => Promise.resolve('gone'),
    budget,
    patience: {
      now: () => now,
      random: () => 0.5,
      pause: async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
        onPause()
      },
    },
  })
  return { call, sent, waits, budget }
}

const messageOf = (call: Promise<unknown>) => call.catch((error: unknown) => (error as Error).message)

const read = ({ call }: ReturnType<typeof given>) => messageOf(call(user.setting, { key: 'language' }))

test('a read rejected by a busy service waits longer each time, and then gets its response', async () => {
  const page = given({ refusals: 3 })
  expect({ outcome: await read(page), waits: page.waits }).toEqual({
    outcome: { value: null },
    waits: [2_000, 3_000, 5_000],
  })
})

test('a write is repeated with its original key', async () => {
  const page = given({ refusals: 2 })
  await page.call(user.saveSetting, { key: 'language', value: 'en' })
  expect(new Set(page.sent.map((headers) => headers.get('idempotency-key'))).size).toBe(1)
  expect({ sent: page.sent.length, waits: page.waits }).toEqual({ sent: 3, waits: [2_000, 3_000] })
})

test('after the time of its policy a call reports the service’s own words; other reads are not held back', async () => {
  const page = given()
  const message = await read(page)
  expect({ message, waits: page.waits, mayRead: page.budget.mayRead() }).toEqual({
    message: tooMany,
    waits: [2_000, 3_000, 5_000, 5_000, 5_000],
    mayRead: true,
  })
})

test('waits lie between what the service asks for and a span beyond it, which doubles', () => {
  const spans = Array.from({ length: 6 }, (_, index) => [0, 1].map((random) => waitAfter(index + 1, 1, random)))
  expect(spans).toEqual([
    [1_000, 3_000],
    [1_000, 5_000],
    [1_000, 9_000],
    [1_000, 9_000],
    [1_000, 9_000],
    [null, null],
  ])
})

test('no wait leads beyond the time of the policy', async () => {
  const page = given({ retryAfter: '8' })
  expect({ outcome: await read(page), waits: page.waits, within: busyRetry.within }).toEqual({
    outcome: tooMany,
    waits: [12_000, 12_000],
    within: 25_000,
  })
})

test.each([
  ['that does not say when to come again', { retryAfter: null }],
  ['that asks for longer than a call waits', { retryAfter: '9' }],
  ['whose code asks too often', { status: 429 }],
  ['that has a fault', { status: 500 }],
])('a service %s is not waited for', async (_name, answer) => {
  const page = given(answer)
  expect({ outcome: await read(page), sent: page.sent.length, waits: page.waits }).toEqual({
    outcome: tooMany,
    sent: 1,
    waits: [],
  })
})

test('what cannot be safely repeated, such as a sign-in, is left to the person', async () => {
  const page = given()
  const ticket = { token: 't'.repeat(43), ticketType: '101', signInAs: 101 }
  expect(await messageOf(page.call(signOn.autoLogin, ticket))).toBe(tooMany)
  expect({ sent: page.sent.length, waits: page.waits }).toEqual({ sent: 1, waits: [] })
})

test('a call nobody waits for any more is not repeated', async () => {
  const leaving = new AbortController()
  const page = given({ onPause: () => leaving.abort() })
  const call = page.call(user.setting, { key: 'language' }, { signal: leaving.signal })
  expect({ message: await messageOf(call), sent: page.sent.length, waits: page.waits.length }).toEqual({
    message: '请求已取消',
    sent: 1,
    waits: 1,
  })
})

test('a pause ends when nobody waits any more, and leaves no timer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const leaving = new AbortController()
  const pause = defaultPatience.pause(10_000, leaving.signal)
  const count = vi.getTimerCount()
  leaving.abort()
  expect({ pause: await pause, timersBefore: count, timersAfter: vi.getTimerCount() }).toStrictEqual({
    pause: undefined,
    timersBefore: 1,
    timersAfter: 0,
  })
})
