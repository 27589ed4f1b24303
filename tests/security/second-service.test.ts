import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { createApp } from '#server/app.ts'
import { session } from '#server/database/schema/people.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { clientOf, origin, request } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

const digest = passwordDigest('Podium@2026')
const second = 'http://127.0.0.1:4174'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await givePassword(service, world.teacher, 'Podium@2026')
})

beforeEach(() => service.db.delete(session))

afterAll(() => service.close())

/** A second service on the same database, which lets in by tickets of the first. */
const secondService = () =>
  createApp({
    db: service.db,
    allowedOrigins: new Set([second, origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
    serviceOrigin: second,
  })

const firstService = () =>
  createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
    serviceOrigins: new Set([second]),
  })

test('a second service asks for a ticket, takes it once, within ten seconds, and ends with the first session', async () => {
  const first = openBrowser((uid, cookie) => clientOf(firstService(), uid, cookie))
  await first.signIn('teacher', digest)
  const there = openBrowser((uid, cookie) => clientOf(secondService(), uid, cookie))
  there.setUid(world.teacher.uid)
  const ask = async (ticket?: string) =>
    resultId(await there.call(user.teacherInfo, {}, { headers: { 'x-service-ticket': ticket } }))
  const ticketFor = async (address: string) => (await first.call(signOn.serviceTicket, { service: address })).data
  expect(await ask()).toBe('ticketNeeded')
  expect(resultId(await first.call(signOn.serviceTicket, { service: 'http://127.0.0.1:4175' }))).toBe(
    'serviceNotAllowed',
  )
  const late = (await ticketFor(`${second}/client/user/teacher/info`)).serverTicket
  service.clock.now = new Date(service.clock.now.getTime() + 10_000)
  expect(await ask(late)).toBe('ticketExpired')
  const headers = { 'x-expected-uid': undefined }
  const { serverTicket } = (await first.call(signOn.serviceTicket, { service: second }, { headers })).data
  const others = openBrowser((uid, cookie) => clientOf(secondService(), uid, cookie))
  expect({ byTicket: await ask(serverTicket), bySession: await ask() }).toEqual({ byTicket: 'ok', bySession: 'ok' })
  const again = await others.call(user.teacherInfo, {}, { headers: { 'x-service-ticket': serverTicket } })
  expect(resultId(again)).toBe('ticketExpired')
  expect((await first.get(signOn.devices, {})).devices.length).toBe(1)
  await first.call(signOn.logout, {})
  expect(await ask()).toBe('ticketNeeded')
})

test('a session on a second service ends when the first one is idle, and with its twelve hours', async () => {
  const hour = 3_600_000
  const pass = (milliseconds: number) => (service.clock.now = new Date(service.clock.now.getTime() + milliseconds))
  const opened = async () => {
    const first = openBrowser((uid, cookie) => clientOf(firstService(), uid, cookie))
    await first.signIn('teacher', digest)
    pass(hour)
    const { serverTicket } = await first.get(signOn.serviceTicket, { service: second })
    const there = openBrowser((uid, cookie) => clientOf(secondService(), uid, cookie))
    there.setUid(world.teacher.uid)
    const ask = async (ticket?: string) =>
      resultId(await there.call(user.teacherInfo, {}, { headers: { 'x-service-ticket': ticket } }))
    return { first, ask, answers: [await ask(serverTicket)] }
  }
  const idle = await opened()
  for (const passed of [hour, hour - 1, 1]) {
    pass(passed)
    idle.answers.push(await idle.ask())
  }
  expect(idle.answers).toEqual(['ok', 'ok', 'ok', 'ticketNeeded'])
  const busy = await opened()
  for (const passed of [...Array<number>(10).fill(hour), hour - 1, 1]) {
    pass(passed)
    await busy.first.call(user.teacherInfo, {})
    busy.answers.push(await busy.ask())
  }
  expect(busy.answers).toEqual([...Array<string>(12).fill('ok'), 'ticketNeeded'])
})

test('only pages on the list may read another origin’s answers', async () => {
  const asked = request(user.teacherInfo, {}, { uid: 0, cookie: '' }, { headers: { 'sec-fetch-site': 'same-site' } })
  const answer = await secondService()(asked)
  expect([
    answer.headers.get('access-control-allow-origin'),
    answer.headers.get('access-control-allow-credentials'),
    answer.headers.get('access-control-expose-headers'),
    answer.headers.get('vary'),
  ]).toEqual([origin, 'true', 'retry-after, content-disposition, x-request-id', 'origin'])
  const preflight = (from: string) =>
    secondService()(
      new Request(second + user.teacherInfo.path, {
        method: 'OPTIONS',
        headers: { origin: from, 'access-control-request-method': 'POST' },
      }),
    )
  const allowed = async (from: string) => {
    const { status, headers } = await preflight(from)
    return { status, origin: headers.get('access-control-allow-origin') }
  }
  expect({ ours: await allowed(origin), theirs: await allowed('https://evil.example') }).toEqual({
    ours: { status: 204, origin },
    theirs: { status: 405, origin: null },
  })
})
