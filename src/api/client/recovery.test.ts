import { expect, test, vi } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { type AnswerNotice, type ClientOptions, createClient, type Recovery } from './client.ts'
import { TransportError } from './failures.ts'
import { createReadBudget } from './read-budget.ts'

interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const enveloped = (code: number, data: unknown = null) => Response.json({ data, result: { code, msg: `代码 ${code}` } })

/** A client with scripted responses, and everything it sent and reported to the page. */
function given(
  answer: (sent: Sent, number: number) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  const sent: Sent[] = []
  const onNotice = vi.fn<(notice: AnswerNotice) => void>()
  const recoverSession = vi.fn<() => Promise<Recovery>>(() => Promise.resolve('same'))
  const call = createClient({
    fetch: async (url, init = {}) => {
      const one = { url: textOf(url), headers: new Headers(init.headers), body: textOf(init.body) }
      sent.push(one)
      return answer(one, sent.length)
    },
    network: fakeNetwork(),
    language: () => 'zh-CN',
    uid: () => 7,
    recoverSession,
    onNotice,
    ...more,
  })
  return { call, sent, onNotice, recoverSession }
}

const save = (call: ReturnType<typeof createClient>, key = 'intent-1') =>
  call(user.saveSetting, { key: 'language', value: 'en' }, { idempotencyKey: key })

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Error) => error.message,
  )

test('a write that lost its session waits, and is resent once unchanged when the same person is back', async () => {
  let back: (outcome: Recovery) => void = () => {}
  const { call, sent } = given((_sent, number) => enveloped(number === 1 ? -23 : 0, {}), {
    recoverSession: () => new Promise((resolve) => (back = resolve)),
  })
  const outcome = outcomeOf(save(call))
  await new Promise(setImmediate)
  expect(sent.length).toBe(1)
  back('same')
  expect(await outcome).toBe('answered')
  expect(
    sent.map(({ headers, body }) => ({
      idempotencyKey: headers.get('idempotency-key'),
      expectedUid: headers.get('x-expected-uid'),
      body,
    })),
  ).toEqual(
    Array.from({ length: 2 }, () => ({
      idempotencyKey: 'intent-1',
      expectedUid: '7',
      body: 'key=language&value=%22en%22',
    })),
  )
})

test('it is resent once and no more, whatever the response', async () => {
  const { call, sent, recoverSession } = given(() => enveloped(-23))
  expect({
    outcome: await outcomeOf(save(call)),
    sent: sent.length,
    recoverSession: recoverSession.mock.calls.length,
  }).toEqual({ outcome: '代码 -23', sent: 2, recoverSession: 1 })
})

test('a call given up by its page meanwhile is not resent', async () => {
  const controller = new AbortController()
  const { call, sent } = given(() => enveloped(-25), {
    recoverSession: async () => {
      controller.abort()
      return 'same'
    },
  })
  const outcome = outcomeOf(call(user.setting, { key: 'language' }, { signal: controller.signal }))
  expect({ outcome: await outcome, sent: sent.length }).toEqual({ outcome: '请求已取消', sent: 1 })
})

test('while it is in doubt who is signed in, nothing signed-in is sent; what needs no session is', async () => {
  let decide: (outcome: Recovery) => void = () => {}
  const admitting = new Promise<Recovery>((resolve) => (decide = resolve))
  const { call, sent } = given(() => enveloped(0, { now: 'x', value: null }), { admit: () => admitting })
  const held = outcomeOf(call(user.setting, { key: 'language' }))
  await call(setup.currentTime, {})
  expect(sent.map(({ url }) => url)).toEqual([setup.currentTime.path])
  decide('gone')
  expect({ held: await held, sent: sent.length }).toEqual({ held: '请先登录', sent: 1 })
})

const api = 'https://api.podium.test'

/** A second service that asks for a ticket until it gets one it accepts. */
const secondService = (takes: string) => {
  let open = false
  return ({ url, headers }: Sent) => {
    if (url === signOn.serviceTicket.path) return enveloped(0, { serverTicket: 'ticket' })
    const ticket = headers.get('x-service-ticket')
    open ||= ticket === takes
    return open ? enveloped(0, { value: null }) : enveloped(ticket === null ? -21 : -22)
  }
}

