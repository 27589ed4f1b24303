import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { FormRecord } from '#domain/wire/form.ts'
import { type Desk, provenCallerFor, valuesFor } from '#tests/support/busy-world.ts'
import { everyWrite } from '#tests/support/every-endpoint.ts'
import { withoutRandom } from '#tests/support/random-texts.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { request, type TestService } from '#tests/support/test-service.ts'
import { startTwins, type Twins } from '#tests/support/twins.ts'

/** The left service gets each write as its page sends it, the right one with fields that are nobody's to set. */
let twins: Twins

beforeAll(async () => {
  twins = await startTwins()
})

afterAll(() => twins.close())

const forbidden: FormRecord = {
  uType: '101',
  ownerId: '1',
  approveStatus: '1',
  aclEndTime: '2099-01-01T00:00:00.000Z',
  errorCount: '0',
  goodsPrice: '0',
  schoolId: '1',
  isSchoolOwner: 'true',
  score: '1000',
  status: '1',
  createdAt: '2000-01-01T00:00:00.000Z',
  passwordHash: '-',
}

const names = Object.keys(forbidden)

/** Fields of these names that a call is there to set. */
const ownFieldsOf = ({ input }: EndpointData) => names.filter((name) => Object.hasOwn(input.def.shape, name))

/** All at once first, when the call does what it is for; then each alone. */
function roundsOf(endpoint: EndpointData): readonly FormRecord[] {
  const own = ownFieldsOf(endpoint)
  const surplus = Object.entries(forbidden).filter(([name]) => !own.includes(name))
  return [surplus, ...surplus.map((one) => [one])].map((fields) => Object.fromEntries(fields))
}

interface Sent {
  readonly endpoint: EndpointData
  readonly all: boolean
  readonly key: string
  readonly raw: FormRecord
}

async function send({ service }: TestService, desk: Desk, { endpoint, all, key, raw }: Sent): Promise<string> {
  const input = sampleInput(endpoint, valuesFor(endpoint, desk), all)
  const response = await service(request(endpoint, input, provenCallerFor(endpoint, desk), { key, raw }))
  return `${response.status} ${withoutRandom(await response.text())}`
}

/** With and without optional fields: what makes something new, and what changes it. */
const cases = everyWrite.flatMap((one) => [
  { ...one, fields: 'required fields', all: false },
  { ...one, fields: 'all fields', all: true },
])

test.each(cases)('$name with $fields: no surplus one has an effect', async ({ endpoint, all }) => {
  const desks = await twins.desks()
  const answers = { left: [] as string[], right: [] as string[] }
  for (const [round, raw] of roundsOf(endpoint).entries()) {
    const sent = { endpoint, all, key: `round-${String(round).padStart(4, '0')}` }
    const [left, right] = await Promise.all([
      send(twins.left, desks.left, { ...sent, raw: {} }),
      send(twins.right, desks.right, { ...sent, raw }),
    ])
    answers.left.push(left)
    answers.right.push(right)
  }
  expect(answers.right).toEqual(answers.left)
  expect(answers.left[0]).toMatch(/^200 .*"result":\{"code":0,/)
  const { left, right } = await twins.digests()
  expect(right).toEqual(left)
})

test('every write is tried with twelve fields, but for the one whose own field is of such a name', () => {
  expect(names.length).toBe(12)
  const fewer = everyWrite.filter(({ endpoint }) => roundsOf(endpoint).length !== 13)
  expect(fewer.map(({ name, endpoint }) => [name, ownFieldsOf(endpoint)])).toEqual([
    ['course.updateStatus', ['status']],
  ])
  expect([...twins.left.faults, ...twins.right.faults]).toEqual([])
})
