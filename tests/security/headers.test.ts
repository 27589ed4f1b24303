import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { report } from '#api/contract/groups/report.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { session } from '#server/database/schema/people.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { createApp } from '#server/app.ts'
import { addSchool, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { exchange, rawRequest } from '#tests/support/service/http-exchange.ts'
import { type HttpService, startHttpService } from '#tests/support/service/http-service.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import {
  type CallOptions,
  origin,
  request,
  startTestService,
  type TestService,
} from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let fixture: Fixture
let plain: HttpService
let behindTls: HttpService

beforeAll(async () => {
  service = await startTestService()
  fixture = await makeFixture(service, await addSchool(service, 'home'), 'fixture-')
  plain = await serve(false)
  behindTls = await serve(true)
})

/** More than five sign-ins of one teacher would be refused. */
beforeEach(async () => {
  await service.db.delete(session).where(ne(session.agent, 'test'))
})

afterAll(async () => {
  await plain.close()
  await behindTls.close()
  await service.close()
})

/** The service as served by `npm start`, except that jobs fail, so that there is a call with an internal error. */
function serve(secure: boolean): Promise<HttpService> {
  const app = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
  })
  const broken = async ({ url }: Request) => {
    if (new URL(url).pathname === '/broken') throw new Error('A document that fails')
    return null
  }
  return startHttpService(app, { secure, documents: [broken] })
}

interface Head {
  readonly status: number
  readonly headers: Headers
}

/** An HTTP call with the cookie in this service's form. */
async function call(http: HttpService, endpoint: EndpointData, options: CallOptions = {}): Promise<Response> {
  const cookie = http === behindTls ? `__Host-${fixture.teacher.cookie}` : fixture.teacher.cookie
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
  const page = request(endpoint, input, { uid: fixture.teacher.uid, cookie }, options)
  const headers = Object.fromEntries(page.headers)
  return fetch(http.address + endpoint.path, { method: 'POST', headers, body: await page.text() })
}

const get = (target: string) => (http: HttpService) => fetch(http.address + target)

const raw = (bytes: string) => (http: HttpService) => exchange(http.port, bytes)

interface Kind {
  readonly name: string
  readonly status: number
  readonly ask: (http: HttpService) => Promise<Head>
  readonly isPage?: boolean
  /** How a browser may cache what belongs to nobody. */
  readonly kept?: string
}

/** One response of every kind. */
const kinds: readonly Kind[] = [
  { name: 'the portal page', status: 200, ask: get('/'), isPage: true },
  { name: 'the student page', status: 200, ask: get('/student/'), isPage: true },
  { name: 'the phone page', status: 200, ask: get('/phone/'), isPage: true },
  { name: 'the head of a page', status: 200, ask: ({ address }) => fetch(address, { method: 'HEAD' }), isPage: true },
  { name: 'an asset', status: 200, ask: get('/assets/main.js'), kept: 'public, max-age=31536000, immutable' },
  { name: 'an icon', status: 200, ask: get('/favicon.svg'), kept: 'no-cache' },
  { name: 'the printed contract', status: 200, ask: get('/openapi.json') },
  { name: 'an unknown path', status: 404, ask: get('/nothing') },
  { name: 'a call by GET', status: 405, ask: get(setup.currentTime.path) },
  { name: 'a read', status: 200, ask: (http) => call(http, user.teacherInfo) },
  { name: 'a write', status: 200, ask: (http) => call(http, user.saveSetting) },
  { name: 'a file', status: 200, ask: (http) => call(http, report.exportClass) },
  { name: 'a sign-in', status: 200, ask: (http) => call(http, signOn.passwordLogin) },
  { name: 'nobody signed in', status: 200, ask: (http) => call(http, user.teacherInfo, { headers: { cookie: '' } }) },
  { name: 'a wrong field', status: 200, ask: (http) => call(http, user.setting, { raw: { key: 'x' } }) },
  {
    name: 'an unknown object',
    status: 200,
    ask: (http) => call(http, report.class, { raw: { assignmentId: '987654321' } }),
  },
  { name: 'a write without key', status: 400, ask: (http) => call(http, user.saveSetting, { key: '' }) },
  { name: 'a bad form', status: 400, ask: (http) => call(http, user.setting, { raw: { 'a\0b': '1' } }) },
  {
    name: 'another page',
    status: 403,
    ask: (http) => call(http, user.setting, { headers: { 'x-teacher-agent': '' } }),
  },
  { name: 'a large body', status: 413, ask: (http) => call(http, user.setting, { raw: { a: 'x'.repeat(1_050_000) } }) },
  { name: 'JSON', status: 415, ask: (http) => call(http, user.setting, { headers: { 'content-type': 'text/json' } }) },
  { name: 'a fault', status: 500, ask: (http) => call(http, paper.correctKey) },
  { name: 'a document that fails', status: 500, ask: get('/broken') },
  { name: 'a bad target', status: 400, ask: raw(rawRequest('GET', '//')) },
  { name: 'a backslash', status: 400, ask: raw(rawRequest('GET', '/a\\b')) },
  { name: 'a bad host', status: 400, ask: raw(rawRequest('GET', '/', { host: 'a@b' })) },
  { name: 'no HTTP', status: 400, ask: raw('nonsense\r\n\r\n') },
  { name: 'too large a header', status: 400, ask: raw(rawRequest('GET', '/', { 'x-long': 'x'.repeat(20_000) })) },
]

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
}

