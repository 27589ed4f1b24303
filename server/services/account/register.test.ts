import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application, consent, smsCode } from '#server/database/schema/sign-on.ts'
import { otherCode, sentCode } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const mobile = '13900000001'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  await service.db.delete(application)
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

type Input = InputOf<typeof account.register>

const inputWith = (verificationCode: string, changes: Partial<Input> = {}): Input => ({
  mobile,
  verificationCode,
  password: passwordDigest('tR7#kuv2Lq'),
  realname: '周晓雨',
  schoolCode: 'qm',
  stageId: 3,
  subjectId: 302,
  consent: [...currentConsent],
  ...changes,
})

const register = async (changes: Partial<Input> = {}) =>
  browser.call(
    account.register,
    inputWith(await sentCode(service, browser, changes.mobile ?? mobile, 'register'), changes),
  )

test('an application waits for the owner’s decision, and its person can sign in once approved', async () => {
  const appliedAt = service.clock.now
  const registered = await register()
  expect({ result: resultId(registered), data: registered.data }).toEqual({
    result: 'ok',
    data: { schoolName: '学校 qm' },
  })
  expect(resultId(await browser.signIn(mobile, passwordDigest('tR7#kuv2Lq')))).toBe('wrongPassword')
  const pager = { currentPage: 1, pageSize: 10 }
  const waiting = await world.teacher.get(account.applications, { isOpen: true, pager })
  const applicationId = waiting.applications[0]?.applicationId ?? 0
  expect(waiting).toEqual({
    total: 1,
    schoolCode: 'qm',
    hasSms: true,
    applications: [
      {
        applicationId,
        realname: '周晓雨',
        mobile,
        stageId: 3,
        subjectId: 302,
        appliedAt: appliedAt.toISOString(),
        decidedAt: null,
        isApproved: null,
        reason: '',
      },
    ],
  })
  service.clock.now = new Date(appliedAt.getTime() + 3_600_000)
  const decision = { applicationIds: [applicationId], isApproved: true }
  expect(resultId(await world.teacher.call(account.decideApplications, decision))).toBe('ok')
  const signedIn = await browser.signIn(mobile, passwordDigest('tR7#kuv2Lq'))
  expect(resultId(signedIn)).toBe('ok')
  const { uid } = signedIn.data
  const [made] = await service.db.select().from(user).where(eq(user.uid, uid))
  const [owner] = await service.db.select().from(user).where(eq(user.uid, world.teacher.uid))
  expect(made).toEqual({
    uid,
    username: mobile,
    mobile,
    email: null,
    realname: '周晓雨',
    userType: 101,
    schoolId: owner?.schoolId,
    studentNo: null,
    contactMobile: null,
    stageId: 3,
    subjectId: 302,
    bookVersion: null,
    regionId: 0,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
    mustChangePassword: false,
    awaitsApproval: false,
    rev: 0,
    createdAt: service.clock.now,
    disabledAt: null,
  })
  const accepted = await service.db.select().from(consent).where(eq(consent.uid, uid))
  expect(new Map(accepted.map(({ document, version, acceptedAt }) => [`${document}@${version}`, acceptedAt]))).toEqual(
    new Map(currentConsent.map((stamp) => [stamp, appliedAt])),
  )
})

test('a refusal leaves no account, and the person can apply again', async () => {
  const refused = '13900000002'
  await register({ mobile: refused })
  const [row] = await service.db.select().from(application)
  const applicationIds = [row?.applicationId ?? 0]
  const decision = { applicationIds, isApproved: false, reason: '不是本校老师' }
  expect(resultId(await world.teacher.call(account.decideApplications, decision))).toBe('ok')
  expect(resultId(await browser.signIn(refused, passwordDigest('tR7#kuv2Lq')))).toBe('wrongPassword')
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  expect(resultId(await register({ mobile: refused }))).toBe('ok')
})

test('each obstacle is named, and does not use up the code', async () => {
  await service.db.update(user).set({ mobile: '13900000009' }).where(eq(user.uid, world.colleague.uid))
  const applicant = '13900000003'
  const verificationCode = await sentCode(service, browser, applicant, 'register')
  const call = async (changes: Partial<Input>) =>
    resultId(await browser.call(account.register, inputWith(verificationCode, { mobile: applicant, ...changes })))
  expect(await call({ consent: ['privacy@2020-01'] })).toBe('consentNeeded')
  expect(await call({ subjectId: 203 })).toBe('subjectNotOfStage')
  expect(await call({ password: passwordDigest('Aa123456!') })).toBe('passwordCommon')
  expect(await call({ password: passwordDigest('Zhouxiaoyu@1990') })).toBe('passwordCommon')
  expect(await call({ schoolCode: 'nowhere' })).toBe('schoolUnknown')
  await service.db.update(user).set({ mobile: applicant }).where(eq(user.uid, world.colleague.uid))
  expect(await call({})).toBe('mobileTaken')
  await service.db.update(user).set({ mobile: null }).where(eq(user.uid, world.colleague.uid))
  expect(await call({})).toBe('ok')
  expect(await call({})).toBe('codeExpired')
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  expect(resultId(await register({ mobile: applicant }))).toBe('alreadyApplied')
})

test('a wrong code, one for another purpose and one of another browser register nobody', async () => {
  const verificationCode = await sentCode(service, browser, mobile.replace(/.$/, '4'), 'register')
  const input = inputWith(verificationCode, { mobile: mobile.replace(/.$/, '4') })
  const elsewhere = await openBrowser(service.client).call(account.register, input)
  const wrong = await browser.call(account.register, { ...input, verificationCode: otherCode(verificationCode) })
  await service.db.update(smsCode).set({ purpose: 'mobile' })
  const other = await browser.call(account.register, input)
  expect({ elsewhere: resultId(elsewhere), wrong: resultId(wrong), other: resultId(other) }).toEqual({
    elsewhere: 'codeExpired',
    wrong: 'codeWrong',
    other: 'codeExpired',
  })
  expect(await service.db.$count(application)).toBe(0)
})

test('of ten parallel calls with one code, one registers', async () => {
  const applicant = '13900000005'
  const verificationCode = await sentCode(service, browser, applicant, 'register')
  const input = inputWith(verificationCode, { mobile: applicant })
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.call(account.register, input)))
  expect(answers.filter((answer) => resultId(answer) === 'ok').length).toBe(1)
  expect(await service.db.$count(application)).toBe(1)
})
