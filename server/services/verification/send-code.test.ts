import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { smsCode } from '#server/database/schema/sign-on.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { Refusal } from '#server/core/refusal.ts'
import { type CodeRequest, sendCode } from './send-code.ts'
import { smsText } from './sms-message.ts'

let service: TestService
let sent: string[]

const start = Date.parse('2026-11-20T06:00:00Z')
const day = 86_400_000
const mobile = '13800000001'

beforeAll(async () => {
  service = await startTestService()
})

beforeEach(async () => {
  await service.db.delete(smsCode)
  sent = []
})

afterAll(() => service.close())

const take = async (code: string): Promise<void> => {
  sent.push(code)
}

const firstSent = { id: 'sent', left: 4, waitSeconds: 59 }

const fails = (): Promise<void> => Promise.reject(new Error('no provider'))

const send = (offset: number, changes: Partial<CodeRequest> = {}, deliver = take) =>
  sendCode(service.db, deliver, {
    recipient: mobile,
    purpose: 'login',
    visitorHash: 'v',
    address: `10.0.0.${offset % 250}`,
    now: new Date(start + offset),
    ...changes,
  })

test('fifty parallel requests for one number send one code', async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => send(0, { address: `10.0.1.${index}` })))
  expect(outcomes.filter(({ id }) => id === 'sent')).toEqual([firstSent])
  expect(outcomes.filter(({ id }) => id === 'smsTooSoon').length).toBe(49)
  expect({ sent: sent.length, kept: await service.db.$count(smsCode) }).toEqual({ sent: 1, kept: 1 })
})

test('five in 24 hours for all purposes together, in a window that rolls to the millisecond', async () => {
  const purposes = ['login', 'password', 'mobile', 'register', 'bind'] as const
  const outcomes = []
  for (const [index, purpose] of purposes.entries()) outcomes.push(await send(index * 59_000, { purpose }))
  const untilFirstIsADayOld = (day - 4 * 59_000) / 1_000
  const waits = [59, 59, 59, 59, untilFirstIsADayOld]
  expect(outcomes).toEqual(waits.map((waitSeconds, index) => ({ id: 'sent', left: 4 - index, waitSeconds })))
  expect(await send(5 * 59_000)).toEqual({ id: 'smsLimit', waitSeconds: (day - 5 * 59_000) / 1_000 })
  expect(await send(day - 1)).toEqual({ id: 'smsLimit', waitSeconds: 1 })
  const parallel = await Promise.all(Array.from({ length: 50 }, () => send(day)))
  expect(parallel.filter(({ id }) => id === 'sent').length).toBe(1)
  expect(sent.length).toBe(6)
})

test('two codes are at least 59 seconds apart, to the millisecond', async () => {
  expect(await send(0)).toEqual(firstSent)
  expect(await send(58_999)).toEqual({ id: 'smsTooSoon', waitSeconds: 1 })
  expect(await send(59_000)).toEqual({ id: 'sent', left: 3, waitSeconds: 59 })
})

test('a failed send counts toward the day, but not toward the 59 seconds', async () => {
  for (let count = 0; count < 4; count += 1)
    expect(await send(count, {}, fails)).toEqual({ id: 'smsFailed', error: new Error('no provider') })
  expect(await send(4)).toEqual({ id: 'sent', left: 0, waitSeconds: day / 1_000 })
  expect(await send(60_000)).toEqual({ id: 'smsLimit', waitSeconds: day / 1_000 - 60 })
  expect(sent.length).toBe(1)
})

test('twenty an hour from one address, even in parallel, and the hour rolls', async () => {
  const ask = (number: number, offset = 0) =>
    send(offset, { recipient: `139000000${String(number).padStart(2, '0')}`, address: '10.9.9.9' })
  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => ask(number)))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(20)
  await expect(ask(60, 3_599_999)).rejects.toEqual(
    new Refusal(429, '这个网络获取验证码过多，请稍后再试', 'Too many codes for this network; try again later', 3_600),
  )
  expect(await ask(60, 3_600_000)).toEqual(firstSent)
  expect(sent.length).toBe(21)
})

test('three hundred a minute in total', async () => {
  const row = { purpose: 'login', visitorHash: 'v', codeHash: '-', sentAt: new Date(start), expiresAt: new Date(start) }
  const rows = Array.from({ length: 300 }, (_, index) => ({ ...row, recipient: `m${index}`, address: `a${index}` }))
  await service.db.insert(smsCode).values(rows)
  await expect(send(59_999)).rejects.toEqual(
    new Refusal(429, '现在获取验证码的人太多，请一分钟后再试', 'Too many codes now; try again in a minute', 60),
  )
  expect(await send(60_000)).toEqual(firstSent)
})

test('the message names purpose, code and time; the database does not hold the code', async () => {
  await send(0, { purpose: 'password' })
  const [code = ''] = sent
  expect(smsText('password', code)).toBe(`【讲台】您正在重置密码，验证码 ${code}，5 分钟内有效，请勿告诉他人。`)
  expect(code).toMatch(/^\d{6}$/)
  const [row] = await service.db.select().from(smsCode)
  expect(row).toEqual({
    smsCodeId: expect.any(Number),
    recipient: mobile,
    purpose: 'password',
    visitorHash: 'v',
    address: '10.0.0.0',
    codeHash: expect.stringMatching(/^[0-9a-f]{32}\$[0-9a-f]{64}$/),
    sentAt: new Date(start),
    expiresAt: new Date(start + 300_000),
    tries: 0,
    voidAt: null,
  })
})
