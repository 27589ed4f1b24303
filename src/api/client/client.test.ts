import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { course } from '#api/contract/groups/course.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { endpoint, type EndpointData } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import type { Language } from '#domain/portal/language.ts'
import { id, int } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { timeouts } from '#domain/portal/constants.ts'
import { type AnswerNotice, type CallOptions, type ClientOptions, createClient, type Recovery } from './client.ts'
import { CallError, isRefused, TransportError } from './failures.ts'

/** A client with a scripted transport, its requests, its notices to the page, and its count of lost sessions. */
function given(
  answer: (init: RequestInit) => Promise<Response> | Response,
  online = true,
  language: Language = 'zh-CN',
  more: Partial<ClientOptions> = {},
) {
  const sent: { readonly url: URL | RequestInfo; readonly init: RequestInit; readonly headers: Headers }[] = []
  const recoverSession = vi.fn<() => Promise<Recovery>>(() => Promise.resolve('gone'))
  const onNotice = vi.fn<(notice: AnswerNotice) => void>()
  const call = createClient({
    fetch: async (url, init = {}) => {
      sent.push({ url, init, headers: new Headers(init.headers) })
      return answer(init)
    },
    network: fakeNetwork(online),
    language: () => language,
    uid: () => 7,
    recoverSession,
    onNotice,
    ...more,
  })
  return { call, sent, recoverSession, onNotice }
}

const enveloped = (code: number, msg = '', data: unknown = null, status = 200) =>
  Response.json({ data, result: { code, msg } }, { status })

/** The error a call ends with. */
async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (error) {
    return error
  }
  throw new Error('The call has succeeded')
}

const facts = (error: unknown) =>
  error instanceof TransportError ? { kind: error.kind, code: error.code, message: error.message } : String(error)

const read = (options: ReturnType<typeof given>, callOptions?: CallOptions) =>
  options.call(user.setting, { key: 'language' }, callOptions)

const rejected = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  [
    'an answer that is no envelope',
    () => new Response('<html>502</html>', { status: 502 }),
    true,
    { kind: 'http', code: 'neterror', message: '网络连接错误' },
  ],
  [
    'a success that is no envelope',
    () => new Response('', { status: 200 }),
    true,
    { kind: 'http', code: 'neterror', message: '网络连接错误' },
  ],
  [
    'an envelope without its code',
    () => Response.json({ data: {}, result: { msg: '' } }),
    true,
    { kind: 'http', code: 'neterror', message: '网络连接错误' },
  ],
  [
    'an answer that is not what the contract promises',
    () => enveloped(0, '', 'value'),
    true,
    { kind: 'http', code: 'neterror', message: '网络连接错误' },
  ],
  ['an answer without its data', () => enveloped(0), true, { kind: 'http', code: 'neterror', message: '网络连接错误' }],
  ['no answer while online', rejected, true, { kind: 'server', code: 'neterror', message: '服务器错误' }],
  ['no answer while offline', rejected, false, { kind: 'offline', code: 'neterror', message: '网络连接失败' }],
] as const)('%s is told in the words of the specification', async (_name, answer, online, expected) => {
  expect(facts(await failureOf(read(given(answer, online))))).toEqual(expected)
})

test.each([403, 429, 500, 503])('a refusal with status %i is told in the words of its envelope', async (status) => {
  const failure = await failureOf(read(given(() => enveloped(-1, '请稍后再试', null, status))))
  expect(facts(failure)).toEqual({ kind: 'http', code: 'neterror', message: '请稍后再试' })
})

test('what fails on the way speaks the language of the page', async () => {
  expect(facts(await failureOf(read(given(rejected, true, 'en'))))).toEqual({
    kind: 'server',
    code: 'neterror',
    message: 'Server error',
  })
})

