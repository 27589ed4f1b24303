import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logs } from '#api/contract/groups/logs.ts'
import { senderLimits } from '#domain/portal/constants.ts'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/core/log.ts'
import { senderCount } from '#server/database/schema/sign-on.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
const lines: string[] = []

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

const send = async (messages: unknown, address: string) => {
  const app = createApp({
    db: service.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => service.clock.now,
    log: createLog({ write: (line: string) => void lines.push(line) }),
    sendJob: () => Promise.reject(new Error('No job is needed')),
  })
  const response = await app(
    new Request(`${origin}${logs.uploadMessages.path}`, {
      method: 'POST',
      body: new URLSearchParams({ messages: JSON.stringify(messages) }),
      headers: { origin, 'x-teacher-agent': 'web/6.1.1' },
    }),
    address,
  )
  if (response.status !== 200) return { status: response.status }
  const { result } = (await response.json()) as { readonly result: { readonly code: number; readonly msg: string } }
  return { result: resultId(result), msg: result.msg }
}

const message = { type: 'script', address: '/assets/home.js', detail: 'Failed', build: 'a1' } as const

test('a message is one line in the log, whatever it contains, without anything that looks like a secret', async () => {
  const detail = `第一行\n{"level":60} 13800000001 ${'a'.repeat(64)}`
  expect(await send([message, { ...message, type: 'style', detail }], '10.0.0.1')).toEqual({ result: 'ok', msg: '' })
  const pages = lines.map((line) => JSON.parse(line).page).filter((page) => page !== undefined)
  expect(pages).toEqual([message, { ...message, type: 'style', detail: '第一行\n{"level":60} [removed] [removed]' }])
})

test.each([
  ['none', [], 'messages：请填写'],
  ['more than twenty', Array.from({ length: 21 }, () => message), 'messages：太长了，请缩短'],
  ['an unknown type', [{ ...message, type: 'note' }], 'messages.type：请选列出的一种'],
  ['a long detail', [{ ...message, detail: 'a'.repeat(301) }], 'messages.detail：太长了，请缩短'],
  ['a build that is none', [{ ...message, build: '<b>' }], 'messages.build：格式不对，请检查'],
])('%s is refused', async (_name, messages, msg) => {
  expect(await send(messages, '10.0.0.2')).toEqual({ result: 'invalidInput', msg })
})

test('reports from one address are limited per minute', async () => {
  await send([message], '10.0.0.3')
  await service.db
    .update(senderCount)
    .set({ count: senderLimits.pageMessages.perWindow - 1 })
    .where(eq(senderCount.sender, '10.0.0.3'))
  expect({ first: await send([message], '10.0.0.3'), second: await send([message], '10.0.0.3') }).toEqual({
    first: { result: 'ok', msg: '' },
    second: { status: 429 },
  })
})
