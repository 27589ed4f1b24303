// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { wireNames } from '#api/contract/wire-names.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { type BrowserNetwork, startBrowserNetwork } from './browser-network.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let network: BrowserNetwork

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  network = startBrowserNetwork(service.service)
})

afterEach(async () => {
  jsdom.reconfigure({ url: `${origin}/` })
  await jsdom.cookieJar.removeAllCookies()
})

afterAll(async () => {
  network.close()
  await service.close()
})

/** Posts as a script on the page would; returns the status, headers and envelope code. */
async function post(path: string, fields: Record<string, string> = {}, init: RequestInit = {}) {
  const response = await fetch(path, {
    method: 'POST',
    credentials: 'include',
    body: new URLSearchParams(fields).toString(),
    ...init,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-teacher-agent': 'web/6.1.1',
      'x-expected-uid': String(world.teacher.uid),
      'idempotency-key': crypto.randomUUID(),
      ...init.headers,
    },
  })
  const { result }: { result: { code: number } } = await response.json()
  return { status: response.status, code: result.code, headers: response.headers }
}

/** The outcome by status and result name; null if the request was rejected before being treated as a call. */
const outcome = ({ status, code }: { readonly status: number; readonly code: number }) => ({
  status,
  result: status === 200 ? resultId({ code }) : null,
})

const lastSent = (name: string) => network.exchanges.at(-1)?.headers.get(name)

test('page requests carry the browser’s own headers, whatever scripts set', async () => {
  const forged = {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    cookie: world.teacher.cookie,
    host: 'evil.example',
    referer: 'https://evil.example/',
    'content-length': '1',
  }
  expect(outcome(await post(user.teacherInfo.path, {}, { headers: forged }))).toEqual({
    status: 200,
    result: 'notLoggedIn',
  })
  expect(['origin', 'sec-fetch-site', 'cookie', 'host', 'referer', 'content-length'].map(lastSent)).toEqual([
    origin,
    'same-origin',
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['another port', 'http://127.0.0.1:5000', 'same-site', true],
  ['another site', 'http://evil.example', 'cross-site', false],
])('a page on %s cannot pass for ours, and is refused', async (_name, page, relation, carriesCookie) => {
  await network.signIn(world.teacher)
  jsdom.reconfigure({ url: `${page}/` })
  const answer = await post(
    origin + user.teacherInfo.path,
    {},
    { headers: { origin, 'sec-fetch-site': 'same-origin' } },
  )
  expect(outcome(answer)).toEqual({ status: 403, result: null })
  expect({ origin: lastSent('origin'), site: lastSent('sec-fetch-site') }).toEqual({ origin: page, site: relation })
  expect(lastSent('cookie')).toBe(carriesCookie ? world.teacher.cookie : null)
})

test('a request without credentials carries no cookie', async () => {
  await network.signIn(world.teacher)
  expect(outcome(await post(user.teacherInfo.path, {}, { credentials: 'omit' }))).toEqual({
    status: 200,
    result: 'notLoggedIn',
  })
  expect(outcome(await post(user.teacherInfo.path, {}, { credentials: 'same-origin' }))).toEqual({
    status: 200,
    result: 'ok',
  })
})

test('the session cookie signs in, scripts cannot see it, and signing out removes it', async () => {
  await givePassword(service, world.teacher, 'Podium@2026')
  const token = await issueToken(service.db, { purpose: 'client' }, service.clock.now)
  const consent = currentConsent.join(',')
  const password = passwordDigest('Podium@2026')
  const fields = { username: 'teacher', password, token, [wireNames.signInAs]: '101', consent }
  const signedIn = await post(signOn.passwordLogin.path, fields)
  expect(outcome(signedIn)).toEqual({ status: 200, result: 'ok' })
  expect({ readable: document.cookie, shown: signedIn.headers.get('set-cookie') }).toEqual({
    readable: '',
    shown: null,
  })
  expect(outcome(await post(user.teacherInfo.path))).toEqual({ status: 200, result: 'ok' })
  const [kept] = (await jsdom.cookieJar.getCookies(origin)).filter(({ key }) => key === 'sid')
  expect({ key: kept?.key, httpOnly: kept?.httpOnly, sameSite: kept?.sameSite }).toEqual({
    key: 'sid',
    httpOnly: true,
    sameSite: 'strict',
  })
  expect(outcome(await post(signOn.logout.path))).toEqual({ status: 200, result: 'ok' })
  expect((await jsdom.cookieJar.getCookies(origin)).map(({ key }) => key)).toEqual(['pre'])
  expect(outcome(await post(user.teacherInfo.path))).toEqual({ status: 200, result: 'notLoggedIn' })
})

test('a script can keep its own cookies but cannot replace the session', async () => {
  await network.signIn(world.teacher)
  document.cookie = 'theme=dark'
  document.cookie = 'sid=AAAA'
  expect(document.cookie).toBe('theme=dark')
  expect(outcome(await post(user.teacherInfo.path))).toEqual({ status: 200, result: 'ok' })
})

test('an answer is lost only once, after the service has done its work', async () => {
  await network.signIn(world.teacher)
  network.loseAnswer(user.saveSetting.path)
  const write = () => post(user.saveSetting.path, { key: 'language', value: '"en"' })
  await expect(write()).rejects.toThrow(TypeError)
  expect(await world.teacher.get(user.setting, { key: 'language' })).toEqual({ value: 'en' })
  expect(outcome(await write())).toEqual({ status: 200, result: 'alreadySaved' })
})

test('a GET by the page to its own service sends no origin, not even a forged one', async () => {
  const { status } = await fetch(setup.currentTime.path, { headers: { origin: 'https://evil.example' } })
  expect({ status, origin: lastSent('origin'), site: lastSent('sec-fetch-site') }).toEqual({
    status: 405,
    origin: null,
    site: 'same-origin',
  })
})
