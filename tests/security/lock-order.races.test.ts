import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin as qrArea } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { session } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'
import { disableAccount, enableAccount } from '#server/services/account/disable-account.ts'
import { setPassword } from '#server/services/account/new-password.ts'
import { phoneOf } from '#tests/support/documents/login-browsers.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { type WayIn, waysIn } from '#tests/support/product/ways-in.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let byTicket: readonly WayIn[]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  byTicket = (await waysIn(service, world)).filter(({ endpoint }) =>
    [signOn.autoLogin, signOn.releaseDevice].some((one) => one === endpoint),
  )
})

afterAll(() => service.close())

/** A phone about to scan a code, and one about to confirm another. */
async function phoneCalls(): Promise<readonly (() => Promise<unknown>)[]> {
  const handheld = await phoneOf(service, world.teacher.uid, '127.0.0.1')
  const computers = [openBrowser(service.client), openBrowser(service.client)]
  const [waiting = '', scanned = ''] = await Promise.all(
    computers.map(async (computer) => (await computer.get(qrArea.loginUrl, {})).qrId),
  )
  const { nonce } = await handheld.get(phone.scan, { qrId: scanned })
  return [
    () => handheld.call(phone.scan, { qrId: waiting }),
    () => handheld.call(phone.confirm, { qrId: scanned, nonce }),
  ]
}

const ends = {
  'a new password': (uid: number) =>
    service.db.transaction((transaction) => setPassword(transaction, uid, 'of another password')),
  disabling: (uid: number) =>
    service.db.transaction((transaction) => disableAccount(transaction, uid, service.clock.now)),
}

test.each(Object.entries(ends))(
  '%s leaves nothing of tickets that are redeemed, asked for or confirmed at the same time, and nobody waits in a circle',
  async (_, end) => {
    const { uid } = world.teacher
    for (let round = 0; round < 5; round += 1) {
      const twice = [...byTicket, ...byTicket]
      const enters: (() => Promise<unknown>)[] = []
      for (const way of twice) enters.push(await way.prepare(openBrowser(service.client)))
      const [computer, other] = [await newSession(service, world.teacher), await newSession(service, world.teacher)]
      const calls = [
        ...enters,
        ...(await phoneCalls()),
        () => computer.call(signOn.desktopTicket, {}),
        () => other.call(signOn.logoutOthers, {}),
      ]
      const early = calls.slice(0, calls.length / 2).map((call) => call())
      const ended = end(uid)
      await Promise.all([...early, ended, ...calls.slice(calls.length / 2).map((call) => call())])
      expect(service.faults).toEqual([])
      expect({
        sessions: await service.db.$count(session, eq(session.uid, uid)),
        tickets: await service.db.$count(oneTimeToken, eq(oneTimeToken.uid, uid)),
        codes: await service.db.$count(
          qrLogin,
          and(eq(qrLogin.scannedBy, uid), eq(qrLogin.status, qrStatus.confirmed)),
        ),
      }).toEqual({ sessions: 0, tickets: 0, codes: 0 })
      await enableAccount(service.db, uid)
    }
  },
)
