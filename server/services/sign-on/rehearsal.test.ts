import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demo } from '#api/contract/groups/demo.ts'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { type QrEnding, qrEndings } from '#domain/accounts/qr-endings.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { browserAt, passTime, phoneOf } from '#tests/support/documents/login-browsers.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { endSessions } from '#tests/support/service/sessions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

beforeEach(() => endSessions(service, world.teacher))

afterAll(() => service.close())

/** A whole QR sign-in on a computer, up to the answer to its ticket. */
async function scanAt(computer: TestBrowser) {
  const handheld = await phoneOf(service, world.teacher.uid)
  const { qrId, qrToken } = await computer.get(qrLogin.loginUrl, {})
  const { nonce } = await handheld.get(phone.scan, { qrId })
  await handheld.get(phone.confirm, { qrId, nonce, consent: [...currentConsent] })
  passTime(service, 2_000)
  const { token, ticketType } = await computer.get(qrLogin.result, { qrId, qrToken })
  return computer.call(signOn.autoLogin, {
    token: token ?? '',
    ticketType: ticketType ?? '',
    signInAs: 101,
    consent: [],
  })
}

const endingOf = async (computer: TestBrowser) => {
  const answer = await scanAt(computer)
  return { result: resultId(answer), msg: answer.msg }
}

const endings: Readonly<Record<QrEnding, { readonly result: string; readonly msg: string }>> = {
  wrongPassword: { result: 'wrongPassword', msg: '登录名或密码错误' },
  notBound: { result: 'notBound', msg: '这个微信还没有绑定账号' },
  notCertified: { result: 'notCertified', msg: '没有认证！' },
  student: { result: 'notTeacher', msg: '请登录教师账号' },
}

test.each(qrEndings)('in the demo the next QR sign-in of this browser ends as chosen: %s', async (ending) => {
  const [computer, other] = [browserAt(service), browserAt(service)]
  await computer.get(demo.rehearseQr, { ending })
  const signedIn = { result: 'ok', msg: '' }
  expect(await endingOf(other)).toEqual(signedIn)
  expect(await endingOf(computer)).toEqual(endings[ending])
  expect(await endingOf(computer)).toEqual(signedIn)
})

test('somebody without an account can bind one: the state leads to it in this browser alone', async () => {
  const computer = browserAt(service)
  await computer.get(demo.rehearseQr, { ending: 'notBound' })
  const { data } = await scanAt(computer)
  const { openId, state } = data as unknown as { readonly openId: string; readonly state: string }
  const tickets = { openId, state, consent: [...currentConsent] }
  const here = await computer.call(messagingLogin.tickets, tickets)
  const elsewhere = await browserAt(service).call(messagingLogin.tickets, tickets)
  expect({ here: here.msg, elsewhere: elsewhere.msg }).toEqual({
    here: '这个微信还没有绑定账号',
    elsewhere: '微信登录已失效，请重新开始',
  })
})
