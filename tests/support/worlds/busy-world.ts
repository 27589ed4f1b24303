import { eq } from 'drizzle-orm'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { hashToken } from '#server/core/cookies.ts'
import { surfaceOf, type Surface } from '#server/core/ports.ts'
import { member } from '#server/database/schema/courses.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import { addDeskBank } from '#tests/support/desks/bank.ts'
import { addDeskBook, addDeskCourse } from '#tests/support/desks/course.ts'
import { addDeskJob } from '#tests/support/desks/job.ts'
import { addDeskJoins } from '#tests/support/desks/joins.ts'
import { addDeskMembers } from '#tests/support/desks/members.ts'
import { addDeskMessages } from '#tests/support/desks/messages.ts'
import { addDeskMarking } from '#tests/support/desks/marking.ts'
import { mobileOf } from '#tests/support/desks/mobile.ts'
import { addDeskProofs, type Proofs } from '#tests/support/desks/proofs.ts'
import { addDeskPaper } from '#tests/support/desks/paper.ts'
import { addDeskTeachers, type DeskColleagues } from '#tests/support/desks/teachers.ts'
import { addDeskImport } from '#tests/support/desks/import.ts'
import { addDeskSchool } from '#tests/support/desks/school.ts'
import { addDeskRoster } from '#tests/support/desks/roster.ts'
import { addDeskWrongNote } from '#tests/support/desks/wrong-note.ts'
import { addDeskScan } from '#tests/support/desks/scan.ts'
import { addDeskTextbooks } from '#tests/support/desks/textbooks.ts'
import { addDeskAssignments } from '#tests/support/desks/assignments.ts'
import { signIn } from '#tests/support/desks/sessions.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { type SampleValues, type AssignmentStage, assignmentStateFor } from '#tests/support/service/sample-input.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import type { WorldPlace } from './world.ts'

/** A teacher with one of everything a teacher can have; all texts contain the canary. */
export interface Desk {
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
  /** Other teachers of the school who belong to the desk. */
  readonly colleagues: DeskColleagues
  /** Values for endpoints on top of the desk's: about joining classes, members, papers, the question bank and books. */
  readonly valuesOf: readonly ((endpoint: EndpointData) => SampleValues)[]
}

/** Two teachers of one school and one of another, each with a separate desk. */
export interface BusyWorld {
  /** The school of the first two teachers. */
  readonly schoolId: number
  readonly teacher: Desk
  readonly colleague: Desk
  readonly stranger: Desk
}

const born = new Date('2026-09-01T00:00:00Z')

const password = passwordDigest('Podium@2026')

const otherPassword = passwordDigest('Lectern#71x')

/** Hashing is slow by design, so all accounts share one hash. */
let passwordHash: Promise<string> | undefined

export async function makeBusyWorld(service: WorldPlace): Promise<BusyWorld> {
  const home = await addSchool(service, 'home')
  const away = await addSchool(service, 'away')
  return {
    schoolId: home,
    teacher: await makeDesk(service, home, 'teacher'),
    colleague: await makeDesk(service, home, 'colleague'),
    stranger: await makeDesk(service, away, 'stranger'),
  }
}

export async function addSchool({ db }: WorldPlace, code: string): Promise<number> {
  const [row] = await db
    .insert(school)
    .values({ name: `学校 ${code}`, code, createdAt: born })
    .returning()
  return idOf(row?.schoolId)
}

