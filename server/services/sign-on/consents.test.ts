import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { session } from '#server/database/schema/people.ts'
import { consent } from '#server/database/schema/sign-on.ts'
import { browserAt, passTime, phoneOf } from '#tests/support/documents/login-browsers.ts'
import { acceptDocuments } from '#tests/support/service/sessions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { type WayIn, waysIn } from '#tests/support/product/ways-in.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { acceptedBy } from './consents.ts'

let service: TestService
let world: World
let ways: readonly WayIn[]

const present = [...currentConsent]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  ways = await waysIn(service, world)
})

afterAll(() => service.close())

beforeEach(async () => {
  await service.db.delete(consent)
  await service.db.delete(session)
})

const accepted = async () => [...(await acceptedBy(service.db, world.teacher.uid))].toSorted()

/**
 * Ways of signing in whose own call carries the consent; for a QR code the phone sends it, and a released device sent
 * it before.
 */
const asking = [
  'password',
  'code by SMS',
  'ticket of the desktop host',
  'messaging app',
  'binding the messaging app',
] as const

const lastCallOf = async (name: string) => {
  const way = ways.find((one) => one.name === name)
  if (way === undefined) throw new Error(`There is no way in by ${name}`)
  const enter = await way.prepare(browserAt(service, '127.0.0.1'))
  return (documents: readonly string[]) => enter([...documents])
}

test.each(asking)('%s: refused without consent, and nothing is used up by that', async (name) => {
  const enter = await lastCallOf(name)
  const old = present.map((stamp) => stamp.replace(/@.*/, '@2020-01'))
  expect({ none: await enter([]), old: await enter(old), accepted: await accepted() }).toEqual({
    none: 'consentNeeded',
    old: 'consentNeeded',
    accepted: [],
  })
  expect({ present: await enter(present), accepted: await accepted() }).toEqual({
    present: 'ok',
    accepted: present.toSorted(),
  })
})

test.each(asking)('%s: who accepted this version before is not asked again', async (name) => {
  const enter = await lastCallOf(name)
  await acceptDocuments(service, world.teacher)
  expect(await enter([])).toBe('ok')
})

test('half accepted before and half now adds up to the whole', async () => {
  const enter = await lastCallOf('password')
  const [first = '', ...rest] = present
  await service.db.insert(consent).values({
    uid: world.teacher.uid,
    document: first.split('@')[0] ?? '',
    version: first.split('@')[1] ?? '',
    acceptedAt: service.clock.now,
  })
  expect({ half: await enter([]), whole: await enter(rest) }).toEqual({ half: 'consentNeeded', whole: 'ok' })
})

/** A computer whose code the teacher's phone has scanned. */
async function scannedComputer() {
  const computer = browserAt(service)
  const code = await computer.get(qrLogin.loginUrl, {})
  const handheld = await phoneOf(service, world.teacher.uid)
  await service.db.delete(consent)
  const scan = () => handheld.get(phone.scan, { qrId: code.qrId })
  const { nonce, isAccepted } = await scan()
  const confirmWith = (ownNonce: string, documents: readonly string[] = []) =>
    handheld.call(phone.confirm, { qrId: code.qrId, nonce: ownNonce, consent: [...documents] })
  const confirm = (documents: readonly string[] = []) => confirmWith(nonce, documents)
  const enter = async () => {
    passTime(service, 2_000)
    const { token } = await computer.get(qrLogin.result, { qrId: code.qrId, qrToken: code.qrToken })
    return resultId(await computer.call(signOn.autoLogin, { token: token ?? '', ticketType: '101', signInAs: 101 }))
  }
  return { isAccepted, scan, confirm, confirmWith, enter }
}

test('accepting the documents on the phone confirms a QR code; the computer enters with nothing left to accept', async () => {
  const { isAccepted, confirm, enter } = await scannedComputer()
  const [none, former] = [await confirm(), await confirm(['privacy@2020-01'])]
  expect({ isAccepted, none: resultId(none), former: resultId(former), accepted: await accepted() }).toEqual({
    isAccepted: false,
    none: 'consentNeeded',
    former: 'consentNeeded',
    accepted: [],
  })
  expect({
    confirmed: resultId(await confirm(present)),
    accepted: await accepted(),
    entered: await enter(),
  }).toEqual({ confirmed: 'ok', accepted: present.toSorted(), entered: 'ok' })
})

test('a phone whose teacher accepted before confirms without the documents', async () => {
  const { scan, enter, confirmWith } = await scannedComputer()
  await acceptDocuments(service, world.teacher)
  const { isAccepted, nonce } = await scan()
  expect({ isAccepted, confirmed: resultId(await confirmWith(nonce)), entered: await enter() }).toEqual({
    isAccepted: true,
    confirmed: 'ok',
    entered: 'ok',
  })
})
