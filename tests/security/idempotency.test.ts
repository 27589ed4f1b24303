import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { type Fixture, provenCallerFor, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { watchContent } from '#tests/support/database/content-digest.ts'
import { everySignedInWrite } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { type CallOptions, request, type TestService } from '#tests/support/service/test-service.ts'
import { startTwins, type Twins } from '#tests/support/database/twins.ts'

/**
 * The left service gets a write once; the right one as often as a bad network or an impatient person sends it: four
 * times at once, again when the answer is known, and with another body, all to one fixture, as nothing after the first may
 * change it. Equal databases mean one effect.
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
  fixture: Fixture,
  options: CallOptions = { key },
): Promise<string> {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
  const response = await service(request(endpoint, input, provenCallerFor(endpoint, fixture), options))
  return `${response.status} ${await response.text()}`
}

const succeeded = /^200 .*"result":\{"code":0,"msg":""\}\}$/

const signedOut = '200 {"data":null,"result":{"code":-23,"msg":"请先登录"}}'

/** After the first call nobody is signed in who could repeat it. */
const endsSession = ({ path }: EndpointData): boolean => path.endsWith('/logout') || path.endsWith('/pwd/update')

const notKept =
  '200 {"data":null,"result":{"code":1008,"msg":"这一步已经完成，结果只显示一次；如果还需要，请重新操作"}}'

/** The response to a repetition. */
function expectedAgain(endpoint: EndpointData, first: string): string {
  if (endsSession(endpoint)) return signedOut
  return endpoint.answerIsSecret === true ? notKept : first
}

async function expectOneEffect(): Promise<void> {
  const { left, right } = await twins.digests()
  expect(right).toEqual(left)
  expect({ left: twins.left.faults, right: twins.right.faults }).toEqual({ left: [], right: [] })
}

const conflict = '200 {"data":null,"result":{"code":1005,"msg":"这次提交和上一次内容不同，请刷新后重试"}}'

test.each(everySignedInWrite)(
  '$name: four at once, one more, another body: one answer, one effect',
  async ({ endpoint }) => {
    const fixtures = await twins.fixtures()
    expect(await send(twins.left, endpoint, fixtures.left)).toMatch(succeeded)
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(twins.right, endpoint, fixtures.right)))
    const again = await send(twins.right, endpoint, fixtures.right)
    const other = await send(twins.right, endpoint, fixtures.right, { key, raw: { another: 'body' } })
    const first = answers.find((answer) => succeeded.test(answer)) ?? ''
    const expected = expectedAgain(endpoint, first)
    expect(answers.filter((answer) => answer !== first && answer !== expected)).toEqual([])
    expect({ first, again, other }).toEqual({
      first: expect.stringMatching(succeeded),
      again: expected,
      other: endsSession(endpoint) ? signedOut : conflict,
    })
    await expectOneEffect()
  },
)

const keys = [undefined, '', 'short', 'with space', 'x'.repeat(65), '../../../etc']

test('no write has an effect without a valid key', async () => {
  const { right: fixture } = await twins.fixtures()
  const content = watchContent(twins.right.db)
  const before = await content()
  const answers: [string, string[]][] = []
  for (const { name, endpoint } of everySignedInWrite) {
    const sent = keys.map((value) => send(twins.right, endpoint, fixture, { headers: { 'idempotency-key': value } }))
    answers.push([name, await Promise.all(sent)])
  }
  const refusal = '400 {"data":null,"result":{"code":-1,"msg":"请求缺少编号，请刷新页面重试"}}'
  expect(answers).toEqual(everySignedInWrite.map(({ name }) => [name, keys.map(() => refusal)]))
  expect(await content()).toEqual(before)
})

const secretName = /token|ticket|nonce|password/i

const answersSecret = ({ output }: EndpointData): boolean =>
  output instanceof z.ZodMiniObject && Object.keys(output.shape).some((field) => secretName.test(field))

test('endpoints that return a ticket or nonce are declared to return a secret', () => {
  const named = (isMeant: (endpoint: EndpointData) => boolean) =>
    everySignedInWrite.filter(({ endpoint }) => isMeant(endpoint)).map(({ name }) => name)
  const declared = named(({ answerIsSecret }) => answerIsSecret === true)
  expect(declared).toEqual(named(answersSecret))
  expect(declared).toContain('phone.scan')
})
