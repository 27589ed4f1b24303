import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { consent, loginFailure, oneTimeToken } from '#server/database/schema/sign-on.ts'
import { session, user as userTable } from '#server/database/schema/people.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const digest = passwordDigest('Podium@2026')

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await givePassword(service, world.teacher, 'Podium@2026')
})

beforeEach(async () => {
  await service.db.delete(session)
  await service.db.delete(loginFailure)
})

afterAll(() => service.close())

const browser = () => openBrowser(service.client)

async function signedIn(): Promise<TestBrowser> {
  const one = browser()
  expect(resultId(await one.signIn('teacher', digest))).toBe('ok')
  return one
}

const seenBy = async (one: Pick<TestBrowser, 'call'>) => resultId(await one.call(user.teacherInfo, {}))

const liveSessions = async () => (await service.db.select().from(session)).length

test('the id is new at every sign-in, and a chosen one is worth nothing', async () => {
  const chosen = `sid=${'a'.repeat(43)}`
  const fixed = service.client(world.teacher.uid, chosen)
  expect(resultId(await fixed.call(user.teacherInfo, {}))).toBe('notLoggedIn')
  const one = await signedIn()
  const first = one.cookie()
  await one.signIn('teacher', digest)
  expect(one.cookie()).not.toBe(first)
  expect(resultId(await fixed.call(user.teacherInfo, {}))).toBe('notLoggedIn')
})

test('a logout ends this session alone, and the rest can be signed out from it', async () => {
  const [one, two, three] = [await signedIn(), await signedIn(), await signedIn()]
  const kept = service.client(world.teacher.uid, one.cookie())
  expect(resultId(await one.call(signOn.logout, {}))).toBe('ok')
  expect({ kept: await seenBy(kept), two: await seenBy(two), three: await seenBy(three) }).toEqual({
    kept: 'notLoggedIn',
    two: 'ok',
    three: 'ok',
  })
  expect((await two.get(signOn.logoutOthers, {})).count).toBe(1)
  expect({ two: await seenBy(two), three: await seenBy(three) }).toEqual({ two: 'ok', three: 'notLoggedIn' })
})

test('a session ends two hours after it was last used, and twelve hours after it began', async () => {
  const [idle, busy] = [await signedIn(), await signedIn()]
  const hour = 3_600_000
  const seen: object[] = []
  for (let passed = 1; passed <= 12; passed += 1) {
    service.clock.now = new Date(service.clock.now.getTime() + hour)
    seen.push({ passed, busy: await seenBy(busy) })
  }
  expect(seen).toEqual(seen.map((_, index) => ({ passed: index + 1, busy: index < 11 ? 'ok' : 'notLoggedIn' })))
  expect(await seenBy(idle)).toBe('notLoggedIn')
})

const named = (one: TestBrowser) => one.get(signOn.devices, {})

test('the sixth device is told of the five, and can take the place of one', async () => {
  const five: TestBrowser[] = []
  for (let index = 0; index < 5; index += 1) five.push(await signedIn())
  const sixth = browser()
  const refused = await sixth.signIn('teacher', digest)
  const { devices, token } = refused.data as unknown as { devices: { deviceId: number }[]; token: string }
  expect({ refused: resultId(refused), devices: devices.length, live: await liveSessions() }).toEqual({
    refused: 'tooManyDevices',
    devices: 5,
    live: 5,
  })
  const { devices: own } = await named(five[2] ?? sixth)
  const deviceId = own.find(({ isThis }) => isThis)?.deviceId ?? 0
  const thief = await browser().call(signOn.releaseDevice, { token, deviceId })
  expect({ thief: resultId(thief), third: await seenBy(five[2] ?? sixth) }).toEqual({
    thief: 'tokenInvalid',
    third: 'ok',
  })
  const entered = await sixth.call(signOn.releaseDevice, { token, deviceId })
  expect({
    entered: resultId(entered),
    sixth: await seenBy(sixth),
    third: await seenBy(five[2] ?? sixth),
    live: await liveSessions(),
  }).toEqual({ entered: 'ok', sixth: 'ok', third: 'notLoggedIn', live: 5 })
  expect(resultId(await sixth.call(signOn.releaseDevice, { token, deviceId }))).toBe('tokenInvalid')
})

test('a sign-in for the sixth time locks nothing: a logout makes room', async () => {
  const five: TestBrowser[] = []
  for (let index = 0; index < 5; index += 1) five.push(await signedIn())
  expect(resultId(await browser().signIn('teacher', digest))).toBe('tooManyDevices')
  await five[0]?.call(signOn.logout, {})
  expect(resultId(await browser().signIn('teacher', digest))).toBe('ok')
})

test('a device that was not used for two hours takes no place any more', async () => {
  const five: TestBrowser[] = []
  for (let index = 0; index < 5; index += 1) five.push(await signedIn())
  service.clock.now = new Date(service.clock.now.getTime() + 2 * 3_600_000)
  const sixth = await signedIn()
  expect((await named(sixth)).devices.map(({ isThis }) => isThis)).toEqual([true])
})

