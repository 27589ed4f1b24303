import { eq } from 'drizzle-orm'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { cookieName, hashToken, newToken } from '#server/core/cookies.ts'
import { surfaceOf, type Surface } from '#server/core/ports.ts'
import { course, member } from '#server/database/schema/courses.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { jobProgress, keyValue } from '#server/database/schema/system.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import { addDeskPaper } from './desk-paper.ts'
import { addDeskTests } from './desk-tests.ts'
import { type SampleValues, type TestState, testStateFor } from './sample-input.ts'
import type { TestClient, TestService } from './test-service.ts'

/** A teacher with everything that a teacher has; every text of it holds the canary. */
export interface Desk {
  readonly canary: string
  readonly teacher: TestClient
  /** The first has handed in the running test, the second has not. */
  readonly students: readonly [TestClient, TestClient]
  readonly courseId: number
  readonly tests: Readonly<Record<TestState, number>>
  /** Ids of its objects and its account, by the names of input fields; of tests those of the running one. */
  readonly values: SampleValues
}

/** Two teachers of one school and one of another, each at a desk of their own. */
export interface BusyWorld {
  readonly teacher: Desk
  readonly colleague: Desk
  readonly stranger: Desk
}

const born = new Date('2026-09-01T00:00:00Z')

const password = passwordDigest('Podium@2026')

/** Hashing is slow on purpose; the same for all. */
let passwordHash: Promise<string> | undefined

export async function makeBusyWorld(service: TestService): Promise<BusyWorld> {
  const home = await addSchool(service, 'home')
  const away = await addSchool(service, 'away')
  return {
    teacher: await makeDesk(service, home, 'teacher'),
    colleague: await makeDesk(service, home, 'colleague'),
    stranger: await makeDesk(service, away, 'stranger'),
  }
}

export async function addSchool({ db }: TestService, code: string): Promise<number> {
  const [row] = await db
    .insert(school)
    .values({ name: `学校 ${code}`, code, createdAt: born })
    .returning()
  return idOf(row?.schoolId)
}

/** A desk; `name` is unique and ends in no digit, usernames begin with it. */
export async function makeDesk(service: TestService, schoolId: number, name: string): Promise<Desk> {
  const { db } = service
  const canary = `canary of ${name}`
  const [teacher, first, second] = await addPeople(service, schoolId, name, canary)
  const courseId = await addCourse(service, schoolId, teacher.uid, name, canary)
  await db.insert(member).values([first, second].map(({ uid }) => ({ courseId, uid, joinedAt: born })))
  const paper = await addDeskPaper(db, schoolId, teacher.uid, canary)
  const given = { courseId, teacherId: teacher.uid, studentIds: [first.uid, second.uid] as const, canary, paper }
  const { tests, submissionId } = await addDeskTests(db, given, service.clock.now)
  const jobId = await addJob(service, teacher.uid, tests.finished, first.uid, name, canary)
  const values = {
    courseId,
    paperId: paper.paperId,
    itemId: paper.writtenId,
    submissionId,
    testId: tests.running,
    uid: first.uid,
    uids: [second.uid],
    jobId,
    answers: { [paper.singleId]: 'B', [paper.blankId]: `answer, ${canary}` },
    username: `${name}0`,
    password,
    utype: 101,
    beginTime: '2026-11-21T00:00:00.000Z',
    endTime: '2026-11-22T10:00:00.000Z',
  }
  return { canary, teacher, students: [first, second], courseId, tests, values }
}

/** The desk's values with the test in the state that the endpoint asks for. */
export const valuesFor = (endpoint: EndpointData, { values, tests }: Desk): SampleValues => ({
  ...values,
  testId: tests[testStateFor(endpoint)],
})

/** Who of a desk calls an endpoint: the teacher, or the student who has not handed in. */
export const callerFor = (endpoint: EndpointData, { teacher, students }: Desk): TestClient =>
  endpoint.access === 'student' ? students[1] : teacher

/** A session in the database; alive for a day unless told otherwise. */
export async function signIn(
  { db, clock, client }: TestService,
  uid: number,
  surface: Surface,
  over: { readonly seenAt?: Date; readonly expiresAt?: Date } = {},
): Promise<TestClient> {
  const [account] = await db.select({ schoolId: user.schoolId }).from(user).where(eq(user.uid, uid))
  const schoolId = account?.schoolId ?? 0
  const token = newToken()
  const times = { createdAt: clock.now, seenAt: clock.now, expiresAt: new Date(clock.now.getTime() + 86_400_000) }
  await db
    .insert(session)
    .values({ tokenHash: hashToken(token), surface, uid, schoolId, agent: 'test', ...times, ...over })
  return client(uid, `${cookieName(surface, false)}=${token}`)
}

/** The surface that an endpoint reads its session from; the portal's for those that need none. */
export const surfaceFor = ({ access }: EndpointData): Surface => (isSignedIn(access) ? surfaceOf[access] : 'portal')

async function addPeople(
  service: TestService,
  schoolId: number,
  name: string,
  canary: string,
): Promise<[TestClient, TestClient, TestClient]> {
  const hash = await (passwordHash ??= hashDigest(password))
  const rows = await service.db
    .insert(user)
    .values(
      [101, 102, 102].map((uType, number) => ({
        username: `${name}${number}`,
        realname: `姓名 ${number} ${canary}`,
        uType,
        schoolId,
        stageId: 2,
        subjectId: 203,
        passwordHash: hash,
        createdAt: born,
      })),
    )
    .returning({ uid: user.uid, uType: user.uType })
  const [teacherId, firstId, secondId] = rows.map(({ uid }) => uid)
  await service.db
    .insert(keyValue)
    .values({ uid: idOf(teacherId), key: 'currentCourse', value: canary, updatedAt: born })
  return [
    await signIn(service, idOf(teacherId), 'portal'),
    await signIn(service, idOf(firstId), 'student'),
    await signIn(service, idOf(secondId), 'student'),
  ]
}

async function addCourse(
  { db }: TestService,
  schoolId: number,
  lecturerId: number,
  courseCode: string,
  canary: string,
): Promise<number> {
  const [row] = await db
    .insert(course)
    .values({
      courseName: `七年级 ${canary}`,
      courseCode,
      schoolId,
      lecturerId,
      stageId: 2,
      subjectId: 203,
      createdAt: born,
    })
    .returning()
  return idOf(row?.courseId)
}

/** A finished re-marking that changed one score. */
async function addJob(
  { db }: TestService,
  uid: number,
  testId: number,
  studentId: number,
  jobId: string,
  canary: string,
): Promise<string> {
  const change = { testId, testName: canary, uid: studentId, username: jobId, realname: canary, before: 50, after: 100 }
  await db.insert(jobProgress).values({
    jobId,
    kind: 'remark',
    uid,
    state: 'done',
    done: 1,
    total: 1,
    result: { cursor: 1, changes: [change] },
    createdAt: born,
    updatedAt: born,
  })
  return jobId
}

/** The id of a row that was just written. */
function idOf(id: number | undefined): number {
  if (id === undefined) throw new Error('The database answered no id')
  return id
}