/** Creates a desk; `name` is unique, does not end in a digit and is the prefix of its usernames. */
export async function makeDesk(service: WorldPlace, schoolId: number, name: string): Promise<Desk> {
  const { db } = service
  const canary = `canary of ${name}`
  const [teacher, first, second] = await addPeople(service, schoolId, name, canary)
  const schoolCode = `${name}own`
  const ownSchoolId = await addSchool(service, schoolCode)
  const own = { name, canary, schoolId: ownSchoolId, passwordHash: await hashOfPassword() }
  const { owner, colleagueId, applicationIds } = await addDeskSchool(service, own)
  const [mobile, freeMobile] = [1, 2].map((digit) => mobileOf(name, digit)) as [string, string]
  await db
    .update(user)
    .set({ mobile, email: `${name}@example.cn` })
    .where(eq(user.uid, teacher.uid))
  const addresses = { mobile, freeMobile, email: `${name}@example.cn`, freeEmail: `free.${name}@example.cn` }
  const proofs = await addDeskProofs(service, { name, teacherId: teacher.uid, ownerId: owner.uid, ...addresses })
  const deviceId = await addDevice(service, teacher.uid)
  const courseId = await addDeskCourse(db, { schoolId, lecturerId: teacher.uid, courseCode: name, canary })
  await db.insert(member).values([first, second].map(({ uid }) => ({ courseId, uid, joinedAt: born })))
  const staff = { name, canary, schoolId, courseId, lecturerId: teacher.uid, colleagueId }
  const colleagues = await addDeskTeachers(db, staff)
  const paper = await addDeskPaper(db, schoolId, teacher.uid, canary)
  const given = { courseId, teacherId: teacher.uid, studentIds: [first.uid, second.uid] as const, canary, paper }
  const { assignments, submissionId, assignmentsOf } = await addDeskAssignments(db, given, service.clock.now)
  const messages = await addDeskMessages(db, {
    canary,
    schoolId,
    teacherId: teacher.uid,
    ownSchoolId,
    ownerId: owner.uid,
    colleagueId,
  })
  const { values: ofMembers, membersOf } = await addDeskMembers(db, {
    name,
    canary,
    schoolId,
    teacherId: teacher.uid,
    courseId,
    now: service.clock.now,
  })
  const askerId = idOf(colleagues.colleagueIds[1])
  const joinsOf = await addDeskJoins(db, { schoolId, lecturerId: teacher.uid, name, canary, uid: second.uid, askerId })
  const { paperId } = paper
  const shelved = { name, canary, schoolId, teacherId: teacher.uid, paper, mayGetPaperId: askerId }
  const bankOf = await addDeskBank(db, shelved)
  const shelf = { name, canary, courseId, teacherId: teacher.uid, paperId, now: service.clock.now }
  const textbooksOf = await addDeskTextbooks(db, shelf)
  const list = await addDeskRoster(db, { courseId, schoolId, teacherId: teacher.uid, canary })
  const corrected = { assignmentId: assignments.finished, studentId: first.uid, now: service.clock.now }
  const jobId = await addDeskJob(db, { name, canary, teacherId: teacher.uid, ...corrected })
  const scanned = await addDeskScan(db, given, assignments.running)
  const values = {
    courseId,
    courseIds: [courseId],
    bookId: await addDeskBook(db, `book of ${name}`),
    paperId,
    itemId: paper.writtenId,
    submissionId,
    assignmentId: assignments.running,
    assignmentIds: [assignments.running],
    uid: first.uid,
    uids: [second.uid],
    jobId,
    jobIds: [jobId],
    answers: { [paper.singleId]: 'B', [paper.blankId]: `answer, ${canary}` },
    username: `${name}0`,
    password,
    utype: 101,
    schoolCode,
    applicationIds,
    ...messages,
    ...ofMembers,
    ...list,
    ...(await addDeskMarking(db, { teacherId: teacher.uid, paper, assignments, submissionId, canary })),
    paperImportId: await addDeskImport(db, { uid: teacher.uid, canary }),
    ...scanned.values,
    teacherId: colleagueId,
    studentId: second.uid,
    deviceId,
    oldPassword: password,
    newPassword: otherPassword,
    confirmation: otherPassword,
    beginTime: '2026-11-21T00:00:00.000Z',
    endTime: '2026-11-22T10:00:00.000Z',
  }
  const phone = await signIn(service, teacher.uid, 'phone')
  return {
    canary,
    teacher,
    students: [first, second],
    owner,
    phone,
    courseId,
    assignments,
    values,
    proofs,
    colleagues,
    valuesOf: [
      assignmentsOf,
      joinsOf,
      membersOf,
      bankOf,
      textbooksOf,
      scanned.valuesOf,
      await addDeskWrongNote(db, paper.blankId),
    ],
  }
}

/** The desk's values, with the assignment in the state the endpoint requires. */
export const valuesFor = (
  endpoint: EndpointData,
  { values, assignments, proofs, colleagues, valuesOf }: Desk,
): SampleValues => ({
  ...values,
  ...proofs.valuesOf(endpoint),
  ...colleagues.valuesOf(endpoint),
  ...Object.assign({}, ...valuesOf.map((valuesFrom) => valuesFrom(endpoint))),
  assignmentId: assignments[assignmentStateFor(endpoint)],
  assignmentIds: [assignments[assignmentStateFor(endpoint)]],
})

/** The caller of an endpoint: the teacher, her phone, the school's owner, or the student who has not handed in. */
export function callerFor({ access }: EndpointData, desk: Desk): Caller {
  if (access === 'student') return desk.students[1]
  if (access === 'phone') return desk.phone
  return access === 'schoolOwner' ? desk.owner : desk.teacher
}

/** The caller in a browser with the cookie of the desk's proofs. */
export function provenCallerFor(endpoint: EndpointData, desk: Desk): Caller {
  const { uid, cookie } = callerFor(endpoint, desk)
  return { uid, cookie: `${cookie}; ${desk.proofs.cookie}` }
}

type Caller = Pick<TestClient, 'uid' | 'cookie'>

/** The surface whose session an endpoint uses; the portal's for those without a session. */
export const surfaceFor = ({ access }: EndpointData): Surface => (isSignedIn(access) ? surfaceOf[access] : 'portal')

async function addPeople(
  service: WorldPlace,
  schoolId: number,
  name: string,
  canary: string,
): Promise<[TestClient, TestClient, TestClient]> {
  const hash = await hashOfPassword()
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
    .insert(featureGrant)
    .values({ uid: idOf(teacherId), featureId: '28', feature: canary, endTime: new Date('2099-01-01T00:00:00Z') })
  await service.db
    .insert(keyValue)
    .values({ uid: idOf(teacherId), key: 'currentCourse', value: canary, updatedAt: born })
  return [
    await signIn(service, idOf(teacherId), 'portal'),
    await signIn(service, idOf(firstId), 'student'),
    await signIn(service, idOf(secondId), 'student'),
  ]
}

/** A second computer of the teacher's. */
async function addDevice(service: WorldPlace, uid: number): Promise<number> {
  const client = await signIn(service, uid, 'portal')
  const token = client.cookie.slice(client.cookie.indexOf('=') + 1)
  const [row] = await service.db
    .select({ sessionId: session.sessionId })
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)))
  return idOf(row?.sessionId)
}

const hashOfPassword = (): Promise<string> => (passwordHash ??= hashDigest(password))