test('twenty at once are five, however often', async () => {
  for (let round = 0; round < 10; round += 1) {
    await service.db.delete(session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enterByTicket()))
    expect(answers.map(resultId).toSorted()).toEqual([...Array(5).fill('ok'), ...Array(15).fill('tooManyDevices')])
    expect(await liveSessions()).toBe(5)
  }
})

/** A way in that costs no hash. */
async function enterByTicket() {
  const token = await issueToken(service.db, { purpose: 'desktop', uid: world.teacher.uid }, service.clock.now)
  return browser().call(signOn.autoLogin, { token, ticketType: 'desktop', signInAs: 101, consent: [...currentConsent] })
}

test('fifty that redeem one ticket at once are one session', async () => {
  const token = await issueToken(service.db, { purpose: 'desktop', uid: world.teacher.uid }, service.clock.now)
  const input = { token, ticketType: 'desktop', signInAs: 101, consent: [...currentConsent] }
  const answers = await Promise.all(Array.from({ length: 50 }, () => browser().call(signOn.autoLogin, input)))
  expect(answers.map(resultId).toSorted()).toEqual(['ok', ...Array<string>(49).fill('ticketInvalid')])
  expect(await liveSessions()).toBe(1)
})

test('one device can be signed out from another, and nobody else’s', async () => {
  const [one, two] = [await signedIn(), await signedIn()]
  const { devices } = await named(one)
  expect(devices.map(({ way, isThis }) => ({ way, isThis }))).toEqual([
    { way: 'password', isThis: false },
    { way: 'password', isThis: true },
  ])
  const other = devices.find(({ isThis }) => !isThis)?.deviceId ?? 0
  const [away] = await service.db.insert(session).values(strangersSession()).returning()
  expect(resultId(await one.call(signOn.signOutDevice, { deviceId: away?.sessionId ?? 0 }))).toBe('alreadyDone')
  const signedOut = await one.call(signOn.signOutDevice, { deviceId: other })
  expect({ signedOut: resultId(signedOut), two: await seenBy(two) }).toEqual({ signedOut: 'ok', two: 'notLoggedIn' })
  const again = await one.call(signOn.signOutDevice, { deviceId: other })
  expect({ result: resultId(again), msg: again.msg, data: again.data }).toEqual({
    result: 'alreadyDone',
    msg: '这一步已经完成',
    data: {},
  })
})

const strangersSession = () => ({
  tokenHash: 'b'.repeat(64),
  surface: 'portal',
  uid: world.stranger.uid,
  schoolId: 1,
  agent: '',
  createdAt: service.clock.now,
  seenAt: service.clock.now,
  expiresAt: new Date('2099-01-01'),
})

test('without the present consent nobody enters, and what was accepted is kept once with its time', async () => {
  const one = browser()
  const sign = async (accepted: string[]) => {
    const token = await issueToken(service.db, { purpose: 'client' }, service.clock.now)
    const input = { username: 'teacher', password: digest, token, signInAs: 101, consent: accepted }
    return resultId(await one.call(signOn.passwordLogin, input))
  }
  await service.db.delete(consent)
  const old = currentConsent.map((stamp) => stamp.replace(/@.*/, '@2020-01'))
  expect({ none: await sign([]), old: await sign(old), present: await sign([...currentConsent]) }).toEqual({
    none: 'consentNeeded',
    old: 'consentNeeded',
    present: 'ok',
  })
  const accepted = await service.db.select().from(consent).where(eq(consent.uid, world.teacher.uid))
  expect(accepted.map(({ document, version }) => `${document}@${version}`).toSorted()).toEqual(
    [...currentConsent].toSorted(),
  )
  const before = accepted.map(({ acceptedAt }) => acceptedAt)
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  expect(await sign([...currentConsent])).toBe('ok')
  expect((await service.db.select().from(consent)).map(({ acceptedAt }) => acceptedAt)).toEqual(before)
})

test('who must choose a new password can do nothing else before', async () => {
  await service.db.update(userTable).set({ mustChangePassword: true }).where(eq(userTable.uid, world.teacher.uid))
  const one = await signedIn()
  const info = await one.get(user.teacherInfo, {})
  const blocked = await one.call(user.setting, { key: 'language' })
  expect(info.mustChangePassword).toBe(true)
  expect({ result: resultId(blocked), msg: blocked.msg }).toEqual({
    result: 'passwordChangeNeeded',
    msg: '请先修改密码',
  })
  await service.db.update(userTable).set({ mustChangePassword: false }).where(eq(userTable.uid, world.teacher.uid))
})

test('of a secret that works once the database keeps only the hash', async () => {
  const value = await issueToken(service.db, { purpose: 'client' }, service.clock.now)
  const rows = await service.db.select().from(oneTimeToken)
  expect(JSON.stringify(rows)).not.toContain(value)
})
