import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { createApp } from '#server/app.ts'
import { newToken } from '#server/core/cookies.ts'
import { session, user } from '#server/database/schema/people.ts'
import { consent as consentTable, loginEvent, loginFailure, messagingAccount } from '#server/database/schema/sign-on.ts'
import { browserAt, giveCode, passTime } from '#tests/support/documents/login-browsers.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const mobiles = { teacher: '13800000011', colleague: '13800000012', student: '13800000013' } as const

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [student = world.teacher] = world.students
  for (const [person, mobile] of [
    [world.teacher, mobiles.teacher],
    [world.colleague, mobiles.colleague],
    [student, mobiles.student],
  ] as const)
    await service.db.update(user).set({ mobile }).where(eq(user.uid, person.uid))
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(messagingAccount)
  await service.db.delete(loginFailure)
  await service.db.delete(session).where(eq(session.way, 'messaging'))
})

const consent = [...currentConsent]

/** The code with which the tests' messaging app sends a person back: their id. */
const codeOf = (person = 0): string => `person-${person + 1}`

/** A browser to which a person of the messaging app has returned. */
async function returned(person = 0) {
  const browser = browserAt(service)
  const { state } = await browser.get(messagingLogin.state, {})
  const { openId, isBound } = await browser.get(messagingLogin.info, { code: codeOf(person), state })
  const tickets = (over: { openId?: string; state?: string; consent?: string[] } = {}) =>
    browser.call(messagingLogin.tickets, { openId, state, signInAs: 101, consent, ...over })
  const bind = (over: { mobile?: string; verificationCode?: string; consent?: string[] } = {}) =>
    browser.call(messagingLogin.bind, { ...wholeBind, state, ...over })
  return { browser, state, openId, isBound, tickets, bind }
}

const wholeBind = { mobile: mobiles.teacher, verificationCode: '246810', signInAs: 101, consent }

const sendCode = (browser: TestBrowser, mobile: string = mobiles.teacher) =>
  giveCode(service, browser, { recipient: mobile, purpose: 'bind' })

const bindTo = async (person: number, uid: number) => {
  await service.db.insert(messagingAccount).values({ openId: codeOf(person), uid, boundAt: service.clock.now })
}

test('a new person binds an account by its mobile and is signed in; from then on the state alone is enough', async () => {
  const first = await returned()
  const unbound = await first.tickets()
  await sendCode(first.browser)
  const bound = await first.bind()
  expect({ isBound: first.isBound, result: resultId(unbound), msg: unbound.msg }).toEqual({
    isBound: false,
    result: 'notBound',
    msg: '这个微信还没有绑定账号',
  })
  expect({ result: resultId(bound), data: bound.data }).toEqual({ result: 'ok', data: { uid: world.teacher.uid } })
  expect((await first.browser.get(userArea.teacherInfo, {})).uid).toBe(world.teacher.uid)
  const second = await returned()
  const entered = await second.tickets()
  expect({ isBound: second.isBound, result: resultId(entered), data: entered.data }).toEqual({
    isBound: true,
    result: 'ok',
    data: { uid: world.teacher.uid },
  })
  const events = await service.db.select({ way: loginEvent.way }).from(loginEvent)
  expect(events).toEqual([{ way: 'messaging' }, { way: 'messaging' }])
})

test('the provider’s id stays inside, and somebody else’s handle is useless', async () => {
  await bindTo(0, world.teacher.uid)
  const own = await returned(1)
  const victim = await returned(0)
  const forged = await own.tickets({ openId: victim.openId })
  expect(own.openId).toMatch(/^[0-9a-f]{32}$/)
  expect({ forged: resultId(forged), own: resultId(await own.tickets()) }).toEqual({
    forged: 'stateInvalid',
    own: 'notBound',
  })
})

test('the browser is sent to the messaging app with the state', async () => {
  const { state, url } = await browserAt(service).get(messagingLogin.state, {})
  expect(url).toBe(`https://messaging.example/login?state=${state}`)
})

