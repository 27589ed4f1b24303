import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { captchaToken } from '#tests/support/service/captcha-token.ts'
import { saveInput } from '#tests/support/worlds/given-assignment.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf, type TestClient } from '#tests/support/service/test-client.ts'
import { startTwoServices, type TwoServices } from '#tests/support/service/two-services.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let running: TwoServices
let world: World
const digest = passwordDigest('Podium@2026')

beforeAll(async () => {
  running = await startTwoServices()
  world = await makeWorld(running)
  await givePassword(running, world.teacher, 'Podium@2026')
})

afterAll(async () => {
  await running.close()
})

/** The same person's clients at the first and the second service. */
const atBoth = ({ uid, cookie }: TestClient): readonly [TestClient, TestClient] => [
  clientOf(running.services[0], uid, cookie),
  clientOf(running.services[1], uid, cookie),
]

/** Signs the teacher in at one service; the session's cookie works at both. */
async function signInAt(index: 0 | 1) {
  const browser = openBrowser((uid, cookie) => clientOf(running.services[index], uid, cookie))
  await browser.signIn('teacher', digest)
  return atBoth(clientOf(running.services[index], world.teacher.uid, browser.cookie()))
}

const seenBy = async (client: TestClient) => resultId(await client.call(user.teacherInfo, {}))

test.each([
  ['first', 0],
  ['second', 1],
] as const)('who signs in at the %s is signed in at both, and signed out at both', async (_name, index) => {
  const [first, second] = await signInAt(index)
  expect({ first: await seenBy(first), second: await seenBy(second) }).toEqual({ first: 'ok', second: 'ok' })
  await (index === 0 ? second : first).get(signOn.logout, {})
  expect({ first: await seenBy(first), second: await seenBy(second) }).toEqual({
    first: 'notLoggedIn',
    second: 'notLoggedIn',
  })
})

const named = (assignmentName: string) => eq(assignmentTable.assignmentName, assignmentName)

test('a key used at one service is known to the other', async () => {
  const [first, second] = atBoth(world.teacher)
  const key = randomUUID()
  const input = saveInput(world, { assignmentName: '只存一次' })
  const saved = await first.call(assigning.save, input, { key })
  const repeated = await second.call(assigning.save, input, { key })
  const other = await second.call(assigning.save, { ...input, assignmentName: '别的' }, { key })
  expect({ saved: resultId(saved), repeated: resultId(repeated), other: resultId(other) }).toEqual({
    saved: 'ok',
    repeated: 'ok',
    other: 'idempotencyConflict',
  })
  expect({ data: repeated.data, rows: await running.db.$count(assignmentTable, named('只存一次')) }).toEqual({
    data: saved.data,
    rows: 1,
  })
})

test('the same write sent to both at once has one effect and one answer', async () => {
  const clients = atBoth(world.teacher)
  const input = saveInput(world, { assignmentName: '同时发出' })
  const key = randomUUID()
  const sent = Array.from({ length: 10 }, (_, index) => clients[index % 2 === 0 ? 0 : 1])
  const answers = await Promise.all(sent.map((client) => client.call(assigning.save, input, { key })))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(answers.map(resultId)).toEqual(answers.map(() => 'ok'))
  expect(await running.db.$count(assignmentTable, named('同时发出'))).toBe(1)
})

test('wrong passwords are counted across both, and the lock applies to both', async () => {
  const locked = world.colleague
  await givePassword(running, locked, 'Podium@2026')
  const attempt = async (index: number, password: string) => {
    const service = running.services[index % 2 === 0 ? 0 : 1]
    const token = await captchaToken(running, 'colleague')
    return openBrowser((uid, cookie) => clientOf(service, uid, cookie)).signIn('colleague', password, { token })
  }
  const counted: unknown[] = []
  for (let index = 0; index < 10; index += 1) counted.push((await attempt(index, '0'.repeat(64))).data)
  expect(counted).toEqual([...Array.from({ length: 9 }, (_, index) => ({ errorCount: index + 1 })), {}])
  const [first, second] = [await attempt(0, digest), await attempt(1, digest)]
  expect({ first: resultId(first), second: resultId(second) }).toEqual({
    first: 'accountLocked',
    second: 'accountLocked',
  })
})

test('what one service has written the other reads at once', async () => {
  const [first, second] = atBoth(world.teacher)
  for (const value of ['en', 'zh-CN', 'en']) {
    await first.get(user.saveSetting, { key: 'language', value })
    expect(await second.get(user.setting, { key: 'language' })).toEqual({ value })
  }
  expect(running.faults).toEqual([])
})
