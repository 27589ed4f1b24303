import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { session, user } from '#server/database/schema/people.ts'
import { consent, featureGrant, loginEvent, smsCode } from '#server/database/schema/sign-on.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { otherCode, sentCode } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const digest = passwordDigest('Podium@2026')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await givePassword(service, world.teacher, 'Podium@2026')
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  await service.db.delete(session).where(eq(session.uid, world.teacher.uid))
  browser = openBrowser(service.client)
  await browser.signIn('teacher', digest)
})

afterAll(() => service.close())

const teacher = async () => (await service.db.select().from(user).where(eq(user.uid, world.teacher.uid)))[0]

test('a mobile is bound by its code, shown masked, and can be changed', async () => {
  for (const mobile of ['13600000001', '13600000002']) {
    const verificationCode = await sentCode(service, browser, mobile, 'mobile')
    const bound = await browser.call(account.updateMobile, { mobile, verificationCode })
    expect({ result: resultId(bound), data: bound.data }).toEqual({
      result: 'ok',
      data: { mobile: `136****${mobile.slice(-4)}` },
    })
    expect((await teacher())?.mobile).toBe(mobile)
  }
})

test('a user name that equals the mobile changes with it, and the old mobile is free for somebody else', async () => {
  const former = '13600000003'
  const mobile = '13600000004'
  await service.db.update(user).set({ username: former, mobile: former }).where(eq(user.uid, world.teacher.uid))
  const verificationCode = await sentCode(service, browser, mobile, 'mobile')
  expect(resultId(await browser.call(account.updateMobile, { mobile, verificationCode }))).toBe('ok')
  const { username, mobile: bound } = (await teacher()) ?? {}
  expect({ username, bound }).toEqual({ username: mobile, bound: mobile })
  const other = { username: former, mobile: former }
  await service.db.update(user).set(other).where(eq(user.uid, world.colleague.uid))
  await service.db.update(user).set({ username: 'colleague', mobile: null }).where(eq(user.uid, world.colleague.uid))
  await service.db.update(user).set({ username: 'teacher' }).where(eq(user.uid, world.teacher.uid))
})

test('a mobile that is somebody else’s user name is not bound', async () => {
  const mobile = '13600000005'
  const verificationCode = await sentCode(service, browser, mobile, 'mobile')
  await service.db.update(user).set({ username: mobile }).where(eq(user.uid, world.colleague.uid))
  expect(resultId(await browser.call(account.updateMobile, { mobile, verificationCode }))).toBe('mobileTaken')
  await service.db.update(user).set({ username: 'colleague' }).where(eq(user.uid, world.colleague.uid))
  expect({ username: (await teacher())?.username, hasMobile: (await teacher())?.mobile === mobile }).toEqual({
    username: 'teacher',
    hasMobile: false,
  })
})

test('a wrong code binds nothing and is counted: after five, the right one is void', async () => {
  const mobile = '13600000011'
  const verificationCode = await sentCode(service, browser, mobile, 'mobile')
  const bind = async (code: string) =>
    resultId(await browser.call(account.updateMobile, { mobile, verificationCode: code }))
  const wrong = await Promise.all(Array.from({ length: 20 }, () => bind(otherCode(verificationCode))))
  expect(wrong.filter((result) => result === 'codeWrong').length).toBe(5)
  expect(await bind(verificationCode)).toBe('codeExpired')
  expect((await teacher())?.mobile).not.toBe(mobile)
})

test('a code of another browser binds nothing', async () => {
  const mobile = '13600000012'
  const verificationCode = await sentCode(service, openBrowser(service.client), mobile, 'mobile')
  expect(resultId(await browser.call(account.updateMobile, { mobile, verificationCode }))).toBe('codeExpired')
})

test('a mobile that somebody else has taken meanwhile is not bound', async () => {
  const mobile = '13600000021'
  const verificationCode = await sentCode(service, browser, mobile, 'mobile')
  await service.db.update(user).set({ mobile }).where(eq(user.uid, world.colleague.uid))
  expect(resultId(await browser.call(account.updateMobile, { mobile, verificationCode }))).toBe('mobileTaken')
  await service.db.update(user).set({ mobile: null }).where(eq(user.uid, world.colleague.uid))
  expect(resultId(await browser.call(account.updateMobile, { mobile, verificationCode }))).toBe('ok')
})