test('a state takes one code and signs in once, in its own browser and within its time', async () => {
  await bindTo(0, world.teacher.uid)
  const { browser, state, tickets, openId } = await returned()
  const secondCode = await browser.call(messagingLogin.info, { code: codeOf(), state })
  const elsewhere = await browserAt(service).call(messagingLogin.tickets, { openId, state, signInAs: 101, consent })
  const unknown = await tickets({ state: newToken() })
  const right = await tickets()
  const again = await tickets()
  const late = await returned()
  passTime(service, 600_000)
  const expired = await late.tickets()
  expect([secondCode, elsewhere, unknown, right, again, expired].map(resultId)).toEqual([
    'stateInvalid',
    'stateInvalid',
    'stateInvalid',
    'ok',
    'stateInvalid',
    'stateInvalid',
  ])
})

test('of concurrent sign-ins with one state, one succeeds', async () => {
  await bindTo(0, world.teacher.uid)
  const { tickets } = await returned()
  const answers = await Promise.all(Array.from({ length: 10 }, () => tickets()))
  expect(answers.map(resultId).toSorted()).toEqual(['ok', ...Array.from({ length: 9 }, () => 'stateInvalid')])
})

test('a code that the provider does not know ends the login, and is logged', async () => {
  const browser = browserAt(service)
  const { state } = await browser.get(messagingLogin.state, {})
  const failed = await browser.call(messagingLogin.info, { code: 'refused', state })
  const retried = await browser.call(messagingLogin.info, { code: codeOf(), state })
  const ticket = await browser.call(messagingLogin.tickets, { openId: 'x', state, signInAs: 101, consent })
  expect(failed.msg).toBe('微信没有确认登录，请重试')
  expect({ failed: resultId(failed), retried: resultId(retried), ticket: resultId(ticket) }).toEqual({
    failed: 'messagingFailed',
    retried: 'stateInvalid',
    ticket: 'stateInvalid',
  })
  expect(service.faults.splice(0)).toEqual([new Error('The messaging app confirmed nobody')])
})

test('binding needs the code of this mobile and browser; a wrong one is counted', async () => {
  const { browser, bind } = await returned()
  const unsent = await bind()
  await sendCode(browser)
  const wrong: string[] = []
  for (let number = 0; number < 5; number += 1) wrong.push(resultId(await bind({ verificationCode: '000000' })))
  const right = await bind()
  expect({ unsent: resultId(unsent), wrong, right: resultId(right) }).toEqual({
    unsent: 'codeExpired',
    wrong: Array<string>(5).fill('codeWrong'),
    right: 'codeExpired',
  })
  expect(await service.db.select().from(messagingAccount)).toEqual([])
})

test('without the current documents nothing is bound and the code stays valid', async () => {
  const { browser, bind, tickets } = await returned()
  await sendCode(browser)
  await service.db.delete(consentTable)
  const refused = await bind({ consent: [] })
  const bound = await bind()
  await service.db.delete(session).where(eq(session.way, 'messaging'))
  await service.db.delete(consentTable)
  const next = await returned()
  expect({ refused: resultId(refused), bound: resultId(bound), again: resultId(await tickets()) }).toEqual({
    refused: 'consentNeeded',
    bound: 'ok',
    again: 'stateInvalid',
  })
  const former = await next.tickets({ consent: ['privacy@2020-01'] })
  expect({ former: resultId(former), present: resultId(await next.tickets()) }).toEqual({
    former: 'consentNeeded',
    present: 'ok',
  })
})

