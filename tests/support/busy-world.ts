import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { hashToken } from '#server/core/cookies.ts'
import { surfaceOf, type Surface } from '#server/core/ports.ts'
import { member } from '#server/database/schema/courses.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { application, featureGrant } from '#server/database/schema/sign-on.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import { addDeskBank } from './desk-bank.ts'
import { addDeskBook, addDeskCourse } from './desk-course.ts'
import { addDeskJob } from './desk-job.ts'
import { addDeskJoins } from './desk-joins.ts'
import { addDeskMembers } from './desk-members.ts'
import { addDeskMessages } from './desk-messages.ts'
import { addDeskProofs, type Proofs } from './desk-proofs.ts'
import { addDeskPaper } from './desk-paper.ts'
import { addDeskTeachers, type DeskColleagues } from './desk-teachers.ts'
import { addDeskImport } from './desk-import.ts'
import { addDeskRoster } from './desk-roster.ts'
import { addDeskTextbooks } from './desk-textbooks.ts'
import { addDeskAssignments } from './desk-assignments.ts'
import { signIn } from './desk-sessions.ts'
import { idOf } from './id-of.ts'
import { type SampleValues, type AssignmentStage, assignmentStateFor } from './sample-input.ts'
import type { TestClient } from './test-service.ts'
import type { WorldPlace } from './world.ts'

/** A teacher with everything that a teacher has; every text of it holds the canary. */
export interface Desk {
  readonly canary: string
  readonly teacher: TestClient
  /** The first has handed in the running test, the second has not. */
  readonly students: readonly [TestClient, TestClient]
  /** Owns a school of one, to which somebody has applied. */
  readonly owner: TestClient
  /** The teacher's phone. */
  readonly phone: TestClient
  readonly courseId: number
  readonly assignments: Readonly<Record<AssignmentStage, number>>
  /** Ids of its objects and its account, by the names of input fields; of tests those of the running one. */
  readonly values: SampleValues
  readonly proofs: Proofs
  /** Other teachers of the school who belong to the desk. */
  readonly colleagues: DeskColleagues
  /** What endpoints need beside the desk's values: around joining classes, members, papers, the question bank and books. */
  readonly valuesOf: readonly ((endpoint: EndpointData) => SampleValues)[]
}

/** Two teachers of one school and one of another, each at a desk of their own. */
export interface BusyWorld {
  /** The school of the first two. */
  readonly schoolId: number
  readonly teacher: Desk
  readonly colleague: Desk
  readonly stranger: Desk
}

const born = new Date('2026-09-01T00:00:00Z')

const password = passwordDigest('Podium@2026')

const otherPassword = passwordDigest('Lectern#71x')

/** Hashing is slow on purpose; the same for all. */
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

/** A desk; `name` is unique and ends in no digit, usernames begin with it. */
export async function makeDesk(service: WorldPlace, schoolId: number, name: string): Promise<Desk> {
  const { db } = service
  const canary = `canary of ${name}`
  const [teacher, first, second] = await addPeople(service, schoolId, name, canary)
  const { owner, colleagueId, schoolCode, applicationIds, ownSchoolId } = await addOwnSchool(service, name, canary)
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
  const { assignments, submissionId } = await addDeskAssignments(db, given, service.clock.now)
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
  const bankOf = await addDeskBank(db, {
    name,
    canary,
    schoolId,
    teacherId: teacher.uid,
    paper,
    mayGetPaperId: askerId,
  })
  const shelf = { name, canary, courseId, teacherId: teacher.uid, paperId, now: service.clock.now }
  const textbooksOf = await addDeskTextbooks(db, shelf)
  const list = await addDeskRoster(db, { courseId, schoolId, teacherId: teacher.uid, canary })
  const job = { name, canary, teacherId: teacher.uid, assignmentId: assignments.finished, studentId: first.uid }
  const jobId = await addDeskJob(db, job)
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
    answers: { [paper.singleId]: 'B', [paper.blankId]: `answer, ${canary}` },
    username: `${name}0`,
    password,
    utype: 101,
    schoolCode,
    applicationIds,
    ...messages,
    ...ofMembers,
    ...list,
    paperImportId: await addDeskImport(db, { uid: teacher.uid, canary }),
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
    valuesOf: [joinsOf, membersOf, bankOf, textbooksOf],
  }
}

/** The desk's values with the test in the state that the endpoint asks for. */
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

/** Who of a desk calls an endpoint: the teacher, her phone, the school's owner, or the student who has not handed in. */
export function callerFor({ access }: EndpointData, desk: Desk): Caller {
  if (access === 'student') return desk.students[1]
  if (access === 'phone') return desk.phone
  return access === 'schoolOwner' ? desk.owner : desk.teacher
}

/** The caller in the browser that holds the desk's proofs. */
export function provenCallerFor(endpoint: EndpointData, desk: Desk): Caller {
  const { uid, cookie } = callerFor(endpoint, desk)
  return { uid, cookie: `${cookie}; ${desk.proofs.cookie}` }
}

type Caller = Pick<TestClient, 'uid' | 'cookie'>

/** A mobile of a desk: desks of one database have different names, and so different numbers. */
function mobileOf(name: string, digit: number): string {
  const digest = createHash('sha256').update(`${name} ${digit}`).digest()
  return `13${digest.readUInt32BE().toString().padStart(10, '0').slice(0, 9)}`
}

/** The surface that an endpoint reads its session from; the portal's for those that need none. */
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

/** The teacher's other computer. */
async function addDevice(service: WorldPlace, uid: number): Promise<number> {
  const client = await signIn(service, uid, 'portal')
  const token = client.cookie.slice(client.cookie.indexOf('=') + 1)
  const [row] = await service.db
    .select({ sessionId: session.sessionId })
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)))
  return idOf(row?.sessionId)
}

/** A school whose owner has a colleague, and one application to decide. */
async function addOwnSchool(service: WorldPlace, name: string, canary: string) {
  const { db } = service
  const schoolCode = `${name}own`
  const schoolId = await addSchool(service, schoolCode)
  const hash = await hashOfPassword()
  const account = { realname: `校长 ${canary}`, uType: 101, schoolId, stageId: 2, subjectId: 203, passwordHash: hash }
  const [person, colleague] = await db
    .insert(user)
    .values(['owner', 'colleague'].map((role) => ({ ...account, username: name + role, createdAt: born })))
    .returning()
  const uid = idOf(person?.uid)
  await db.update(school).set({ ownerId: uid }).where(eq(school.schoolId, schoolId))
  const applicant = { realname: `申请人 ${canary}`, schoolId, stageId: 2, subjectId: 203, passwordHash: hash }
  const [applied] = await db
    .insert(application)
    .values({ ...applicant, mobile: mobileOf(name, 3), consent: '', appliedAt: born })
    .returning()
  const owner = await signIn(service, uid, 'portal')
  const colleagueId = idOf(colleague?.uid)
  return { owner, colleagueId, schoolCode, applicationIds: [idOf(applied?.applicationId)], ownSchoolId: schoolId }
}

const hashOfPassword = (): Promise<string> => (passwordHash ??= hashDigest(password))
