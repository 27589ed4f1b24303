import fc from 'fast-check'
import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { createApp } from '#server/app.ts'
import type { Service } from '#server/core/service.ts'
import { session } from '#server/database/schema/people.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { addSchool, callerFor, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { watchContent } from '#tests/support/database/content-digest.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { origin, request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const frame = 'https://school.example.cn'
const otherFrame = 'https://lms.example.cn:8443'

let service: TestService
let fixture: Fixture
let content: ReturnType<typeof watchContent>
let overTls: Service

beforeAll(async () => {
  service = await startTestService()
  fixture = await makeFixture(service, await addSchool(service, 'home'), 'fixture-')
  content = watchContent(service.db)
  overTls = serviceFor(true)
})

beforeEach(async () => {
  await service.db.delete(session).where(ne(session.agent, 'test'))
})

afterAll(() => service.close())

const serviceFor = (secure: boolean): Service =>
  createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    frameOrigins: new Set([frame, otherFrame]),
    secure,
    outbox: service.outbox,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
  })

type Headers = Readonly<Record<string, string | undefined>>

const framed = { 'x-embedded-in': frame }

async function ask(endpoint: EndpointData, cookie: string, headers: Headers, to = overTls) {
  const { uid } = fixture.teacher
  const response = await to(
    request(endpoint, sampleInput(endpoint, valuesFor(endpoint, fixture)), { uid, cookie }, { headers }),
  )
  const { result } = (await response.json()) as { readonly result: { readonly code: number } }
  return { status: response.status, code: result.code, cookies: response.headers.getSetCookie() }
}

/** Signs the teacher in by password, with a token valid for any browser; returns the cookies set. */
async function signIn(headers: Headers, to = overTls): Promise<readonly string[]> {
  const token = await issueToken(service.db, { purpose: 'client' }, service.clock.now)
  const raw = { token, consent: currentConsent.join(',') }
  const input = sampleInput(signOn.passwordLogin, valuesFor(signOn.passwordLogin, fixture))
  const response = await to(request(signOn.passwordLogin, input, { uid: 0, cookie: '' }, { headers, raw }))
  return response.headers.getSetCookie().toSorted()
}

const valueOf = (cookie = ''): string => /=([^;]*)/.exec(cookie)?.[1] ?? ''

/** The cookie of the session that a sign-in in the frame starts. */
const framedSession = async (): Promise<string> => valueOf((await signIn(framed))[1])

const inFrame = 'Path=/; HttpOnly; SameSite=None; Secure; Partitioned'
const byItself = 'Path=/; HttpOnly; SameSite=Strict; Secure'