/** A response that never arrives; like in a browser, the request ends when it is cancelled. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The user aborted a request.', 'AbortError')))
  })

test('a call is given up after thirty seconds, not before', async () => {
  vi.useFakeTimers()
  try {
    const options = given(silence)
    const settled = vi.fn<(error: unknown) => void>()
    void failureOf(read(options)).then(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect({
      request: timeouts.request,
      settled: settled.mock.calls,
      aborted: options.sent[0]?.init.signal?.aborted,
    }).toEqual({ request: 30_000, settled: [], aborted: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(settled.mock.calls.map(([error]) => facts(error))).toEqual([
      { kind: 'timeout', code: 'timeout', message: '网络原因' },
    ])
    expect({ aborted: options.sent[0]?.init.signal?.aborted, timerCount: vi.getTimerCount() }).toEqual({
      aborted: true,
      timerCount: 0,
    })
  } finally {
    vi.useRealTimers()
  }
})

test('a response leaves no timer behind', async () => {
  vi.useFakeTimers()
  try {
    await read(given(() => enveloped(0, '', { value: null })))
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test.each(['before', 'after'])('a call that is cancelled %s it is sent says so', async (when) => {
  const controller = new AbortController()
  if (when === 'before') controller.abort()
  const cancellable = ({ signal }: RequestInit) => (signal?.aborted ? rejected() : silence({ signal: signal ?? null }))
  const failure = failureOf(read(given(cancellable), { signal: controller.signal }))
  await Promise.resolve()
  controller.abort()
  expect(facts(await failure)).toEqual({ kind: 'cancel', code: 'cancel', message: '请求已取消' })
})

test.each([0, -24, -26])('code %i is success', async (code) => {
  expect(await read(given(() => enveloped(code, '已保存', { value: 'en' })))).toEqual({ value: 'en' })
})

test('a write that was already done needs no details', async () => {
  const { call } = given(() => enveloped(-24, '已保存'))
  expect(await call(saving, { assignmentId: 1, assignmentName: '小测', duration: 40 })).toEqual({})
})

test('the page gets what the contract promises of a response, and nothing else', async () => {
  expect(await read(given(() => enveloped(0, '', { value: 'en', secret: 1 })))).toEqual({ value: 'en' })
})

/** An endpoint with an error that may share its number with a global one. */
const reusing = endpoint({
  path: '/test/own-errors',
  access: 'pre-login',
  effect: 'read',
  owner: 'none',
  input: z.object({ key: z.literal('language') }),
  output: z.object({}),
  errors: { notTeacher: null, accountLocked: null, courseFull: z.object({ freePlaces: z.int() }) },
})

test('a number is one of the errors of its endpoint first, then one of the policy, else unknown', async () => {
  // The specification gives one number several meanings.
  const number = vi.spyOn(errorCodes as Record<'notTeacher', number>, 'notTeacher', 'get').mockReturnValue(-4)
  onTestFinished(() => number.mockRestore())
  const meaningOf = async (asked: typeof reusing | typeof user.setting, code: number) => {
    const { call } = given(() => enveloped(code, '说明', { errorCount: 4 }))
    return failureOf(call(asked, { key: 'language' }))
  }
  const failures = [
    await meaningOf(reusing, -4),
    await meaningOf(user.setting, -4),
    await meaningOf(reusing, 1002),
    await meaningOf(user.setting, -29),
  ]
  const meant = (asked: EndpointData, id: string) => new CallError(asked, { id, data: null }, '说明')
  const meanings = [meant(reusing, 'notTeacher'), meant(user.setting, 'notCertified')]
  expect(failures).toEqual([...meanings, meant(reusing, 'notFound'), meant(user.setting, 'unknown')])
})

test.each([
  [
    'with more than it declares',
    { freePlaces: 2, courseName: '七(2)班' },
    { id: 'courseFull', data: { freePlaces: 2 } },
  ],
  ['without them', null, { id: 'unknown', data: null }],
  ['with others', { freePlaces: 'none' }, { id: 'unknown', data: null }],
])('an error that declares data, answered %s', async (_name, data, expected) => {
  const { call } = given(() => enveloped(errorCodes.courseFull, '说明', data))
  const error = await failureOf(call(reusing, { key: 'language' }))
  expect(isRefused(error, reusing) && error.failure).toEqual(expected)
})