const forms = kinds.flatMap((kind) => [
  { ...kind, form: 'plain', secure: false },
  { ...kind, form: 'behind TLS', secure: true },
])

test.each(forms)('$name, $form, has every protecting header', async ({ status, ask, isPage, kept, secure }) => {
  const answer = await ask(secure ? behindTls : plain)
  const { headers } = answer
  expect(answer.status).toBe(status)
  expect(Object.fromEntries(Object.keys(everywhere).map((name) => [name, headers.get(name)]))).toEqual(everywhere)
  expect(headers.get('strict-transport-security')).toBe(secure ? 'max-age=31536000' : null)
  const rules = headers.get('content-security-policy')?.split('; ')
  expect(rules).toEqual(isPage ? pageRules : ["default-src 'none'", "frame-ancestors 'none'"])
  expect(headers.get('cache-control')).toBe(kept ?? 'no-store')
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) expect(headers.has(name)).toBe(false)
})

const pageRules = [
  "default-src 'none'",
  "script-src 'self'",
  expect.stringMatching(/^style-src 'self' 'nonce-[A-Za-z0-9+/]{22}=='$/),
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
]

test('a page never allows inline or evaluated scripts, and its nonce is new every time', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await get('/')(plain)).headers.get('content-security-policy')),
  )
  expect(policies[0]).not.toBe(policies[1])
  for (const policy of policies) expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)|unsafe-eval/)
})

const cookiesOf = ({ headers }: Response): string[] => headers.getSetCookie()

/** A password login with a token valid for any browser, so that only the session's cookie is set. */
async function signIn(http: HttpService, cookie = ''): Promise<Response> {
  const token = await issueToken(service.db, { purpose: 'client' }, service.clock.now)
  const consent = currentConsent.join(',')
  const visitor = `${http === behindTls ? '__Host-' : ''}pre=${'p'.repeat(43)}`
  return call(http, signOn.passwordLogin, { headers: { cookie: `${cookie}; ${visitor}` }, raw: { token, consent } })
}

const valueOf = (cookie: string): string => /=([^;]*)/.exec(cookie)?.[1] ?? ''

test.each([
  ['plain', false, /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/],
  ['behind TLS', true, /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/],
] as const)('%s, a sign-in sets one cookie in its form', async (_name, secure, form) => {
  const cookies = cookiesOf(await signIn(secure ? behindTls : plain))
  expect(cookies).toEqual([expect.stringMatching(form)])
})

test.each([
  ['plain', false, 'sid'],
  ['behind TLS', true, '__Host-sid'],
] as const)('%s, each sign-in has a new id, and a logout ends it at once', async (_name, secure, name) => {
  const http = secure ? behindTls : plain
  const fixed = `${name}=${'a'.repeat(43)}`
  const [first = ''] = cookiesOf(await signIn(http, fixed))
  const [second = ''] = cookiesOf(await signIn(http, first))
  expect(new Set([fixed, first, second].map(valueOf)).size).toBe(3)
  const cookie = `${name}=${valueOf(second)}`
  const answerTo = async (endpoint: EndpointData, sent = cookie) => {
    const response = await call(http, endpoint, { headers: { cookie: sent } })
    return { result: resultId((await response.json()).result), cookies: cookiesOf(response) }
  }
  const nobody = { result: 'notLoggedIn', cookies: [] }
  expect(await answerTo(user.teacherInfo, fixed)).toEqual(nobody)
  expect(await answerTo(user.teacherInfo)).toEqual({ result: 'ok', cookies: [] })
  const cleared = `${name}=; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}; Max-Age=0`
  expect(await answerTo(signOn.logout)).toEqual({ result: 'ok', cookies: [cleared] })
  expect(await answerTo(user.teacherInfo)).toEqual(nobody)
  expect(await answerTo(user.teacherInfo, `${name}=${valueOf(first)}`)).toEqual(nobody)
})

test('behind TLS the plain cookie is ignored, and without TLS the secure one', async () => {
  const sent = [
    { http: behindTls, cookie: fixture.teacher.cookie },
    { http: plain, cookie: `__Host-${fixture.teacher.cookie}` },
  ]
  for (const { http, cookie } of sent) {
    const response = await call(http, user.teacherInfo, { headers: { cookie } })
    expect(await response.json()).toEqual({
      data: null,
      result: { code: resultCodes.notLoggedIn, msg: '请先登录' },
    })
  }
})
