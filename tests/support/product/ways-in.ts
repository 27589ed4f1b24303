import { eq } from 'drizzle-orm'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { student } from '#api/contract/groups/student.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { LoginWay, Surface } from '#server/core/ports.ts'
import { user } from '#server/database/schema/people.ts'
import { messagingAccount, smsCode } from '#server/database/schema/sign-on.ts'
import { issueToken } from '#server/services/platform/one-time-tokens.ts'
import { giveCode, phoneOf, visitorHashOf } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import type { TestBrowser } from './test-browser.ts'
import { type ResultId, resultId } from '#tests/support/service/result-id.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import type { World } from '#tests/support/worlds/world.ts'

/** The call that signs in; accepts the current documents by default. */
export type LastCall = (accepted?: readonly string[]) => Promise<ResultId>

/** One way to sign in, up to its last call. */
export interface WayIn {
  readonly name: string
  readonly surface: Surface
  readonly way: LoginWay
  readonly endpoint: EndpointData
  readonly person: TestClient
  /** Does in a browser everything before the last call; returns the last call, which returns the id of its result. */
  readonly prepare: (browser: TestBrowser) => Promise<LastCall>
}

/** The calls that return who is signed in, by surface. */
export const whoOn = { portal: userArea.teacherInfo, student: student.info, phone: phone.who } as const

const mobile = '13800000021'
const openId = 'person-of-the-messaging-app'
const signInAs = userTypes.teacher
const consent = [...currentConsent]
const digest = passwordDigest('Podium@2026')

/**
 * Every way to sign in, for the world's teacher and first student. They have a password; the teacher also has a mobile
 * and a messaging app.
 */
export async function waysIn(service: TestService, { teacher, students }: World): Promise<readonly WayIn[]> {
  const [firstStudent = teacher] = students
  for (const person of [teacher, firstStudent]) await givePassword(service, person, 'Podium@2026')
  await service.db.update(user).set({ mobile }).where(eq(user.uid, teacher.uid))
  await service.db.insert(messagingAccount).values({ openId, uid: teacher.uid, boundAt: service.clock.now })
  return [...portalWays(service, teacher), ...phoneWays(service, teacher), studentWay(firstStudent)]
}

const clientToken = async (browser: TestBrowser) => (await browser.get(verification.clientToken, {})).token

/** A code sent to the mobile, replacing any earlier one. */
async function codeFor(service: TestService, browser: TestBrowser, purpose: 'login' | 'bind'): Promise<string> {
  await clientToken(browser)
  await service.db.delete(smsCode)
  return giveCode(service, browser, { recipient: mobile, purpose })
}

const portalWays = (service: TestService, person: TestClient): readonly WayIn[] => [
  ...ownWays(service, person),
  ...messagingWays(service, person),
]

/** Ways into the portal that need no other company's app. */
function ownWays(service: TestService, person: TestClient): readonly WayIn[] {
  const portal = { surface: 'portal', person } as const
  return [
    {
      ...portal,
      name: 'password',
      way: 'password',
      endpoint: signOn.passwordLogin,
      prepare: async (browser) => async (accepted) => resultId(await browser.signIn('teacher', digest, { accepted })),
    },
    {
      ...portal,
      name: 'code by SMS',
      way: 'sms',
      endpoint: signOn.codeLogin,
      prepare: async (browser) => {
        const verificationCode = await codeFor(service, browser, 'login')
        return async (accepted = consent) =>
          resultId(await browser.call(signOn.codeLogin, { mobile, verificationCode, signInAs, consent: [...accepted] }))
      },
    },
    {
      ...portal,
      name: 'QR code',
      way: 'qr',
      endpoint: signOn.autoLogin,
      prepare: (browser) => byQrCode(service, person, browser),
    },
    {
      ...portal,
      name: 'ticket of the desktop host',
      way: 'desktop',
      endpoint: signOn.autoLogin,
      prepare: async (browser) => {
        const token = await issueToken(service.db, { purpose: 'desktop', uid: person.uid }, service.clock.now)
        return async (accepted = consent) =>
          resultId(
            await browser.call(signOn.autoLogin, { token, ticketType: 'desktop', signInAs, consent: [...accepted] }),
          )
      },
    },
    {
      ...portal,
      name: 'place of a released device',
      way: 'password',
      endpoint: signOn.releaseDevice,
      prepare: async (browser) => {
        await clientToken(browser)
        const data = { way: 'password', accepted: consent }
        const grant = { purpose: 'device', uid: person.uid, visitorHash: visitorHashOf(browser), data } as const
        const token = await issueToken(service.db, grant, service.clock.now)
        return async () => resultId(await browser.call(signOn.releaseDevice, { token, deviceId: 987_654_321 }))
      },
    },
  ]
}

