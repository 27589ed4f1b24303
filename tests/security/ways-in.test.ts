import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { checkAuditChain } from '#server/audit/audit-chain.ts'
import type { Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { loginEvent, loginFailure } from '#server/database/schema/sign-on.ts'
import { audit } from '#server/database/schema/system.ts'
import { disableAccount, enableAccount } from '#server/services/account/disable-account.ts'
import { setPassword } from '#server/services/account/new-password.ts'
import * as passwords from '#server/services/sign-on/passwords.ts'
import * as smsCodes from '#server/services/verification/sms-codes.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { type WayIn, waysIn, whoOn } from '#tests/support/product/ways-in.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let ways: readonly WayIn[]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  ways = await waysIn(service, world)
  await givePassword(service, world.colleague, 'Podium@2026')
})

beforeEach(async () => {
  await service.db.delete(session)
  await service.db.delete(loginFailure)
})

afterAll(() => service.close())

const browser = () => openBrowser(service.client)

/** What a way answers, or was seen to do, by its name. */
async function ofEvery<Seen>(look: (way: WayIn) => Promise<Seen>, some = ways): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {}
  for (const way of some) seen[way.name] = await look(way)
  return seen
}

const everyWay = <Value>(value: Value) => Object.fromEntries(ways.map(({ name }) => [name, value]))

const sessionsOf = ({ person, surface }: WayIn) =>
  service.db
    .select()
    .from(session)
    .where(and(eq(session.uid, person.uid), eq(session.surface, surface)))

const disable = (uid: number) =>
  service.db.transaction((transaction) => disableAccount(transaction, uid, service.clock.now))

test('signing in again replaces the session of this browser: the old id is worth nothing at once', async () => {
  const seen = await ofEvery(async (way) => {
    await service.db.delete(session)
    const one = browser()
    const first = await (await way.prepare(one))()
    const old = service.client(way.person.uid, one.cookie())
    const second = await (await way.prepare(one))()
    const [before, now] = [await old.call(whoOn[way.surface], {}), await one.call(whoOn[way.surface], {})]
    const isOwn = now.data.uid === way.person.uid
    return { first, second, before: resultId(before), now: resultId(now), isOwn }
  })
  expect(seen).toEqual(everyWay({ first: 'ok', second: 'ok', before: 'notLoggedIn', now: 'ok', isOwn: true }))
})

test('the session that is replaced takes no place among the five devices', async () => {
  const [password] = ways
  if (password === undefined) throw new Error('There is no way in')
  const five = Array.from({ length: 5 }, browser)
  for (const one of five) expect(await (await password.prepare(one))()).toBe('ok')
  const portal = ways.filter(({ surface }) => surface === 'portal')
  const again = await ofEvery(async ({ prepare }) => (await prepare(five[2] ?? browser()))(), portal)
  expect(again).toEqual(Object.fromEntries(portal.map(({ name }) => [name, 'ok'])))
  expect((await sessionsOf(password)).length).toBe(5)
})

test('another account takes the browser over; one that is refused leaves the session as it was', async () => {
  const one = browser()
  const digest = passwordDigest('Podium@2026')
  await one.signIn('teacher', digest)
  const old = service.client(world.teacher.uid, one.cookie())
  await one.signIn('colleague', passwordDigest('Podium@2025'))
  expect(resultId(await old.call(whoOn.portal, {}))).toBe('ok')
  for (let count = 0; count < 5; count += 1) await browser().signIn('colleague', digest)
  const refused = await one.signIn('colleague', digest)
  expect({ refused: resultId(refused), old: resultId(await old.call(whoOn.portal, {})) }).toEqual({
    refused: 'tooManyDevices',
    old: 'ok',
  })
  await service.db.delete(session).where(eq(session.uid, world.colleague.uid))
  const entered = await one.signIn('colleague', digest)
  expect({ entered: resultId(entered), old: resultId(await old.call(whoOn.portal, {})) }).toEqual({
    entered: 'ok',
    old: 'notLoggedIn',
  })
})

test('every way in leaves a row in the chained audit and tells the other devices: who, how, from where', async () => {
  const seen = await ofEvery(async (way) => {
    await service.db.delete(session)
    expect(await (await way.prepare(browser()))()).toBe('ok')
    const [begun] = (await sessionsOf(way)).toSorted((left, right) => right.sessionId - left.sessionId)
    const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    const [event] = await service.db.select().from(loginEvent).orderBy(desc(loginEvent.loginEventId)).limit(1)
    const { auditId: _auditId, chainNo: _chainNo, hash: _hash, requestId: _requestId, ...entry } = row ?? {}
    const { loginEventId: _loginEventId, ...eventFields } = event ?? {}
    return { sessionId: begun?.sessionId, entry, event: eventFields }
  })
  const at = service.clock.now
  const client = { address: '127.0.0.1', agent: '' }
  const expected = ways.map(({ name, surface, way, endpoint, person: { uid } }) => {
    const sessionId = seen[name]?.sessionId
    const object = { objectKind: surface, objectId: sessionId, rowCount: 1 }
    const entry = { at, uid, action: 'signIn', path: endpoint.path, ...object, way, ...client }
    return [name, { sessionId, entry, event: { uid, sessionId, way, ...client, at } }]
  })
  expect(seen).toEqual(Object.fromEntries(expected))
  expect((await checkAuditChain(service.db)).brokenAt).toBeNull()
})

