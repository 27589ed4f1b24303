import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin as qrArea } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { student } from '#api/contract/groups/student.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { session, user } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'
import { phoneOf } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { disableAccount, enableAccount } from './disable-account.ts'

const digest = passwordDigest('Podium@2026')

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  for (const person of [world.teacher, ...world.students]) await givePassword(service, person, 'Podium@2026')
})

beforeEach(() => enableAccount(service.db, world.teacher.uid))

afterAll(() => service.close())

const disable = (uid: number) =>
  service.db.transaction((transaction) => disableAccount(transaction, uid, service.clock.now))

const seenBy = async (browser: TestBrowser) => resultId(await browser.call(userArea.teacherInfo, {}))

const belongings = async (uid: number) => ({
  sessions: await service.db.$count(session, eq(session.uid, uid)),
  tickets: await service.db.$count(oneTimeToken, eq(oneTimeToken.uid, uid)),
  codes: await service.db.$count(qrLogin, eq(qrLogin.scannedBy, uid)),
})

test('a disabled account is signed out everywhere at once, and nothing it was issued lets it in again', async () => {
  const { uid } = world.teacher
  const [computer, newComputer] = [openBrowser(service.client), openBrowser(service.client)]
  await computer.signIn('teacher', digest)
  const handheld = await phoneOf(service, uid, '127.0.0.1')
  const ticket = await computer.get(signOn.desktopTicket, {})
  const code = await newComputer.get(qrArea.loginUrl, {})
  const { nonce } = await handheld.get(phone.scan, { qrId: code.qrId })
  await handheld.get(phone.confirm, { qrId: code.qrId, nonce })
  const { token } = await newComputer.get(qrArea.result, code)
  expect(await belongings(uid)).toEqual({ sessions: 3, tickets: 1, codes: 1 })
  await disable(uid)
  expect(await belongings(uid)).toEqual({ sessions: 0, tickets: 0, codes: 0 })
  const enter = async (input: { readonly token: string; readonly ticketType: string }) =>
    resultId(
      await newComputer.call(signOn.autoLogin, { ...input, signInAs: userTypes.teacher, consent: [...currentConsent] }),
    )
  expect({
    computer: await seenBy(computer),
    phone: resultId(await handheld.call(phone.who, {})),
    ticket: await enter(ticket),
    scanned: await enter({ token: token ?? '', ticketType: 'qr' }),
    password: resultId(await newComputer.signIn('teacher', digest)),
  }).toEqual({
    computer: 'notLoggedIn',
    phone: 'notLoggedIn',
    ticket: 'ticketInvalid',
    scanned: 'ticketInvalid',
    password: 'wrongPassword',
  })
})

test('a disabled student is signed out too, and the others stay in', async () => {
  const [out = service.client(), stays = service.client()] = world.students
  await disable(out.uid)
  expect({
    out: resultId(await out.call(student.info, {})),
    stays: resultId(await stays.call(student.info, {})),
  }).toEqual({ out: 'notLoggedIn', stays: 'ok' })
})

test('disabling twice keeps the first time, and once enabled it signs in with its password', async () => {
  const { uid } = world.teacher
  const first = service.clock.now
  await disable(uid)
  service.clock.now = new Date(first.getTime() + 60_000)
  await disable(uid)
  const disabledAt = async () => (await service.db.select().from(user).where(eq(user.uid, uid)))[0]?.disabledAt
  expect(await disabledAt()).toEqual(first)
  await enableAccount(service.db, uid)
  expect(await disabledAt()).toBeNull()
  expect(resultId(await openBrowser(service.client).signIn('teacher', digest))).toBe('ok')
})