function messagingWays(service: TestService, person: TestClient): readonly WayIn[] {
  const portal = { surface: 'portal', way: 'messaging', person } as const
  return [
    {
      ...portal,
      name: 'messaging app',
      endpoint: messagingLogin.tickets,
      prepare: async (browser) => {
        const { state, openId: handle } = await returned(browser)
        return async (accepted = consent) =>
          resultId(
            await browser.call(messagingLogin.tickets, { openId: handle, state, signInAs, consent: [...accepted] }),
          )
      },
    },
    {
      ...portal,
      name: 'binding the messaging app',
      endpoint: messagingLogin.bind,
      prepare: async (browser) => {
        const { state } = await returned(browser)
        const verificationCode = await codeFor(service, browser, 'bind')
        return async (accepted = consent) =>
          resultId(
            await browser.call(messagingLogin.bind, {
              state,
              mobile,
              verificationCode,
              signInAs,
              consent: [...accepted],
            }),
          )
      },
    },
  ]
}

async function byQrCode(service: TestService, { uid }: TestClient, fixture: TestBrowser): Promise<LastCall> {
  const code = await fixture.get(qrLogin.loginUrl, {})
  const handheld = await phoneOf(service, uid, '127.0.0.1')
  const { nonce } = await handheld.get(phone.scan, { qrId: code.qrId })
  await handheld.get(phone.confirm, { qrId: code.qrId, nonce })
  const { token } = await fixture.get(qrLogin.result, code)
  return async (accepted = consent) =>
    resultId(
      await fixture.call(signOn.autoLogin, { token: token ?? '', ticketType: 'qr', signInAs, consent: [...accepted] }),
    )
}

/** The return from the messaging app. */
async function returned(browser: TestBrowser) {
  const { state } = await browser.get(messagingLogin.state, {})
  return { state, openId: (await browser.get(messagingLogin.info, { code: openId, state })).openId }
}

function phoneWays(service: TestService, person: TestClient): readonly WayIn[] {
  const handheld = { surface: 'phone', person } as const
  return [
    {
      ...handheld,
      name: 'password on the phone',
      way: 'password',
      endpoint: phone.signIn,
      prepare: async (browser) => {
        const input = { username: 'teacher', password: digest, token: await clientToken(browser) }
        return async () => resultId(await browser.call(phone.signIn, input))
      },
    },
    {
      ...handheld,
      name: 'code by SMS on the phone',
      way: 'sms',
      endpoint: phone.codeSignIn,
      prepare: async (browser) => {
        const verificationCode = await codeFor(service, browser, 'login')
        return async () => resultId(await browser.call(phone.codeSignIn, { mobile, verificationCode }))
      },
    },
  ]
}

const studentWay = (person: TestClient): WayIn => ({
  surface: 'student',
  person,
  name: 'password of a student',
  way: 'password',
  endpoint: signOn.passwordLogin,
  prepare: async (browser) => async () =>
    resultId(await browser.signIn('qm0701001', digest, { signInAs: userTypes.student })),
})
