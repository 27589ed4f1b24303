import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { verification } from '#api/contract/groups/verification.ts'
import { captcha, oneTimeToken } from '#server/database/schema/sign-on.ts'
import { decodePngUrl } from '#tests/support/files/decode-png.ts'
import { answerOf } from '#tests/support/service/solved-captcha.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { captchaSubject } from './captcha-subject.ts'
import { useToken } from '../platform/one-time-tokens.ts'

let service: TestService
let browser: TestBrowser

beforeAll(async () => {
  service = await startTestService()
})

beforeEach(async () => {
  await service.db.delete(captcha)
  await service.db.delete(oneTimeToken)
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

const subject = '13800000001'

async function puzzle() {
  const made = await browser.get(verification.newCaptcha, { purpose: 'sms:login', subject })
  return { ...made, answer: await answerOf(service, made.captchaId) }
}

const solve = (captchaId: string, x: number, by = browser) => by.call(verification.solveCaptcha, { captchaId, x })

test('picture and piece are PNGs of the stated sizes', async () => {
  const { picture, piece, pieceY, pieceSize, width, height } = await puzzle()
  expect({ width, height, pieceSize }).toEqual({ width: 320, height: 160, pieceSize: 48 })
  const [shown, cut] = [decodePngUrl(picture), decodePngUrl(piece)]
  expect({ width: shown.width, height: shown.height, channels: shown.channels }).toEqual({ width, height, channels: 3 })
  expect({ width: cut.width, height: cut.height, channels: cut.channels }).toEqual({
    width: pieceSize,
    height: pieceSize,
    channels: 4,
  })
  expect(pieceY).toBeGreaterThanOrEqual(0)
  expect(pieceY + pieceSize).toBeLessThanOrEqual(height)
})

test.each([
  [-5, 'captchaWrong'],
  [-4, 'ok'],
  [4, 'ok'],
  [5, 'captchaWrong'],
])('%i pixels beside the gap is answered with %s', async (offset, result) => {
  const { captchaId, answer } = await puzzle()
  expect(resultId(await solve(captchaId, answer + offset))).toBe(result)
})

test('after three wrong positions it is void, even if many arrive at once', async () => {
  const { captchaId, answer } = await puzzle()
  const answers = await Promise.all(Array.from({ length: 20 }, () => solve(captchaId, answer + 50)))
  const wrong = answers.filter((one) => resultId(one) === 'captchaWrong')
  expect(wrong.map(({ data }) => data).sort((one, other) => leftOf(other) - leftOf(one))).toEqual([
    { left: 2 },
    { left: 1 },
    { left: 0 },
  ])
  expect(answers.filter((one) => resultId(one) === 'captchaExpired').length).toBe(17)
  expect(resultId(await solve(captchaId, answer))).toBe('captchaExpired')
})

const leftOf = (data: unknown): number => (data as { readonly left: number }).left

test('it lives two minutes, in the browser it was given to, and is solved once', async () => {
  const { captchaId, answer } = await puzzle()
  expect(resultId(await solve(captchaId, answer, openBrowser(service.client)))).toBe('captchaExpired')
  expect(resultId(await solve('unknown', answer))).toBe('captchaExpired')
  const started = service.clock.now
  service.clock.now = new Date(started.getTime() + 120_000)
  expect(resultId(await solve(captchaId, answer))).toBe('captchaExpired')
  service.clock.now = new Date(started.getTime() + 119_999)
  const answers = await Promise.all(Array.from({ length: 10 }, () => solve(captchaId, answer)))
  expect(answers.map(resultId).toSorted()).toEqual([...Array<string>(9).fill('captchaExpired'), 'ok'])
  service.clock.now = started
})

test('the token is valid once, for this browser, purpose and normalised subject', async () => {
  const { captchaId } = await browser.get(verification.newCaptcha, { purpose: 'password', subject: ' Teacher ' })
  const { token: value } = await browser.get(verification.solveCaptcha, {
    captchaId,
    x: await answerOf(service, captchaId),
  })
  const { now } = service.clock
  const [row] = await service.db.select().from(oneTimeToken)
  const visitorHash = row?.visitorHash ?? ''
  expect(await useToken(service.db, { purpose: 'captcha', value, visitorHash: 'other' }, now)).toBe(null)
  expect(await useToken(service.db, { purpose: 'client', value, visitorHash }, now)).toBe(null)
  const used = await useToken(service.db, { purpose: 'captcha', value, visitorHash }, now)
  expect(used?.subject).toBe(await captchaSubject(service.db, 'password', 'teacher'))
  expect(await useToken(service.db, { purpose: 'captcha', value, visitorHash }, now)).toBe(null)
})

test('a browser gets thirty a minute, even when it asks in parallel', async () => {
  const ask = () => browser.call(verification.newCaptcha, { purpose: 'sms:login', subject })
  await ask()
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers.filter(({ status }) => status === 200).length).toBe(29)
  const refused = answers.filter(({ status }) => status === 429)
  expect({ refused: refused.length, msg: refused[0]?.msg, retryAfter: refused[0]?.headers.get('retry-after') }).toEqual(
    { refused: 11, msg: '换图过于频繁，请一分钟后再试', retryAfter: '60' },
  )
  expect(
    resultId(await openBrowser(service.client).call(verification.newCaptcha, { purpose: 'sms:login', subject })),
  ).toBe('ok')
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  expect(resultId(await ask())).toBe('ok')
})

test('an address gets three hundred a minute, however many cookies it discards', async () => {
  const expiresAt = new Date(service.clock.now.getTime() + 120_000)
  const row = { purpose: 'sms:login', subject: '', address: '127.0.0.1', answerX: 0, expiresAt }
  const rows = Array.from({ length: 300 }, (_, index) => ({ ...row, captchaId: `c${index}`, visitorHash: `v${index}` }))
  await service.db.insert(captcha).values(rows)
  expect((await browser.call(verification.newCaptcha, { purpose: 'sms:login', subject })).status).toBe(429)
})

test('a client token is single use', async () => {
  const { token: value } = await browser.get(verification.clientToken, {})
  const [row] = await service.db.select().from(oneTimeToken)
  const { now } = service.clock
  expect(row).toEqual({
    tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    visitorHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    purpose: 'client',
    subject: '',
    uid: null,
    data: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
    usedAt: null,
  })
  const use = () =>
    useToken(service.db, { purpose: 'client', value, visitorHash: row?.visitorHash ?? '' }, service.clock.now)
  expect({ isUsed: (await use()) !== null, again: await use() }).toEqual({ isUsed: true, again: null })
})