test.each([
  [-23, 1],
  [-25, 1],
  [-4, 0],
  [1003, 0],
])('code %i calls for the login %i times', async (code, times) => {
  const options = given(() => enveloped(code, '请先登录'))
  expect(await failureOf(read(options))).toBeInstanceOf(CallError)
  expect({ recoverSession: options.recoverSession.mock.calls.length, sent: options.sent.length }).toEqual({
    recoverSession: times,
    sent: 1,
  })
})

test('a signed-in call names its user, a write also its intent; sign-on calls neither', async () => {
  const { call, sent } = given(() => enveloped(0, '', { value: null, uid: 7 }))
  await call(user.saveSetting, { key: 'language', value: 'en' }, { idempotencyKey: 'intent-1' })
  await call(user.saveSetting, { key: 'language', value: 'en' })
  await call(user.setting, { key: 'language' }, { idempotencyKey: 'intent-1' })
  await call(signOn.passwordLogin, {
    username: 'a',
    password: '0'.repeat(64),
    token: 't'.repeat(43),
    signInAs: 101,
    consent: [],
  })
  expect(
    sent.map(({ headers }) => ({
      idempotencyKey: headers.get('idempotency-key'),
      expectedUid: headers.get('x-expected-uid'),
    })),
  ).toEqual([
    { idempotencyKey: 'intent-1', expectedUid: '7' },
    { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), expectedUid: '7' },
    { idempotencyKey: null, expectedUid: '7' },
    { idempotencyKey: null, expectedUid: null },
  ])
})

test('a call is a form sent with the browser’s cookies and the marker of the page', async () => {
  const { call, sent } = given(() => enveloped(0, '', { list: [], total: 0 }))
  await call(course.students, { courseId: 3, pager: { currentPage: 1, pageSize: 15 } })
  const [one] = sent
  expect({ url: one?.url, method: one?.init.method, credentials: one?.init.credentials, body: one?.init.body }).toEqual(
    {
      url: '/client/course/student/list',
      method: 'POST',
      credentials: 'include',
      body: 'courseId=3&pager.currentPage=1&pager.pageSize=15',
    },
  )
  expect(Object.fromEntries(one?.headers ?? [])).toEqual({
    'accept-language': 'zh-CN',
    'content-type': 'application/x-www-form-urlencoded',
    'x-teacher-agent': 'web/6.1.1',
    'x-expected-uid': '7',
  })
})

test('in the frame of another page a call names that page', async () => {
  const { call, sent } = given(() => enveloped(0, '', { list: [], total: 0 }), true, 'zh-CN', {
    frame: 'https://school.example.cn',
  })
  await call(course.students, { courseId: 3, pager: { currentPage: 1, pageSize: 15 } })
  expect(sent.map(({ headers }) => headers.get('x-embedded-in'))).toEqual(['https://school.example.cn'])
})

const saving = endpoint({
  path: '/test/save',
  access: 'teacher',
  effect: 'write',
  owner: 'self',
  input: z.object({ assignmentId: id, assignmentName: text(5), duration: int }),
  output: z.object({}),
  errors: {},
})

test('an input that does not fit is named before anything is sent', async () => {
  const { call, sent } = given(() => enveloped(0, '', {}))
  const failure = await failureOf(call(saving, { assignmentId: 1, assignmentName: '字'.repeat(6), duration: 40 }))
  expect(failure instanceof CallError && { failure: failure.failure, message: failure.message }).toEqual({
    failure: { id: 'invalidInput', data: { field: 'assignmentName' } },
    message: '任务名：太长了，请缩短',
  })
  expect(sent).toEqual([])
})
