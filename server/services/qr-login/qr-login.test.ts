import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import { newToken } from '#server/core/cookies.ts'
import { user as userTable } from '#server/database/schema/people.ts'
import { qrLogin as qrTable } from '#server/database/schema/sign-on.ts'
import { browserAt, passTime, phoneOf, visitorHashOf } from '#tests/support/documents/login-browsers.ts'
import type { TestBrowser } from '#tests/support/product/test-browser.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { ticketOf } from './ticket.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(userTable).set({ realname: '林知夏' }).where(eq(userTable.uid, world.teacher.uid))
})

afterAll(() => service.close())

const newCode = async (browser: TestBrowser) => browser.get(qrLogin.loginUrl, {})

type Code = Awaited<ReturnType<typeof newCode>>

/** A poll, after the client's usual interval. */
function poll(browser: TestBrowser, { qrId, qrToken }: Pick<Code, 'qrId' | 'qrToken'>) {
  passTime(service, 2_000)
  return browser.call(qrLogin.result, { qrId, qrToken })
}

const livingOf = (browser: TestBrowser) =>
  service.db.$count(
    qrTable,
    sql`${qrTable.visitorHash} = ${visitorHashOf(browser)} and ${qrTable.expiresAt} > ${service.clock.now.toISOString()}`,
  )

test('a code lives 120 s; neither its picture nor the database contains its secrets', async () => {
  const computer = browserAt(service)
  const code = await newCode(computer)
  expect(code).toEqual({
    url: `${origin}/phone/#/scan?qrId=${code.qrId}`,
    qrId: expect.stringMatching(/^[\w-]{22}$/),
    qrToken: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: '2026-11-20T06:02:00.000Z',
  })
  const kept = JSON.stringify(await service.db.select().from(qrTable))
  expect([code.qrId, code.qrToken, ticketOf(code.qrId, code.qrToken)].map((text) => kept.includes(text))).toEqual([
    true,
    false,
    false,
  ])
})

test('the computer learns of each step, signs in by the ticket once, and then the code is gone', async () => {
  const computer = browserAt(service)
  const handheld = await phoneOf(service, world.teacher.uid)
  const code = await newCode(computer)
  const { qrId, expiresAt } = code
  const nothing = { token: null, ticketType: null, who: null, matchNumber: null, expiresAt }
  expect((await poll(computer, code)).data).toEqual({ ...nothing, status: qrStatus.waiting })
  const { nonce } = await handheld.get(phone.scan, { qrId })
  expect((await poll(computer, code)).data).toEqual({ ...nothing, status: qrStatus.scanned, who: '林**' })
  await handheld.get(phone.confirm, { qrId, nonce })
  const confirmed = await poll(computer, code)
  const token = confirmed.data.token ?? ''
  expect(confirmed.data).toEqual({
    ...nothing,
    status: qrStatus.confirmed,
    who: '林**',
    token: ticketOf(qrId, code.qrToken),
    ticketType: '101',
  })
  expect((await poll(computer, code)).data).toEqual(confirmed.data)
  const ticket = { token, ticketType: '101', signInAs: 101, consent: [...currentConsent] }
  const signIns = [await computer.call(signOn.autoLogin, ticket), await computer.call(signOn.autoLogin, ticket)]
  expect(signIns.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'ok', data: { uid: world.teacher.uid } },
    { result: 'ticketInvalid', data: {} },
  ])
  expect(resultId(await poll(computer, code))).toBe('qrExpired')
  expect((await computer.get(user.teacherInfo, {})).uid).toBe(world.teacher.uid)
})

test('a lost answer is repeated for ten seconds, and the ticket lives thirty', async () => {
  const computer = browserAt(service)
  const code = await confirmedCode(computer)
  const first = await poll(computer, code)
  passTime(service, 8_000)
  const repeated = await poll(computer, code)
  const late = await poll(computer, code)
  expect({ first: first.data.token, repeated: repeated.data.token, late: resultId(late) }).toEqual({
    first: ticketOf(code.qrId, code.qrToken),
    repeated: first.data.token,
    late: 'qrExpired',
  })
  passTime(service, 18_000)
  const ticket = { token: first.data.token ?? '', ticketType: '101', signInAs: 101, consent: [...currentConsent] }
  expect(resultId(await computer.call(signOn.autoLogin, ticket))).toBe('ticketInvalid')
})

test('a ticket that was never returned, or to another browser, signs nobody in', async () => {
  const computer = browserAt(service)
  const code = await confirmedCode(computer)
  const ticket = {
    token: ticketOf(code.qrId, code.qrToken),
    ticketType: '101',
    signInAs: 101,
    consent: [...currentConsent],
  }
  const untold = await computer.call(signOn.autoLogin, ticket)
  await poll(computer, code)
  const elsewhere = await browserAt(service).call(signOn.autoLogin, ticket)
  expect({ untold: resultId(untold), elsewhere: resultId(elsewhere) }).toEqual({
    untold: 'ticketInvalid',
    elsewhere: 'ticketInvalid',
  })
})

async function confirmedCode(computer: TestBrowser): Promise<Code> {
  const handheld = await phoneOf(service, world.teacher.uid)
  const code = await newCode(computer)
  const { nonce } = await handheld.get(phone.scan, { qrId: code.qrId })
  await handheld.get(phone.confirm, { qrId: code.qrId, nonce })
  return code
}