const elsewhere = { originOf: ({ path }: { readonly path: string }) => (path.startsWith('/v1') ? '' : api) }

test('calls to a second service share one ticket, and are repeated once with it', async () => {
  const { call, sent } = given(secondService('ticket'), elsewhere)
  const outcomes = await Promise.all([
    outcomeOf(save(call, 'intent-1')),
    outcomeOf(call(user.setting, { key: 'language' })),
  ])
  expect(outcomes).toEqual(['answered', 'answered'])
  expect(sent.filter(({ url }) => url === signOn.serviceTicket.path).map(({ body }) => body)).toEqual([
    `service=${encodeURIComponent(api)}`,
  ])
  const writes = sent.filter(({ url }) => url === api + user.saveSetting.path)
  expect(
    writes.map(({ headers }) => ({
      idempotencyKey: headers.get('idempotency-key'),
      serviceTicket: headers.get('x-service-ticket'),
    })),
  ).toEqual([
    { idempotencyKey: 'intent-1', serviceTicket: null },
    { idempotencyKey: 'intent-1', serviceTicket: 'ticket' },
  ])
})

test('a refused ticket is not followed by another one', async () => {
  const { call, sent } = given(secondService('another'), elsewhere)
  expect(await outcomeOf(save(call))).toBe('代码 -22')
  expect(sent.map(({ url }) => url)).toEqual([
    api + user.saveSetting.path,
    signOn.serviceTicket.path,
    api + user.saveSetting.path,
  ])
})

test.each([
  [-4, 'notCertified'],
  [1007, 'passwordChangeNeeded'],
])('code %i is told to the page as %s', async (code, notice) => {
  const { call, onNotice } = given(() => enveloped(code))
  expect({ outcome: await outcomeOf(save(call)), onNotice: onNotice.mock.calls }).toEqual({
    outcome: `代码 ${code}`,
    onNotice: [['answered'], [notice]],
  })
})

test('a request that failed without a network is reported to the page', async () => {
  const network = fakeNetwork(false)
  const { call, onNotice } = given(() => Promise.reject(new TypeError('Failed to fetch')), { network })
  expect({ outcome: await outcomeOf(save(call)), onNotice: onNotice.mock.calls }).toEqual({
    outcome: '网络连接失败',
    onNotice: [['offline']],
  })
})

test.each([
  ['7', 7],
  [new Date(Date.now() + 90_000).toUTCString(), expect.closeTo(90, -1)],
  ['soon', null],
])('Retry-After %s is known in seconds', async (header, expected) => {
  const busy = () => Response.json({}, { status: 429, headers: { 'retry-after': header } })
  const failure = await save(given(busy).call).catch((error: unknown) => error)
  expect(failure instanceof TransportError ? failure.retryAfter : failure).toEqual(expected)
})

test('after five broken responses reads pause, while a person’s actions are still sent', async () => {
  const { call, sent } = given(() => new Response('', { status: 500 }), { budget: createReadBudget(() => 0) })
  for (let read = 1; read <= 6; read += 1) await outcomeOf(call(user.setting, { key: 'language' }))
  expect(sent.length).toBe(5)
  expect({ outcome: await outcomeOf(save(call)), sent: sent.length }).toEqual({ outcome: '网络连接错误', sent: 6 })
})

test.each([-4, -21, -22, -23, -25])('a sign-in answered with %i concerns nothing but itself', async (code) => {
  const { call, sent, onNotice, recoverSession } = given(() => enveloped(code))
  expect(await outcomeOf(call(verification.clientToken, {}))).toBe(`代码 ${code}`)
  expect({ sent: sent.length, recoverSession: recoverSession.mock.calls, onNotice: onNotice.mock.calls }).toEqual({
    sent: 1,
    recoverSession: [],
    onNotice: [['answered']],
  })
})
