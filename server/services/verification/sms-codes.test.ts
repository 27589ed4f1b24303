import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SmsPurpose } from '#domain/accounts/sms-purpose.ts'
import { smsCode } from '#server/database/schema/sign-on.ts'
import { otherCode } from '#tests/support/service/sent-code.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { sendCode } from './send-code.ts'
import { checkCode, type CodeGuess, tryCode, useCode } from './sms-codes.ts'

let service: TestService

const start = Date.parse('2026-11-20T06:00:00Z')
const mobile = '13800000001'

beforeAll(async () => {
  service = await startTestService()
})

beforeEach(() => service.db.delete(smsCode))

afterAll(() => service.close())

/** Sends a code and returns it. */
async function newCodeAt(offset = 0, purpose: SmsPurpose = 'login', visitorHash = 'v'): Promise<string> {
  let code = ''
  const owner = { recipient: mobile, purpose, visitorHash, address: 'a', now: new Date(start + offset) }
  await sendCode(service.db, async (made) => void (code = made), owner)
  return code
}

const guess = (code: string, changes: Partial<CodeGuess> = {}): CodeGuess => ({
  recipient: mobile,
  purpose: 'login',
  visitorHash: 'v',
  code,
  now: new Date(start),
  ...changes,
})

const check = (code: string, changes: Partial<CodeGuess> = {}) => checkCode(service.db, guess(code, changes))

test('a right code is valid once', async () => {
  const code = await newCodeAt()
  expect({ first: await check(code), again: await check(code) }).toEqual({ first: 'right', again: 'expired' })
})

test('of several right codes in parallel, one is accepted', async () => {
  const code = await newCodeAt()
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(code)))
  expect(answers.filter((answer) => answer === 'right').length).toBe(1)
})

test('of a hundred parallel guesses five are evaluated, and the code is void', async () => {
  const code = await newCodeAt()
  const answers = await Promise.all(Array.from({ length: 100 }, () => check(otherCode(code))))
  expect(answers.filter((answer) => answer === 'wrong').length).toBe(5)
  expect(answers.filter((answer) => answer === 'expired').length).toBe(95)
  expect(await check(code)).toBe('expired')
  const [row] = await service.db.select().from(smsCode)
  expect(row?.tries).toBe(5)
})

test('the fifth try may be the right one', async () => {
  const code = await newCodeAt()
  for (let count = 0; count < 4; count += 1) expect(await check(otherCode(code))).toBe('wrong')
  expect(await check(code)).toBe('right')
})

test('it lives five minutes, to the millisecond', async () => {
  const code = await newCodeAt()
  expect(await check(code, { now: new Date(start + 300_000) })).toBe('expired')
  expect(await check(code, { now: new Date(start + 299_999) })).toBe('right')
})

test('it is bound to purpose, number and browser, and guesses from elsewhere do not use up its tries', async () => {
  const code = await newCodeAt()
  const foreign = [{ purpose: 'password' }, { recipient: '13800000002' }, { visitorHash: 'other' }] as const
  for (const changes of foreign)
    for (let count = 0; count < 6; count += 1) expect(await check(code, changes)).toBe('expired')
  expect(await check(code)).toBe('right')
})

test('a new code voids the old one, but not one for another purpose', async () => {
  const old = await newCodeAt()
  const other = await newCodeAt(59_000, 'password')
  const next = await newCodeAt(118_000)
  const now = new Date(start + 118_000)
  expect(next).not.toBe(old)
  expect(await check(old, { now })).toBe('wrong')
  expect(await check(next, { now })).toBe('right')
  expect(await check(old, { now })).toBe('expired')
  expect(await check(other, { now, purpose: 'password' })).toBe('right')
})

test('a new code in another browser voids this one', async () => {
  const code = await newCodeAt()
  const next = await newCodeAt(59_000, 'login', 'other')
  const now = new Date(start + 59_000)
  expect(await check(code, { now })).toBe('expired')
  expect(await check(next, { now, visitorHash: 'other' })).toBe('right')
})

test('a code that could not be sent leaves the previous one valid', async () => {
  const code = await newCodeAt()
  const owner = {
    recipient: mobile,
    purpose: 'login',
    visitorHash: 'v',
    address: 'a',
    now: new Date(start + 59_000),
  } as const
  await sendCode(service.db, () => Promise.reject(new Error('no provider')), owner)
  expect(await check(code, { now: owner.now })).toBe('right')
})

test('a code that is tried but not used stays valid, and is used once', async () => {
  const code = await newCodeAt()
  const [first, second] = [await tryCode(service.db, guess(code)), await tryCode(service.db, guess(code))]
  if (first.kind !== 'right') throw new Error('The code is right')
  expect(second).toEqual(first)
  const now = new Date(start)
  expect(await useCode(service.db, first.smsCodeId, now)).toBe(true)
  expect(await useCode(service.db, first.smsCodeId, now)).toBe(false)
  expect(await tryCode(service.db, guess(code))).toEqual({ kind: 'expired' })
})
