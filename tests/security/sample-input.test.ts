import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isFile } from '#api/contract/endpoint.ts'
import { addSchool, makeDesk, provenCallerFor, valuesFor } from '#tests/support/busy-world.ts'
import { everyEndpoint } from '#tests/support/every-endpoint.ts'
import { sampleInput } from '#tests/support/sample-input.ts'
import { request, startTestService, type TestService } from '#tests/support/test-service.ts'

let service: TestService
let schoolId: number
let count = 0
const telling = new Set<string>()

beforeAll(async () => {
  service = await startTestService()
  schoolId = await addSchool(service, 'home')
})

afterAll(() => service.close())

const cases = everyEndpoint.flatMap((one) => [
  { ...one, fields: 'its required fields', all: false },
  { ...one, fields: 'all fields', all: true },
])

test.each(cases)('$name succeeds with a sample of $fields', async ({ name, endpoint, all }) => {
  const desk = await makeDesk(service, schoolId, `desk-${(count += 1)}-`)
  const caller = provenCallerFor(endpoint, desk)
  const response = await service.service(
    request(endpoint, sampleInput(endpoint, valuesFor(endpoint, desk), all), caller),
  )
  const text = await response.text()
  if (isFile(endpoint.output)) expect(response.headers.get('content-type')).toBe(endpoint.output.file)
  else expect(JSON.parse(text)).toMatchObject({ result: { code: 0, msg: '' } })
  if (text.includes(desk.canary)) telling.add(name)
})

/** Reads whose answers hold no text of people: a time, a count, a compressed file, a list of devices, an order of entries,
 * published books. */
const silent: ReadonlySet<string> = new Set([
  'setup.currentTime',
  'setup.latestVersion',
  'signOn.devices',
  'demo.outbox',
  'user.entryOrder',
  'account.stages',
  'course.books',
  'course.stages',
  'textbook.categories',
  'textbook.ofCourse',
  'textbook.standard',
  'textbook.contents',
  'account.newLogins',
  'homework.unreviewedCount',
  'homework.exportStudents',
  'message.unreadCount',
  'message.settings',
  'report.exportClass',
  'roster.progress',
  'roster.failedRows',
  'roster.exportList',
  'slip.studentCodes',
])

test('the canary of a desk is in every read, so that a leak would show', () => {
  const reads = everyEndpoint.filter(({ name, endpoint }) => endpoint.effect === 'read' && !silent.has(name))
  expect(reads.filter(({ name }) => !telling.has(name))).toEqual([])
})

test('a field that no sample is known for is named', () => {
  const endpoint = {
    path: '/client/new',
    access: 'teacher',
    effect: 'read',
    owner: 'none',
    input: z.object({ novelty: z.int() }),
    output: z.object({}),
    errors: [],
  } as const
  expect(() => sampleInput(endpoint, {})).toThrow('/client/new has a field "novelty" that no sample is known for')
})
