import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { addSchool, callerFor, type Desk, makeDesk, valuesFor } from '#tests/support/busy-world.ts'
import { everyEndpoint } from '#tests/support/every-endpoint.ts'
import { fieldsOf, formBodies, joined, oddValues } from '#tests/support/form-bodies.ts'
import { origin, startTestService, type TestService } from '#tests/support/test-service.ts'

let service: TestService
let desk: Desk
let count = 0

beforeAll(async () => {
  service = await startTestService()
  desk = await makeDesk(service, await addSchool(service, 'home'), 'desk-')
})

afterAll(() => service.close())

/** Posts a body and answers the status, with the error behind it where there was one. */
async function post(endpoint: EndpointData, body: string | Uint8Array<ArrayBuffer>, isSignedIn: boolean) {
  const { cookie, uid } = callerFor(endpoint, desk)
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
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

test.each(everyEndpoint)('$name takes odd values in any of its fields without a fault', async ({ endpoint }) => {
  const fields = fieldsOf(endpoint, valuesFor(endpoint, desk))
  const faults: string[] = []
  for (const [index, [name]] of fields.entries())
    for (const value of oddValues) {
      const status = await post(endpoint, joined(fields.with(index, [name, value])), true)
      if (typeof status === 'string') faults.push(`${name}=${value.slice(0, 40)}: ${status}`)
    }
  expect(faults).toEqual([])
})

const runs = 100_000

/** One body in so many comes from somebody who is signed in. */
const signedInEvery = 40

test(`${runs} random bodies end without a fault`, async () => {
  const cases = everyEndpoint.map(({ endpoint }) =>
    fc.record({
      endpoint: fc.constant(endpoint),
      body: formBodies(endpoint, valuesFor(endpoint, desk)),
      // A logout would sign out everything that follows.
      isSignedIn: endpoint.path.endsWith('/logout')
        ? fc.constant(false)
        : fc.nat(signedInEvery - 1).map((no) => no === 0),
    }),
  )
  const before = count
  const property = fc.asyncProperty(fc.oneof(...cases), async ({ endpoint, body, isSignedIn }) => {
    expect(await post(endpoint, body, isSignedIn)).toBeTypeOf('number')
  })
  await fc.assert(property, { numRuns: runs })
  expect([count - before, service.faults]).toEqual([runs, []])
}, 180_000)
