import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { senderCount, loginFailure } from '#server/database/schema/sign-on.ts'
import * as passwords from '#server/services/sign-on/passwords.ts'
import { captchaToken } from '#tests/support/service/captcha-token.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { noteResult } from '#tests/support/runs/resilience-figures.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const right = passwordDigest('Podium@2026')
const wrong = passwordDigest('Podium@2025')
const runs = timesOf(2, 50)

let service: TestService

beforeAll(async () => {
  service = await startTestService()
  const { teacher } = await makeWorld(service)
  await givePassword(service, teacher, 'Podium@2026')
})

afterAll(() => service.close())

/** One attempt from a new browser that has solved the puzzle; returns the result. */
async function attempt(digest: string) {
  const token = await captchaToken(service, 'teacher')
  return resultId(await openBrowser(service.client).signIn('teacher', digest, { token }))
}

test('of two hundred at once, with the right one 150th, ten are checked, and then the account is locked', async () => {
  const evaluate = vi.spyOn(passwords, 'matchesDigest')
  const evaluated: number[] = []
  for (let run = 0; run < runs; run += 1) {
    await service.db.delete(loginFailure)
    await service.db.delete(senderCount)
    evaluate.mockClear()
    const all = await Promise.all(Array.from({ length: 200 }, (_, index) => attempt(index === 149 ? right : wrong)))
    evaluated.push(evaluate.mock.calls.length)
    expect({ all: all.toSorted(), the150th: all[149], afterwards: await attempt(right) }).toEqual({
      all: [...Array<string>(191).fill('accountLocked'), ...Array<string>(9).fill('wrongPassword')],
      the150th: 'accountLocked',
      afterwards: 'accountLocked',
    })
  }
  evaluate.mockRestore()
  noteResult({
    row: 'P07 lock race',
    figure: `${runs} runs of 200 at once, the right password the 150th`,
    result: `at most ${Math.max(...evaluated)} evaluated`,
  })
  expect(evaluated).toEqual(Array.from({ length: runs }, () => 10))
})