test('unknown, expired and foreign codes get the same answer', async () => {
  const computer = browserAt(service)
  const code = await newCode(computer)
  const answers = [
    await poll(computer, { ...code, qrId: 'A'.repeat(22) }),
    await poll(computer, { ...code, qrToken: newToken() }),
    await poll(browserAt(service), code),
  ]
  passTime(service, 120_000)
  answers.push(await poll(computer, code))
  expect(answers.map(({ status, msg, data }) => ({ status, msg, data }))).toEqual(
    answers.map(() => ({ status: 200, msg: '二维码已过期', data: {} })),
  )
  expect(answers.map(resultId)).toEqual(answers.map(() => 'qrExpired'))
})

test('the second of two polls within 1.5 s is refused, and the next one in time is answered', async () => {
  const computer = browserAt(service)
  const code = await newCode(computer)
  await poll(computer, code)
  passTime(service, 400)
  const early = await computer.call(qrLogin.result, code)
  passTime(service, 1_100)
  const inTime = await computer.call(qrLogin.result, code)
  expect({ status: early.status, msg: early.msg, retryAfter: early.headers.get('retry-after') }).toEqual({
    status: 429,
    msg: '查询过于频繁，请稍后再试',
    retryAfter: '2',
  })
  expect({ answer: inTime.status, status: inTime.data.status }).toEqual({ answer: 200, status: qrStatus.waiting })
})

test('somebody who photographed the picture cannot slow the computer down', async () => {
  const computer = browserAt(service)
  const code = await newCode(computer)
  passTime(service, 2_000)
  const stranger = await browserAt(service).call(qrLogin.result, { ...code, qrToken: newToken() })
  const own = await computer.call(qrLogin.result, code)
  expect({ stranger: resultId(stranger), own: own.data.status }).toEqual({
    stranger: 'qrExpired',
    own: qrStatus.waiting,
  })
})

test('a refresh ends this browser’s previous code, and nobody else’s', async () => {
  const [computer, other] = [browserAt(service), browserAt(service)]
  const [former, foreign] = [await newCode(computer), await newCode(other)]
  await computer.get(qrLogin.loginUrl, { qrId: foreign.qrId, qrToken: foreign.qrToken })
  await computer.get(qrLogin.loginUrl, { qrId: former.qrId, qrToken: newToken() })
  expect((await poll(computer, former)).data.status).toBe(qrStatus.waiting)
  await computer.get(qrLogin.loginUrl, { qrId: former.qrId, qrToken: former.qrToken })
  const [ended, stays] = [await poll(computer, former), await poll(other, foreign)]
  expect({ ended: resultId(ended), stays: stays.data.status }).toEqual({ ended: 'qrExpired', stays: qrStatus.waiting })
})

test('the sixth code of a browser ends its oldest', async () => {
  const computer = browserAt(service)
  const codes: Code[] = []
  for (let number = 1; number <= 6; number += 1) {
    passTime(service, 10)
    codes.push(await newCode(computer))
  }
  const answers: string[] = []
  for (const code of codes) answers.push(resultId(await poll(computer, code)))
  expect(answers).toEqual(['qrExpired', ...Array<string>(5).fill('ok')])
})

test('however many a browser requests concurrently, five live', async () => {
  const computer = browserAt(service)
  await newCode(computer)
  await Promise.all(Array.from({ length: 20 }, () => newCode(computer)))
  expect(await livingOf(computer)).toBe(5)
})

test('an address with 5,000 live codes gets no more until some end', async () => {
  const expiresAt = new Date(service.clock.now.getTime() + 60_000).toISOString()
  await service.db.execute(sql`
    insert into qr_login (qr_id, token_hash, ticket_hash, visitor_hash, agent, address, created_at, expires_at)
    select 'crowd ' || n, '', '', 'visitor ' || n, '', '192.0.2.1', ${expiresAt}, ${expiresAt}
    from generate_series(1, 5000) n`)
  const computer = browserAt(service, '192.0.2.1')
  const refused = await computer.call(qrLogin.loginUrl, {})
  passTime(service, 60_000)
  const served = await computer.call(qrLogin.loginUrl, {})
  expect(refused.msg).toBe('二维码请求过多，请稍后再试')
  expect({ refused: resultId(refused), served: resultId(served) }).toEqual({ refused: 'qrTooMany', served: 'ok' })
})

test('however many browsers of an address ask concurrently, no more than 5,000 codes live', async () => {
  const expiresAt = new Date(service.clock.now.getTime() + 60_000).toISOString()
  await service.db.execute(sql`
    insert into qr_login (qr_id, token_hash, ticket_hash, visitor_hash, agent, address, created_at, expires_at)
    select 'rush ' || n, '', '', 'visitor ' || n, '', '192.0.2.2', ${expiresAt}, ${expiresAt}
    from generate_series(1, 4997) n`)
  const ask = () => browserAt(service, '192.0.2.2').call(qrLogin.loginUrl, {})
  const results = (await Promise.all(Array.from({ length: 12 }, ask))).map(resultId)
  expect(results.toSorted()).toEqual(['ok', 'ok', 'ok', ...Array<string>(9).fill('qrTooMany')])
})

test('screens that poll concurrently share queries, get their own answers, and write nothing', async () => {
  const computers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const computer = browserAt(service)
      return { computer, code: await newCode(computer) }
    }),
  )
  const versions = () => service.db.execute(sql`select qr_id, xmin::text from qr_login order by qr_id`)
  const before = await versions()
  const query = vi.spyOn(service.db.$client, 'query')
  passTime(service, 2_000)
  const answers = await Promise.all(computers.map(({ computer, code }) => computer.call(qrLogin.result, code)))
  const queries = query.mock.calls.length
  query.mockRestore()
  expect(queries).toBeGreaterThan(0)
  expect(queries).toBeLessThanOrEqual(5)
  expect(answers.map(({ data }) => data.expiresAt)).toEqual(computers.map(({ code }) => code.expiresAt))
  expect((await versions()).rows).toEqual(before.rows)
})