const set = (name: string, attributes: string) =>
  expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; ${attributes.replaceAll('/', '\\/')}$`))

test('in a listed frame a sign-in sets cookies that travel there, and only there', async () => {
  expect(await signIn(framed)).toEqual([set('__Host-pre-embed', inFrame), set('__Host-sid-embed', inFrame)])
  expect(await signIn({})).toEqual([set('__Host-pre', byItself), set('__Host-sid', byItself)])
})

test("a session started in a frame is valid only in this page's frame", async () => {
  const value = await framedSession()
  const ways: readonly (readonly [string, Headers])[] = [
    ['__Host-sid-embed', framed],
    ['__Host-sid-embed', {}],
    ['__Host-sid-embed', { 'x-embedded-in': otherFrame }],
    ['__Host-sid', framed],
    ['__Host-sid', {}],
    ['sid-embed', framed],
  ]
  const results = await Promise.all(
    ways.map(async ([name, headers]) => resultId(await ask(user.teacherInfo, `${name}=${value}`, headers))),
  )
  expect(results).toEqual(['ok', ...Array<string>(5).fill('notLoggedIn')])
})

test('a top-level session is not valid in a frame', async () => {
  const value = valueOf((await signIn({}))[1])
  const cookie = `__Host-sid=${value}; __Host-sid-embed=${value}`
  const inTheFrame = await ask(user.teacherInfo, cookie, framed)
  const alone = await ask(user.teacherInfo, cookie, {})
  expect({ inTheFrame: resultId(inTheFrame), alone: resultId(alone) }).toEqual({
    inTheFrame: 'notLoggedIn',
    alone: 'ok',
  })
})

test("signing out ends the frame's session and clears its cookie", async () => {
  const cookie = `__Host-sid-embed=${await framedSession()}`
  const left = await ask(signOn.logout, cookie, framed)
  expect({ result: resultId(left), cookies: left.cookies }).toEqual({
    result: 'ok',
    cookies: [`__Host-sid-embed=; ${inFrame}; Max-Age=0`],
  })
  expect(resultId(await ask(user.teacherInfo, cookie, framed))).toBe('notLoggedIn')
})

/** Everything that is not exactly the page in exactly the surrounding page. */
const refused: readonly Headers[] = [
  ...[
    undefined,
    'null',
    '',
    frame,
    `${origin}/`,
    `${origin}.evil.example`,
    origin.toUpperCase(),
    'http://127.0.0.1',
  ].map((from) => ({ ...framed, origin: from })),
  ...[
    'null',
    '',
    '*',
    `${frame}/`,
    `${frame}:443`,
    'http://school.example.cn',
    'https://evil.example',
    `${frame}, ${frame}`,
    origin,
  ].map((around) => ({ 'x-embedded-in': around })),
  { ...framed, 'sec-fetch-site': 'cross-site' },
  { ...framed, 'sec-fetch-site': undefined, origin: 'https://evil.example' },
]

describe('every endpoint', () => {
  let cookie: string

  beforeAll(async () => {
    cookie = `__Host-sid-embed=${await framedSession()}`
    expect(resultId(await ask(user.teacherInfo, cookie, framed))).toBe('ok')
    // The session is kept for all of them.
    await service.db.update(session).set({ agent: 'test' })
  })

  test.each(everyEndpoint)('$name: in a frame only our own page in a listed page', async ({ endpoint }) => {
    const before = await content()
    const answers = await Promise.all(refused.map((headers) => ask(endpoint, cookie, headers)))
    expect(answers).toEqual(refused.map(() => ({ status: 403, code: -1, cookies: [] })))
    expect(await content()).toEqual(before)
  })
})

const seed = 20_261_120

/** An origin with something removed, inserted or replaced. */
const nearby = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(text.length),
      cut: fc.nat(3),
      put: fc.string({ unit: fc.constantFrom(...'ahtps:/.0123@%#?-'), maxLength: 3 }),
    })
    .map(({ at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut))
    .filter((changed) => changed.trim() !== text)

const anyOrigin = (text: string) => fc.oneof(nearby(text), fc.webUrl(), fc.constantFrom('null', '', '*', 'file://'))

test(`any other value of Origin or of the frame's name is refused (seed ${seed})`, async () => {
  const cookie = `__Host-sid-embed=${await framedSession()}`
  const headersOf = fc.oneof(
    anyOrigin(origin).map((from) => ({ ...framed, origin: from })),
    anyOrigin(frame).map((around) => ({ 'x-embedded-in': around })),
    fc.tuple(anyOrigin(origin), anyOrigin(frame)).map(([from, around]) => ({ origin: from, 'x-embedded-in': around })),
  )
  await fc.assert(
    fc.asyncProperty(headersOf, fc.constantFrom(user.teacherInfo, signOn.logout), async (headers, endpoint) => {
      expect((await ask(endpoint, cookie, headers)).status).toBe(403)
    }),
    { seed, numRuns: 500 },
  )
  expect(resultId(await ask(user.teacherInfo, cookie, framed))).toBe('ok')
})

test('without TLS a page in a listed frame counts as top-level, and one in another frame is refused', async () => {
  const plain = serviceFor(false)
  const kept = 'Path=/; HttpOnly; SameSite=Strict'
  expect(await signIn(framed, plain)).toEqual([set('pre', kept), set('sid', kept)])
  expect((await ask(user.teacherInfo, '', { 'x-embedded-in': 'https://evil.example' }, plain)).status).toBe(403)
})

test("a student's session has no form for frames", async () => {
  const [, student] = fixture.students
  const { cookie } = callerFor({ ...user.teacherInfo, access: 'student' }, fixture)
  const endpoint = everyEndpoint.find((one) => one.endpoint.access === 'student')?.endpoint
  if (endpoint === undefined) throw new Error('No call is for students')
  const send = async (name: string) => {
    const sent = { uid: student.uid, cookie: `${name}=${valueOf(cookie)}` }
    const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
    const response = await overTls(request(endpoint, input, sent, { headers: framed }))
    return resultId(((await response.json()) as { readonly result: { readonly code: number } }).result)
  }
  expect({ own: await send('__Host-stu'), forFrames: await send('__Host-stu-embed') }).toEqual({
    own: 'ok',
    forFrames: 'notLoggedIn',
  })
})

test('the page around the frame may not call the service itself', async () => {
  const cookie = `__Host-sid-embed=${await framedSession()}`
  const own = { ...framed, origin: frame, 'sec-fetch-site': 'cross-site' }
  expect((await ask(user.teacherInfo, cookie, own)).status).toBe(403)
  const preflight = new Request(origin + user.teacherInfo.path, {
    method: 'OPTIONS',
    headers: { origin: frame, 'access-control-request-method': 'POST' },
  })
  expect((await overTls(preflight)).status).toBe(405)
})
