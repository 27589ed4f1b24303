import os from 'node:os'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { session, user } from '#server/database/schema/people.ts'
import { loginFailure } from '#server/database/schema/sign-on.ts'
import { countSoFar } from '#server/services/platform/sender-counts.ts'
import * as passwords from '#server/services/sign-on/passwords.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const right = passwordDigest('Podium@2026')
const other = passwordDigest('tR7#kuv2Lq')
const change = { oldPassword: right, newPassword: other, confirmation: other }

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

beforeEach(async () => {
  await service.db.delete(loginFailure)
  await givePassword(service, world.teacher, 'Podium@2026')
})

afterAll(() => service.close())

const signIn = () => openBrowser(service.client).signIn('teacher', right)

/** Overfills the queue with work that lasts until the crowd leaves. */
function crowd() {
  const { work, end } = heldWork()
  const done = Promise.allSettled(Array.from({ length: 1_000 }, () => passwords.admitHashing(work)))
  return async () => {
    end()
    return (await done).filter(({ status }) => status === 'fulfilled').length
  }
}

test('with the queue full a sign-in is refused at once, is not counted, and everything else continues', async () => {
  const reader = openBrowser(service.client)
  await reader.signIn('teacher', right)
  const leave = crowd()
  const answers = [
    await signIn(),
    await reader.call(account.checkPassword, { password: right }),
    await reader.call(account.updatePassword, change),
  ]
  expect(answers.map(({ status, msg, headers }) => ({ status, msg, retryAfter: headers.get('retry-after') }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 503, msg: '现在登录的人太多，请几秒后再试', retryAfter: '5' })),
  )
  const others = [await reader.call(userArea.teacherInfo, {}), await reader.call(setup.currentTime, {})]
  expect(others.map(resultId)).toEqual(['ok', 'ok'])
  const failed = await countSoFar(service.db, { kind: 'failedLogins', sender: '127.0.0.1', now: service.clock.now })
  expect({ failures: await service.db.$count(loginFailure), failed }).toEqual({ failures: 0, failed: 0 })
  expect(await leave()).toBe(os.availableParallelism() + 256)
  expect(resultId(await signIn())).toBe('ok')
})

test('hashing a password never holds the database, whatever it is for', async () => {
  const one = openBrowser(service.client)
  await one.signIn('teacher', right)
  const matches = passwords.matchesDigest
  const hash = passwords.hashDigest
  const meanwhile: string[] = []
  const readBy = async () => void meanwhile.push(resultId(await world.colleague.call(userArea.teacherInfo, {})))
  const looked = vi.spyOn(passwords, 'matchesDigest').mockImplementation(async (...given) => {
    await readBy()
    return matches(...given)
  })
  const hashed = vi.spyOn(passwords, 'hashDigest').mockImplementation(async (digest) => {
    await readBy()
    return hash(digest)
  })
  const answers = [
    await one.call(account.checkPassword, { password: right }),
    await one.call(account.updatePassword, change),
    await openBrowser(service.client).signIn('teacher', other),
  ]
  looked.mockRestore()
  hashed.mockRestore()
  expect({ answers: answers.map(resultId), meanwhile }).toEqual({
    answers: ['ok', 'ok', 'ok'],
    meanwhile: ['ok', 'ok', 'ok', 'ok'],
  })
})

test('a password changed while the old one was being checked is not overwritten', async () => {
  const one = openBrowser(service.client)
  await one.signIn('teacher', right)
  const matches = passwords.matchesDigest
  const looked = vi.spyOn(passwords, 'matchesDigest').mockImplementationOnce(async (...given) => {
    const isRight = await matches(...given)
    await service.db.update(user).set({ passwordHash: 'given by the owner' }).where(eq(user.uid, world.teacher.uid))
    return isRight
  })
  const changed = await one.call(account.updatePassword, change)
  looked.mockRestore()
  const [row] = await service.db.select().from(user).where(eq(user.uid, world.teacher.uid))
  expect({ changed: resultId(changed), passwordHash: row?.passwordHash }).toEqual({
    changed: 'oldPasswordWrong',
    passwordHash: 'given by the owner',
  })
})

test('a repeated change or check is answered as before, without hashing again', async () => {
  const one = openBrowser(service.client)
  await one.signIn('teacher', right)
  const looked = vi.spyOn(passwords, 'matchesDigest')
  const wrongChange = { ...change, oldPassword: other, newPassword: right, confirmation: right }
  const round = async () => ({
    wrong: resultId(await one.call(account.checkPassword, { password: other }, { key: 'wrong-guess' })),
    right: resultId(await one.call(account.checkPassword, { password: right }, { key: 'right-guess' })),
    change: resultId(await one.call(account.updatePassword, wrongChange, { key: 'wrong-change' })),
  })
  const results = { wrong: 'oldPasswordWrong', right: 'ok', change: 'oldPasswordWrong' }
  expect([await round(), await round(), await round()]).toEqual([results, results, results])
  expect(looked).toHaveBeenCalledTimes(3)
  looked.mockRestore()
  expect(await service.db.$count(session, eq(session.uid, world.teacher.uid))).toBeGreaterThan(0)
})
