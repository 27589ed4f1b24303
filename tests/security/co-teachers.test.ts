import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseTeacher as courseTeacherRegion } from '#api/contract/groups/course-teacher.ts'
import type { EndpointData, Owner } from '#api/contract/endpoint.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { type ResultId, resultId } from '#tests/support/service/result-id.ts'
import { addSchool, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'

/** A co-teacher has access wherever the lead teacher has, and loses it once removed. */
let service: TestService
let schoolId: number
let count = 0
/** Reads change nothing, so a single fixture serves all of them. */
let readFixture: Fixture
/** A class whose co-teacher was removed, and can do nothing to it any more. */
let leftFixture: Fixture

beforeAll(async () => {
  service = await startTestService()
  schoolId = await addSchool(service, 'home')
  readFixture = await nextFixture()
  leftFixture = await nextFixture()
  const ofLeft = and(eq(courseTeacher.courseId, leftFixture.courseId), eq(courseTeacher.uid, besideOf(leftFixture)))
  await service.db.delete(courseTeacher).where(ofLeft)
})

afterAll(() => service.close())

const ownersOf = ({ owner }: EndpointData): readonly Owner[] => (typeof owner === 'string' ? [owner] : owner)

const shared: readonly Owner[] = ['course', 'test', 'classStudent']

/** A sample's paper and question are the lead teacher's own: a class is shared, its teachers' papers and questions are not. */
const ofLeadTeacher: Owner = 'ownCourse'

/** Leaving is tried with another class of the fixture. */
const ofClasses = everyEndpoint.filter(
  ({ endpoint }) =>
    endpoint.path !== courseTeacherRegion.leave.path &&
    ownersOf(endpoint).some((owner) => shared.includes(owner) || owner === ofLeadTeacher),
)

/** A fixture whose second teacher has what its calls need. */
async function nextFixture(): Promise<Fixture> {
  const fixture = await makeFixture(service, schoolId, `case-${(count += 1)}-`)
  const grant = { uid: besideOf(fixture), featureId: featureIds.smartMark, feature: 'smartMark' }
  await service.db.insert(featureGrant).values({ ...grant, endTime: new Date('2099-01-01T00:00:00Z') })
  return fixture
}

/** The co-teacher of the fixture's class. */
const besideOf = ({ colleagues }: Fixture): number => colleagues.colleagueIds[0] ?? 0

/**
 * Whether a call also touches something of the lead teacher's alone, such as the class that a sample moves members into.
 */
const isClosedTo = (endpoint: EndpointData): boolean =>
  ([ofLeadTeacher, 'paper', 'question'] as const).some((owner) => ownersOf(endpoint).includes(owner)) ||
  Object.hasOwn(endpoint.input.def.shape, 'toCourseId')

/** The result for somebody who calls with all ids of a fixture. */
async function ask(endpoint: EndpointData, fixture: Fixture, uid: number): Promise<ResultId> {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture), true)
  const caller = await signIn(service, uid, 'portal')
  const response = await service.service(request(endpoint, input, caller))
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return 'ok'
  const { result } = (await response.json()) as { result: { code: number } }
  return resultId(result)
}

test.each(ofClasses)(
  '$name is closed to co-teachers where it is for the lead teacher alone, and open to them else',
  async ({ endpoint }) => {
    const fixture = endpoint.effect === 'read' ? readFixture : await nextFixture()
    expect((await ask(endpoint, fixture, besideOf(fixture))) === 'notFound').toBe(isClosedTo(endpoint))
    expect(await ask(endpoint, leftFixture, besideOf(leftFixture))).toBe('notFound')
  },
)

test('there are many such endpoints', () => {
  expect(ofClasses.length).toBeGreaterThan(25)
  expect(service.faults).toEqual([])
})