test('one account has one person, and one person one account', async () => {
  await bindTo(0, world.teacher.uid)
  const other = await returned(1)
  await sendCode(other.browser)
  const second = await other.bind()
  const same = await returned(0)
  await sendCode(same.browser, mobiles.colleague)
  const third = await same.bind({ mobile: mobiles.colleague })
  await sendCode(same.browser)
  const own = await same.bind()
  expect(second.msg).toBe('这个账号已绑定另一个微信')
  expect({ second: resultId(second), third: resultId(third), own: resultId(own) }).toEqual({
    second: 'alreadyBound',
    third: 'alreadyBound',
    own: 'ok',
  })
  expect(await service.db.select({ uid: messagingAccount.uid }).from(messagingAccount)).toEqual([
    { uid: world.teacher.uid },
  ])
})

test('of two people binding one account at the same time, one gets it', async () => {
  const people = [await returned(0), await returned(1)]
  for (const { browser } of people) await sendCode(browser)
  await sendCode(people[0]?.browser ?? browserAt(service), mobiles.colleague)
  await bindTo(2, world.stranger.uid)
  const bound = await Promise.all(people.map(({ bind }) => bind()))
  expect(bound.filter((answer) => resultId(answer) === 'ok')).toHaveLength(1)
  expect(await service.db.$count(messagingAccount, eq(messagingAccount.uid, world.teacher.uid))).toBe(1)
})

test('students, locked and disabled accounts are refused', async () => {
  const student = await returned()
  await sendCode(student.browser, mobiles.student)
  const notTeacher = await student.bind({ mobile: mobiles.student })
  await service.db
    .insert(loginFailure)
    .values({ subject: `uid:${world.teacher.uid}`, day: schoolDay(service.clock.now), failures: 10 })
  const locked = await returned()
  await sendCode(locked.browser)
  const lockedBind = await locked.bind()
  await bindTo(0, world.teacher.uid)
  const lockedTickets = await locked.tickets()
  await service.db.delete(loginFailure)
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, world.teacher.uid))
  const disabled = await locked.tickets()
  await service.db.update(user).set({ disabledAt: null }).where(eq(user.uid, world.teacher.uid))
  const allowed = await locked.tickets()
  expect([notTeacher, lockedBind, lockedTickets, disabled, allowed].map(resultId)).toEqual([
    'notTeacher',
    'accountLocked',
    'accountLocked',
    'notTeacher',
    'ok',
  ])
})

/** A session as a device in a list, if its browser sent no description of itself. */
const deviceOf = ({ sessionId, address, way, createdAt, seenAt }: typeof session.$inferSelect) => ({
  deviceId: sessionId,
  browser: '',
  system: '',
  address,
  way,
  isThis: false,
  signedInAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
})

test('a sixth device is refused with the means to release one, and the state stays valid', async () => {
  await bindTo(0, world.colleague.uid)
  for (let number = 2; number <= 5; number += 1) expect(resultId(await (await returned()).tickets())).toBe('ok')
  const sixth = await returned()
  const refused = await sixth.tickets()
  const held = await service.db
    .select()
    .from(session)
    .where(eq(session.uid, world.colleague.uid))
    .orderBy(session.sessionId)
  await service.db.delete(session).where(eq(session.way, 'messaging'))
  expect({ result: resultId(refused), data: refused.data, afterwards: resultId(await sixth.tickets()) }).toEqual({
    result: 'tooManyDevices',
    data: { token: expect.stringMatching(/^[\w-]{43}$/), devices: held.map(deviceOf).toReversed() },
    afterwards: 'ok',
  })
  expect(held.map(({ way }) => way)).toEqual(['password', ...Array.from({ length: 4 }, () => 'messaging')])
})

test('without a messaging app the login is disabled', async () => {
  const closed = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
  })
  const { browser, state } = await returned()
  const asked = await clientOf(closed, 0, '').call(messagingLogin.state, {})
  const info = await clientOf(closed, 0, browser.cookie()).call(messagingLogin.info, { code: codeOf(), state })
  expect(asked.msg).toBe('微信登录还没有开通，请用账号或短信登录')
  expect({ asked: resultId(asked), info: resultId(info) }).toEqual({ asked: 'messagingClosed', info: 'stateInvalid' })
})