test('name, stage, subject and book version are saved', async () => {
  const before = await browser.get(userArea.teacherInfo, {})
  expect(resultId(await browser.call(account.updateInfo, { realname: ' 林雅婷　' }))).toBe('ok')
  const teaching = { bookVersion: '人教版', stageId: 3, subjectId: 303 }
  expect(resultId(await browser.call(account.updateTeaching, teaching))).toBe('ok')
  expect(await browser.get(userArea.teacherInfo, {})).toEqual({
    ...before,
    realname: '林雅婷',
    ...teaching,
    stageName: '高中',
    subjectName: '英语',
  })
  expect(resultId(await browser.call(account.updateTeaching, { ...teaching, stageId: 2 }))).toBe('subjectNotOfStage')
  const blank = await browser.call(account.updateInfo, { realname: 'x' }, { raw: { realname: '　' } })
  expect({ result: resultId(blank), data: blank.data }).toEqual({ result: 'invalidInput', data: { field: 'realname' } })
  expect(await browser.get(account.stages, {})).toEqual({
    stageId: 3,
    stages: [
      { stageId: 2, subjectIds: [203, 202] },
      { stageId: 3, subjectIds: [303, 302] },
    ],
  })
})

test('granted features are one’s own, with their last moment', async () => {
  const endTime = new Date('2026-12-31T15:59:59Z')
  await service.db.insert(featureGrant).values([
    { uid: world.teacher.uid, featureId: '28', feature: 'maths', endTime },
    { uid: world.teacher.uid, featureId: '14', feature: 'smartMark', endTime: new Date('2026-01-01T00:00:00Z') },
    { uid: world.colleague.uid, featureId: '30', feature: 'qrAnswer', endTime },
  ])
  expect(await browser.get(account.features, {})).toEqual({
    now: service.clock.now.toISOString(),
    grants: [
      { feature: 'smartMark', featureId: '14', endTime: '2026-01-01T00:00:00.000Z', isTrial: false },
      { feature: 'maths', featureId: '28', endTime: '2026-12-31T15:59:59.000Z', isTrial: false },
    ],
  })
})

test('documents are accepted in their current version, each with the time of its first acceptance', async () => {
  const firstAt = service.clock.now
  await service.db.delete(consent)
  const accept = async (stamps: string[]) => resultId(await browser.call(account.acceptConsent, { consent: stamps }))
  expect(await accept(currentConsent.slice(1))).toBe('consentNeeded')
  expect(await accept(['privacy@2020-01', 'licence@2020-01', 'children@2020-01'])).toBe('consentNeeded')
  expect(await service.db.$count(consent)).toBe(0)
  expect(await accept([...currentConsent, 'privacy@2020-01'])).toBe('ok')
  service.clock.now = new Date(firstAt.getTime() + 60_000)
  expect(await accept(currentConsent.slice(1))).toBe('ok')
  const rows = await service.db.select().from(consent)
  expect(
    new Map(rows.map(({ document, version, uid, acceptedAt }) => [`${document}@${version}`, [uid, acceptedAt]])),
  ).toEqual(new Map(currentConsent.map((stamp) => [stamp, [world.teacher.uid, firstAt]])))
})

test('accepting one changed document completes what was accepted before', async () => {
  await service.db.delete(consent)
  const [changed = '', ...others] = currentConsent
  const rows = [...others, `${changed.split('@')[0]}@2020-01`].map((stamp) => {
    const [document = '', version = ''] = stamp.split('@')
    return { uid: world.teacher.uid, document, version, acceptedAt: service.clock.now }
  })
  await service.db.insert(consent).values(rows)
  expect(resultId(await browser.call(account.acceptConsent, { consent: [changed] }))).toBe('ok')
  expect(await service.db.$count(consent)).toBe(4)
})

test('sign-ins from other devices since an instant are reported, newest first, at most ten', async () => {
  const since = service.clock.now
  const own = { uid: world.teacher.uid, way: 'password', address: '10.0.0.1', agent: 'Chrome/147 (Windows)' }
  const event = (minutes: number, changes: object = {}) => ({
    ...own,
    sessionId: 900_000 + minutes,
    at: new Date(since.getTime() + minutes * 60_000),
    ...changes,
  })
  const [mine] = await service.db.select().from(session).where(eq(session.uid, world.teacher.uid))
  await service.db
    .insert(loginEvent)
    .values([
      ...Array.from({ length: 11 }, (_, index) => event(index + 1, { address: `10.0.0.${index + 1}` })),
      event(0),
      event(20, { sessionId: mine?.sessionId ?? 0 }),
      event(30, { uid: world.colleague.uid }),
    ])
  const { logins } = await browser.get(account.newLogins, { since: since.toISOString() })
  expect(logins).toEqual(
    Array.from({ length: 10 }, (_, index) => ({
      at: new Date(since.getTime() + (11 - index) * 60_000).toISOString(),
      browser: 'Chrome 147',
      system: 'Windows',
      address: `10.0.0.${11 - index}`,
    })),
  )
})
