import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { type Desk, provenCallerFor, valuesFor } from '#tests/support/busy-world.ts'
import { everySignedInWrite } from '#tests/support/every-endpoint.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { type CallOptions, request, type TestService } from '#tests/support/test-service.ts'
import { startTwins, type Twins } from '#tests/support/twins.ts'

/**
 * The left service gets a write once, the right one as often as a bad network or an impatient person sends it. Equal
 * databases mean one effect.
 */
let twins: Twins

beforeAll(async () => {
  twins = await startTwins()
})

afterAll(() => twins.close())

const key = 'intent-of-the-page'

async function send(
  { service }: TestService,
  endpoint: EndpointData,
  desk: Desk,
  options: CallOptions = { key },
): Promise<string> {
  const input = sampleInput(endpoint, valuesFor(endpoint, desk))
  const response = await service(request(endpoint, input, provenCallerFor(endpoint, desk), options))
  return `${response.status} ${await response.text()}`
}

const succeeded = /^200 .*"result":\{"code":0,"msg":""\}\}$/

const signedOut = '200 {"data":null,"result":{"code":-23,"msg":"请先登录"}}'

/** After the first call nobody is signed in any more who could repeat it. */
const endsSession = ({ path }: EndpointData): boolean => path.endsWith('/logout') || path.endsWith('/pwd/update')

const notKept =
  '200 {"data":null,"result":{"code":1008,"msg":"这一步已经完成，结果只显示一次；如果还需要，请重新操作"}}'

/** What a repetition is answered. */
function expectedAgain(endpoint: EndpointData, first: string): string {
  if (endsSession(endpoint)) return signedOut
  return endpoint.answerIsSecret === true ? notKept : first
}

async function expectOneEffect(): Promise<void> {
  const { left, right } = await twins.digests()
  expect(right).toEqual(left)
  expect([...twins.left.faults, ...twins.right.faults]).toEqual([])
}

test.each(everySignedInWrite)('$name: repeated with its key, the first answer and one effect', async ({ endpoint }) => {
  const desks = await twins.desks()
  expect(await send(twins.left, endpoint, desks.left)).toMatch(succeeded)
  const first = await send(twins.right, endpoint, desks.right)
  const again = await send(twins.right, endpoint, desks.right)
  expect(first).toMatch(succeeded)
  expect(again).toBe(expectedAgain(endpoint, first))
  await expectOneEffect()
})

test.each(everySignedInWrite)('$name: ten at once with one key, one answer, one effect', async ({ endpoint }) => {
  const desks = await twins.desks()
  await send(twins.left, endpoint, desks.left)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(twins.right, endpoint, desks.right)))
  const kinds = [...new Set(answers)].filter((answer) => answer !== expectedAgain(endpoint, ''))
  expect(kinds).toEqual([expect.stringMatching(succeeded)])
  await expectOneEffect()
})

test.each(everySignedInWrite)('$name: another body with a used key is refused', async ({ endpoint }) => {
  const desks = await twins.desks()
  await send(twins.left, endpoint, desks.left)
  await send(twins.right, endpoint, desks.right)
  const other = await send(twins.right, endpoint, desks.right, { key, raw: { another: 'body' } })
  const conflict = '200 {"data":null,"result":{"code":1005,"msg":"这次提交和上一次内容不同，请刷新后重试"}}'
  expect(other).toBe(endsSession(endpoint) ? signedOut : conflict)
  await expectOneEffect()
})

const keys = [undefined, '', 'short', 'with space', 'x'.repeat(65), '../../../etc']

test.each(everySignedInWrite)('$name: without a proper key there is no effect', async ({ endpoint }) => {
  const desks = await twins.desks()
  const refusal = '400 {"data":null,"result":{"code":-1,"msg":"请求缺少编号，请刷新页面重试"}}'
  for (const value of keys) {
    const headers = { 'idempotency-key': value }
    expect(await send(twins.right, endpoint, desks.right, { headers })).toBe(refusal)
  }
  await expectOneEffect()
})

const secretName = /token|ticket|nonce|password/i

const answersSecret = ({ output }: EndpointData): boolean =>
  output instanceof z.ZodMiniObject && Object.keys(output.shape).some((field) => secretName.test(field))

test('what answers a ticket or a nonce is declared to answer a secret', () => {
  const named = (isMeant: (endpoint: EndpointData) => boolean) =>
    everySignedInWrite.filter(({ endpoint }) => isMeant(endpoint)).map(({ name }) => name)
  const declared = named(({ answerIsSecret }) => answerIsSecret === true)
  expect(declared).toEqual(named(answersSecret))
  expect(declared).toContain('phone.scan')
})
