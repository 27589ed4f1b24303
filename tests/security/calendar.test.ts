import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { session } from '#server/database/schema/people.ts'
import { senderCount, featureGrant, loginFailure } from '#server/database/schema/sign-on.ts'
import { captchaToken } from '#tests/support/service/captcha-token.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { type ResultId, resultId } from '#tests/support/service/result-id.ts'

/** Schools keep Beijing time; the service's machine may be in a time zone with daylight saving. */
const shanghai = 'Asia/Shanghai'
const newYork = 'America/New_York'

const changes = { begin: '2026-03-08T07:00:00Z', end: '2026-11-01T06:00:00Z' } as const

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
  await service.db.delete(senderCount)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await service.close()
})

const standAt = (instant: string, offset = 0) => (service.clock.now = new Date(Date.parse(instant) + offset))

async function attempt(password: string): Promise<ResultId> {
  const token = await captchaToken(service, 'teacher')
  return resultId(await openBrowser(service.client).signIn('teacher', passwordDigest(password), { token }))
}

test.each([
  ['the day before a leap day', shanghai, '2028-02-28T14:00:00Z', '2028-02-28T16:00:00Z'],
  ['a leap day', shanghai, '2028-02-29T14:00:00Z', '2028-02-29T16:00:00Z'],
  ['the last day of a year', shanghai, '2026-12-31T14:00:00Z', '2026-12-31T16:00:00Z'],
  ['a day on which the machine skips an hour', newYork, '2026-03-08T06:30:00Z', '2026-03-08T16:00:00Z'],
  ['a day on which the machine has an hour twice', newYork, '2026-11-01T05:30:00Z', '2026-11-01T16:00:00Z'],
])('an account locked on %s opens as the next day of the school begins', async (_name, zone, locked, midnight) => {
  vi.stubEnv('TZ', zone)
  standAt(locked)
  for (let failures = 0; failures < 10; failures += 1) await attempt('wrong')
  standAt(midnight, -1)
  expect(await attempt('Podium@2026')).toBe('accountLocked')
  standAt(midnight)
  expect(await attempt('Podium@2026')).toBe('ok')
})

const offsets = (around: string) => [-1, 0].map((offset) => new Date(Date.parse(around) + offset).getTimezoneOffset())

test.each([
  ['skips', changes.begin, [300, 240]],
  ['repeats', changes.end, [240, 300]],
])('a code lives 120 s while the machine %s an hour', async (_name, change, zoneOffsets) => {
  vi.stubEnv('TZ', newYork)
  expect(offsets(change)).toEqual(zoneOffsets)
  standAt(change, -60_000)
  const computer = openBrowser(service.client)
  const code = await computer.get(qrLogin.loginUrl, {})
  standAt(change, 59_999)
  const alive = await computer.call(qrLogin.result, code)
  standAt(change, 62_000)
  const over = await computer.call(qrLogin.result, code)
  expect({ alive: resultId(alive), status: alive.data.status, expiresAt: code.expiresAt }).toEqual({
    alive: 'ok',
    status: 0,
    expiresAt: new Date(Date.parse(change) + 60_000).toISOString(),
  })
  expect(resultId(over)).toBe('qrExpired')
})

test.each([
  ['skips', changes.begin],
  ['repeats', changes.end],
])('a session rests for two hours while the machine %s one', async (_name, change) => {
  vi.stubEnv('TZ', newYork)
  standAt(change, -3_600_000)
  const [used, unused] = [await newSession(service, world.teacher), await newSession(service, world.teacher)]
  standAt(change, 3_599_999)
  const before = { used: resultId(await used.call(user.teacherInfo, {})) }
  standAt(change, 3_600_000)
  const after = {
    unused: resultId(await unused.call(user.teacherInfo, {})),
    used: resultId(await used.call(user.teacherInfo, {})),
  }
  expect({ before, after }).toEqual({ before: { used: 'ok' }, after: { unused: 'notLoggedIn', used: 'ok' } })
})

test.each([
  ['on a leap day', '2028-02-29T15:59:59.999Z'],
  ['in the hour that the machine skips', '2026-03-08T07:30:00.000Z'],
  ['in the hour that the machine has twice', '2026-11-01T06:30:00.000Z'],
])('a function that ends %s is said to end then', async (_name, endTime) => {
  vi.stubEnv('TZ', newYork)
  const { uid } = world.teacher
  await service.db.delete(featureGrant)
  await service.db
    .insert(featureGrant)
    .values({ uid, featureId: '1', feature: 'smartMark', endTime: new Date(endTime) })
  standAt(endTime, -60_000)
  const teacher = await newSession(service, world.teacher)
  expect(await teacher.get(account.features, {})).toEqual({
    now: service.clock.now.toISOString(),
    grants: [{ feature: 'smartMark', featureId: '1', endTime, isTrial: false }],
  })
})
