import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { FormFields } from '#domain/wire/form.ts'
import { type Fixture, provenCallerFor, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { everyWrite, everyWriteInItsWays } from '#tests/support/service/every-endpoint.ts'
import { withoutRandom } from '#tests/support/files/random-texts.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { request, type TestService } from '#tests/support/service/test-service.ts'
import { startTwins, type Twins } from '#tests/support/database/twins.ts'

/**
 * The left service gets each write as its page sends it, the right one with fields that nobody may set, all at once:
 * one that has an effect makes the databases differ, whatever the others do.
 */
let twins: Twins

beforeAll(async () => {
  twins = await startTwins()
})

afterAll(() => twins.close())

const forbidden: FormFields = {
  userType: '101',
  ownerId: '1',
  joinStatus: '1',
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

/** Fields of these names that a call exists to set. */
const ownFieldsOf = ({ input }: EndpointData) => names.filter((name) => Object.hasOwn(input.def.shape, name))

/** The fields that a call does not use. */
function surplusOf(endpoint: EndpointData): FormFields {
  const own = ownFieldsOf(endpoint)
  return Object.fromEntries(Object.entries(forbidden).filter(([name]) => !own.includes(name)))
}

interface Sent {
  readonly endpoint: EndpointData
  readonly all: boolean
  readonly raw: FormFields
}

async function send({ service }: TestService, fixture: Fixture, { endpoint, all, raw }: Sent): Promise<string> {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture), all)
  const response = await service(
    request(endpoint, input, provenCallerFor(endpoint, fixture), { key: 'intent-of-the-page', raw }),
  )
  return `${response.status} ${withoutRandom(await response.text())}`
}

test.each(everyWriteInItsWays)('$name with $fields: no extra field has an effect', async ({ endpoint, all }) => {
  const fixtures = await twins.fixtures()
  const [plain, surplus] = await Promise.all([
    send(twins.left, fixtures.left, { endpoint, all, raw: {} }),
    send(twins.right, fixtures.right, { endpoint, all, raw: surplusOf(endpoint) }),
  ])
  expect(surplus).toBe(plain)
  expect(plain).toMatch(/^200 .*"result":\{"code":0,/)
  const { left, right } = await twins.digests()
  expect(right).toEqual(left)
})

test('every write is tried with twelve extra fields, minus those that it has itself', () => {
  expect(names.length).toBe(12)
  const fewer = everyWrite.filter(({ endpoint }) => Object.keys(surplusOf(endpoint)).length !== 12)
  expect(fewer.map(({ name, endpoint }) => ({ name, ownFields: ownFieldsOf(endpoint) }))).toEqual([
    { name: 'course.updateStatus', ownFields: ['status'] },
    { name: 'markingRule.settle', ownFields: ['score'] },
  ])
  expect({ left: twins.left.faults, right: twins.right.faults }).toEqual({ left: [], right: [] })
})
