import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { fileField, fileFormType } from '#domain/wire/file-form.ts'
import { decodeForm, formType } from '#domain/wire/form.ts'
import { addSchool, callerFor, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { fieldsOf, fileOf, formBodies, joined, oddValues } from '#tests/support/service/form-bodies.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
let fixture: Fixture
let count = 0

beforeAll(async () => {
  service = await startTestService()
  fixture = await makeFixture(service, await addSchool(service, 'home'), 'fixture-')
})

afterAll(() => service.close())

/** Posts a form, with the file of a call that brings one, and returns the status, with the error behind it, if any. */
async function post(endpoint: EndpointData, form: string | Uint8Array<ArrayBuffer>, isSignedIn: boolean) {
  const { cookie, uid } = callerFor(endpoint, fixture)
  const file = fileOf(endpoint, valuesFor(endpoint, fixture))
  const body = file === null ? form : new Blob([form, '\n', new Uint8Array(file)])
  const headers = {
    'content-type': file === null ? formType : fileFormType,
    'x-teacher-agent': 'web/6.1.1',
    'sec-fetch-site': 'same-origin',
    'x-expected-uid': String(uid),
    'idempotency-key': `fuzz-${String((count += 1)).padStart(8, '0')}`,
    ...(isSignedIn ? { cookie } : {}),
  }
  const { status } = await service.service(new Request(origin + endpoint.path, { method: 'POST', headers, body }))
  return status < 500 ? status : `${status} ${service.faults.splice(0).map(describe).join()}`
}

const describe = (fault: unknown): string =>
  fault instanceof Error && fault.cause instanceof Error ? fault.cause.message : String(fault)

/** Values that a field's schema has refused: the response is produced before anything of the endpoint runs. */
const refused = new Map<unknown, Set<string>>()

/** Whether a body was refused in the same words before: the same field with the same schema, in any call. */
function isRefusedAgain(endpoint: EndpointData, body: string, name: string, value: string): boolean {
  const { input } = endpoint
  const form = decodeForm(body)
  const file = fileOf(endpoint, valuesFor(endpoint, fixture))
  const fields = form.ok ? { ...form.value, ...(file !== null && { [fileField]: file }) } : null
  if (z.safeParse(input, fields).success) return false
  const schema: unknown = input.def.shape[name.split('.', 1)[0] ?? name]
  const known = refused.get(schema) ?? new Set()
  refused.set(schema, known)
  const isKnown = known.has(`${name}=${value}`)
  known.add(`${name}=${value}`)
  return isKnown
}

const sent = new Set<string>()

test.each(everyEndpoint)('$name takes odd values in any of its fields without a fault', async ({ endpoint }) => {
  const fields = fieldsOf(endpoint, valuesFor(endpoint, fixture))
  const faults: string[] = []
  for (const [index, [name]] of fields.entries())
    for (const value of oddValues) {
      const body = joined(fields.with(index, [name, value]))
      if (isRefusedAgain(endpoint, body, name, value)) continue
      sent.add(value)
      const status = await post(endpoint, body, true)
      if (typeof status === 'string') faults.push(`${name}=${value.slice(0, 40)}: ${status}`)
    }
  expect(faults).toEqual([])
})

test('every odd value was sent', () => {
  expect(sent).toEqual(new Set(oddValues))
})

const seed = 20_261_120

/** Signed-in bodies get as far as the endpoint; others get no further than the form, and there are as many of them. */
const runs = 5_000

test(`${runs} random bodies cause no internal error (seed ${seed})`, async () => {
  const cases = everyEndpoint.map(({ endpoint }) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      body: formBodies(endpoint, valuesFor(endpoint, fixture)),
      // A logout would end the session for everything that follows.
      isSignedIn: endpoint.path.endsWith('/logout') ? fc.constant(false) : fc.boolean(),
    }),
  )
  const before = count
  const property = fc.asyncProperty(fc.oneof(...cases), async ({ endpoint, body, isSignedIn }) => {
    expect(await post(endpoint, body, isSignedIn)).toBeTypeOf('number')
  })
  await fc.assert(property, { numRuns: runs, seed })
  expect({ asked: count - before, faults: service.faults }).toEqual({ asked: runs, faults: [] })
})