test('a sign-in that somebody rewrites in the audit shows', async () => {
  await browser().signIn('teacher', passwordDigest('Podium@2026'))
  const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  const rewrite = (address: string) =>
    service.db.transaction(async (transaction) => {
      await transaction.execute('alter table audit disable trigger audit_is_append_only')
      await transaction
        .update(audit)
        .set({ address })
        .where(eq(audit.auditId, row?.auditId ?? 0))
      await transaction.execute('alter table audit enable trigger audit_is_append_only')
      return (await checkAuditChain(transaction)).brokenAt
    })
  expect([await rewrite('10.0.0.1'), await rewrite('127.0.0.1')]).toEqual([row?.chainNo, null])
})

test('a locked account: a password opens nothing, nor what the specification names; a code by SMS does', async () => {
  const seen = await ofEvery(async (way) => {
    const enter = await way.prepare(browser())
    const subject = `uid:${way.person.uid}`
    await service.db.insert(loginFailure).values({ subject, day: schoolDay(service.clock.now), failures: 10 })
    const entered = await enter()
    await service.db.delete(loginFailure)
    return entered
  })
  expect(seen).toEqual({
    password: 'accountLocked',
    'QR code': 'accountLocked',
    'ticket of the desktop host': 'accountLocked',
    'messaging app': 'accountLocked',
    'binding the messaging app': 'accountLocked',
    'password on the phone': 'accountLocked',
    'password of a student': 'accountLocked',
    'code by SMS': 'ok',
    'code by SMS on the phone': 'ok',
    'place of a released device': 'ok',
  })
})

test('an account that is disabled before the last call gets no session by any way', async () => {
  const seen = await ofEvery(async (way) => {
    const enter = await way.prepare(browser())
    await disable(way.person.uid)
    const entered = { result: await enter(), sessions: (await sessionsOf(way)).length }
    await enableAccount(service.db, way.person.uid)
    return entered
  })
  expect(seen).toEqual({
    password: { result: 'wrongPassword', sessions: 0 },
    'QR code': { result: 'ticketInvalid', sessions: 0 },
    'ticket of the desktop host': { result: 'ticketInvalid', sessions: 0 },
    'messaging app': { result: 'notTeacher', sessions: 0 },
    'binding the messaging app': { result: 'notTeacher', sessions: 0 },
    'password on the phone': { result: 'wrongPassword', sessions: 0 },
    'password of a student': { result: 'wrongPassword', sessions: 0 },
    'code by SMS': { result: 'notTeacher', sessions: 0 },
    'code by SMS on the phone': { result: 'notTeacher', sessions: 0 },
    'place of a released device': { result: 'tokenInvalid', sessions: 0 },
  })
})

const changes = {
  'gets a new password': (uid: number) =>
    service.db.transaction((transaction) => setPassword(transaction, uid, 'of another password')),
  'is disabled': disable,
}

test.each(Object.entries(changes))(
  'an account that %s while its password is looked at stays out',
  async (_, change) => {
    const byPassword = ways.filter(({ endpoint, way }) => way === 'password' && endpoint !== signOn.releaseDevice)
    const matches = passwords.matchesDigest
    const seen = await ofEvery(async (way) => {
      const enter = await way.prepare(browser())
      const looked = vi.spyOn(passwords, 'matchesDigest').mockImplementationOnce(async (passwordHash, digest) => {
        const isRight = await matches(passwordHash, digest)
        await change(way.person.uid)
        return isRight
      })
      const entered = {
        lookedBefore: looked.mock.calls.length,
        result: await enter(),
        looked: looked.mock.calls.length,
        sessions: (await sessionsOf(way)).length,
      }
      looked.mockRestore()
      await enableAccount(service.db, way.person.uid)
      await givePassword(service, way.person, 'Podium@2026')
      return entered
    }, byPassword)
    const refused = { lookedBefore: 0, result: 'wrongPassword', looked: 1, sessions: 0 }
    expect(seen).toEqual(Object.fromEntries(byPassword.map(({ name }) => [name, refused])))
  },
)

test('an account that is disabled while its code by SMS is looked at stays out', async () => {
  const bySms = ways.filter(({ way }) => way === 'sms')
  const disabling =
    <Outcome>(look: (db: Executor, guess: smsCodes.CodeGuess) => Promise<Outcome>, uid: number) =>
    async (db: Executor, guess: smsCodes.CodeGuess) => {
      const outcome = await look(db, guess)
      await disableAccount(db, uid, service.clock.now)
      return outcome
    }
  const { tryCode, checkCode } = smsCodes
  const seen = await ofEvery(async (way) => {
    const enter = await way.prepare(browser())
    const { uid } = way.person
    const looked =
      way.surface === 'portal'
        ? vi.spyOn(smsCodes, 'tryCode').mockImplementationOnce(disabling(tryCode, uid))
        : vi.spyOn(smsCodes, 'checkCode').mockImplementationOnce(disabling(checkCode, uid))
    const entered = {
      result: await enter(),
      looked: looked.mock.calls.length,
      sessions: (await sessionsOf(way)).length,
    }
    looked.mockRestore()
    await enableAccount(service.db, uid)
    return entered
  }, bySms)
  const refused = { result: 'notTeacher', looked: 1, sessions: 0 }
  expect(seen).toEqual(Object.fromEntries(bySms.map(({ name }) => [name, refused])))
})
