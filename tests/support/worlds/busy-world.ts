import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { surfaceOf, type Surface } from '#server/core/ports.ts'
import { school } from '#server/database/schema/people.ts'
import { addFixtureClass } from '#tests/support/fixtures/class.ts'
import { addFixtureMessages } from '#tests/support/fixtures/messages.ts'
import { addFixturePeople } from '#tests/support/fixtures/people.ts'
import type { Proofs } from '#tests/support/fixtures/proofs.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import type { FixtureColleagues } from '#tests/support/fixtures/teachers.ts'
import { addFixtureWork } from '#tests/support/fixtures/work.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { type SampleValues, type AssignmentStage, assignmentStateFor } from '#tests/support/service/sample-input.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import type { WorldService } from './world.ts'

/** A teacher with one of everything a teacher can have; all texts contain the canary. */
export interface Fixture {
  readonly canary: string
  readonly teacher: TestClient
  /** The first has handed in the running assignment, the second has not. */
  readonly students: readonly [TestClient, TestClient]
  /** Owns a separate school, to which somebody has applied. */
  readonly owner: TestClient
  /** The teacher's phone. */
  readonly phone: TestClient
  readonly courseId: number
  readonly assignments: Readonly<Record<AssignmentStage, number>>
  /** Ids of its objects and accounts, by names of input fields; assignment ids are those of the running one. */
  readonly values: SampleValues
  readonly proofs: Proofs
  /** Other teachers of the school who belong to the fixture. */
  readonly colleagues: FixtureColleagues
  /** Values for endpoints on top of the fixture's: about joining classes, members, papers, the question bank and books. */
  readonly valuesOf: readonly ((endpoint: EndpointData) => SampleValues)[]
}

/** Two teachers of one school and one of another, each with a separate fixture. */
export interface BusyWorld {
  /** The school of the first two teachers. */
  readonly schoolId: number
  readonly teacher: Fixture
  readonly colleague: Fixture
  readonly stranger: Fixture
}

const born = new Date('2026-09-01T00:00:00Z')

export async function makeBusyWorld(service: WorldService): Promise<BusyWorld> {
  const home = await addSchool(service, 'home')
  const away = await addSchool(service, 'away')
  return {
    schoolId: home,
    teacher: await makeFixture(service, home, 'teacher'),
    colleague: await makeFixture(service, home, 'colleague'),
    stranger: await makeFixture(service, away, 'stranger'),
  }
}

export async function addSchool({ db }: WorldService, code: string): Promise<number> {
  const [row] = await db
    .insert(school)
    .values({ name: `学校 ${code}`, code, createdAt: born })
    .returning()
  return idOf(row?.schoolId)
}

/** Creates a fixture; `name` is unique, does not end in a digit and is the prefix of its usernames. */
export async function makeFixture(service: WorldService, schoolId: number, name: string): Promise<Fixture> {
  const canary = `canary of ${name}`
  const named = { name, canary, schoolId }
  const schoolCode = `${name}own`
  const ownSchoolId = await addSchool(service, schoolCode)
  const people = await addFixturePeople(service, named, ownSchoolId)
  const { teacher, students, owner, colleagueId } = people
  const [{ uid: firstId }, { uid: secondId }] = students
  const staff = { ...named, teacherId: teacher.uid, studentIds: [firstId, secondId] as const, colleagueId }
  const ofClass = await addFixtureClass(service, staff)
  const { courseId, colleagues } = ofClass
  const work = await addFixtureWork(service, { ...staff, courseId, askerId: ofClass.askerId })
  const messages = await addFixtureMessages(service.db, { ...staff, ownSchoolId, ownerId: owner.uid })
  return {
    canary,
    teacher,
    students,
    owner,
    phone: await signIn(service, teacher.uid, 'phone'),
    courseId,
    assignments: work.assignments,
    values: {
      ...people.values,
      ...ofClass.values,
      ...work.values,
      ...messages,
      schoolCode,
      beginTime: '2026-11-21T00:00:00.000Z',
      endTime: '2026-11-22T10:00:00.000Z',
    },
    proofs: people.proofs,
    colleagues,
    valuesOf: [...ofClass.valuesOf, ...work.valuesOf],
  }
}

/** The fixture's values, with the assignment in the state the endpoint requires. */
export const valuesFor = (
  endpoint: EndpointData,
  { values, assignments, proofs, colleagues, valuesOf }: Fixture,
): SampleValues => ({
  ...values,
  ...proofs.valuesOf(endpoint),
  ...colleagues.valuesOf(endpoint),
  ...Object.assign({}, ...valuesOf.map((valuesFrom) => valuesFrom(endpoint))),
  assignmentId: assignments[assignmentStateFor(endpoint)],
  assignmentIds: [assignments[assignmentStateFor(endpoint)]],
})

/** The caller of an endpoint: the teacher, her phone, the school's owner, or the student who has not handed in. */
export function callerFor({ access }: EndpointData, fixture: Fixture): Caller {
  if (access === 'student') return fixture.students[1]
  if (access === 'phone') return fixture.phone
  return access === 'schoolOwner' ? fixture.owner : fixture.teacher
}

/** The caller in a browser with the cookie of the fixture's proofs. */
export function provenCallerFor(endpoint: EndpointData, fixture: Fixture): Caller {
  const { uid, cookie } = callerFor(endpoint, fixture)
  return { uid, cookie: `${cookie}; ${fixture.proofs.cookie}` }
}

type Caller = Pick<TestClient, 'uid' | 'cookie'>

/** The surface whose session an endpoint uses; the portal's for those without a session. */
export const surfaceFor = ({ access }: EndpointData): Surface => (isSignedIn(access) ? surfaceOf[access] : 'portal')
