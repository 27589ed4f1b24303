import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { session } from '#server/database/schema/people.ts'
import { browserAt, passTime, phoneOf } from '#tests/support/documents/login-browsers.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** A code that the teacher's phone has confirmed, just before the computer's sign-in. */
async function confirmed() {
  const computer = browserAt(service)
  const { qrId, qrToken } = await computer.get(qrLogin.loginUrl, {})
  const handheld = await phoneOf(service, world.teacher.uid)
  const { nonce } = await handheld.get(phone.scan, { qrId })
  await handheld.get(phone.confirm, { qrId, nonce })
  const outcome = async () => (await handheld.get(phone.outcome, { qrId })).outcome
  const enter = async () => {
    passTime(service, 2_000)
    const { token } = await computer.get(qrLogin.result, { qrId, qrToken })
    return computer.call(signOn.autoLogin, { token: token ?? '', ticketType: '101', signInAs: 101 })
  }
  return { computer, qrId, outcome, enter }
}

test('the phone learns nothing before the computer signs in, and then that it has', async () => {
  await service.db.delete(session)
  const { outcome, enter } = await confirmed()
  const before = await outcome()
  const entered = await enter()
  expect({ before, entered: resultId(entered), outcome: await outcome() }).toEqual({
    before: null,
    entered: 'ok',
    outcome: 'signedIn',
  })
})

test('the phone learns that the computer has too many devices, and that it is in once one of them is released', async () => {
  await service.db.delete(session)
  for (let device = 0; device < accountLimits.devices; device += 1) await newSession(service, world.teacher)
  const { computer, outcome, enter } = await confirmed()
  const refused = await enter()
  const full = await outcome()
  const { token, devices } = refused.data as unknown as { token: string; devices: { deviceId: number }[] }
  const released = await computer.call(signOn.releaseDevice, { token, deviceId: devices[0]?.deviceId ?? 0 })
  expect({ refused: resultId(refused), full, released: resultId(released), outcome: await outcome() }).toEqual({
    refused: 'tooManyDevices',
    full: 'tooManyDevices',
    released: 'ok',
    outcome: 'signedIn',
  })
})

test('for another account the code does not exist', async () => {
  const { qrId } = await confirmed()
  const stranger = await phoneOf(service, world.stranger.uid)
  expect(resultId(await stranger.call(phone.outcome, { qrId }))).toBe('qrExpired')
})
