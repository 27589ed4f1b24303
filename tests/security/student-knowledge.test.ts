import { afterAll, beforeAll, expect, test } from 'vitest'
import { roster } from '#api/contract/groups/roster.ts'
import { studentRequest } from '#api/contract/groups/student-request.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { addSchool, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { everyEndpoint, type NamedEndpoint } from '#tests/support/service/every-endpoint.ts'
import {
  type HeldStudent,
  holdStudent,
  keepMembers,
  learned,
  readableAnswer,
  stateOf,
} from '#tests/support/worlds/held-student.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { idFields, otherFields, textFields } from '#tests/support/service/student-fields.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'

/**
 * Who may learn and do what about a student: every call of a teacher that can name one is made with the student's id, name,
 * number and account, beside the caller's own class, by teachers who do not teach the student. What an answer tells and
 * what a call changes is compared with the few lines of `allowed`.
 */
let service: TestService
let holder: Fixture
let student: HeldStudent
let schoolId: number
let others: Readonly<Record<Other, Fixture>>

/** Teachers who do not teach the student; `former` did until a year ago, `foreign` is of another school. */
type Other = 'stranger' | 'waiting' | 'refused' | 'former' | 'foreign'

beforeAll(async () => {
  service = await startTestService()
  schoolId = await addSchool(service, 'home')
  const away = await addSchool(service, 'away')
  holder = await makeFixture(service, schoolId, 'holder')
  student = await holdStudent(service.db, holder, '5550')
  others = {
    stranger: await makeFixture(service, schoolId, 'stranger'),
    waiting: await makeFixture(service, schoolId, 'waiting'),
    refused: await makeFixture(service, schoolId, 'refused'),
    former: await makeFixture(service, schoolId, 'former'),
    foreign: await makeFixture(service, away, 'foreign'),
  }
  await ask(others.waiting)
  await ask(others.refused)
  const requests = [{ courseId: others.refused.courseId, uid: student.uid }]
  await holder.teacher.get(studentRequest.decide, { requests, isApproved: false })
  const joinedAt = new Date('2025-09-01T00:00:00Z')
  const left = { courseId: others.former.courseId, uid: student.uid, joinedAt, joinStatus: memberStatus.removed }
  await service.db.insert(member).values(left)
})

afterAll(() => service.close())

async function ask({ teacher, courseId }: Fixture): Promise<void> {
  const { realname, uid } = student
  await teacher.get(roster.save, { courseId, realname, studentId: uid, asNew: false })
}

/** `everybody` is an empty list, where that stands for the whole class. */
type Way = 'id' | 'everybody' | 'name' | 'number' | 'account'

const isOfTeachers = ({ access }: EndpointData): boolean => access === 'teacher' || access === 'schoolOwner'

const fieldsOf = ({ input }: EndpointData): readonly string[] => Object.keys(input.def.shape)

const hasOne = (endpoint: EndpointData, names: readonly string[]): boolean =>
  fieldsOf(endpoint).some((field) => names.includes(field))

const canName = (endpoint: EndpointData): boolean => hasOne(endpoint, [...idFields, ...textFields])

/** In which ways a call can name a student. */
const waysOf = (endpoint: EndpointData): readonly Way[] => [
  ...(hasOne(endpoint, idFields) ? (['id'] as const) : []),
  ...(hasOne(endpoint, ['uids']) ? (['everybody'] as const) : []),
  ...(hasOne(endpoint, textFields) ? (['name', 'number', 'account'] as const) : []),
]

interface Call extends NamedEndpoint {
  readonly way: Way
}

const callsBy = (...wanted: readonly Way[]): readonly Call[] =>
  wanted.flatMap((way) => ofTeachers.flatMap((one) => (waysOf(one.endpoint).includes(way) ? [{ ...one, way }] : [])))

const ofTeachers = everyEndpoint.filter(({ endpoint }) => isOfTeachers(endpoint))

/** Reads of what is the teacher's own come first: what was typed later may stand there. */
const calls = [
  ...ofTeachers.flatMap((one) =>
    one.endpoint.effect === 'read' && !canName(one.endpoint) ? [{ ...one, way: 'id' as const }] : [],
  ),
  ...callsBy('id', 'everybody', 'name', 'number', 'account'),
]

/** One call, with what is typed in it. */
interface Naming {
  readonly typed: string
  readonly values: Readonly<Record<string, unknown>>
}

/** The student in every field that can name one; beside it are the caller's own class, assignment and list. */
async function namingBy({ endpoint, way }: Call, fixture: Fixture, who: HeldStudent): Promise<Naming> {
  const { uid, realname } = who
  const studentNo = way === 'number' ? who.studentNo : ''
  const username = way === 'account' ? who.username : ''
  const heading = { number: ',学号', account: ',账号' }[way as string] ?? ''
  const text = `姓名${heading}\n${[realname, studentNo + username].filter(Boolean).join(',')}`
  const byId = {
    uid,
    uids: [uid],
    studentId: uid,
    teacherId: uid,
    teacherIds: [uid],
    requests: [{ courseId: fixture.courseId, uid }],
    submissionId: holder.values['submissionId'],
    marks: [{ submissionId: holder.values['submissionId'], round: 0, rev: 0, criteria: null, comment: '' }],
  }
  const content = Buffer.from(text)
  const byText = {
    realname,
    studentNo,
    number: studentNo,
    username,
    keyword: realname,
    name: realname,
    text,
    content,
    asNew: false,
  }
  return {
    typed: text,
    values: {
      ...byText,
      ...(hasOne(endpoint, ['importId']) && (await listOf(text, fixture, uid))),
      ...(way === 'id' && byId),
      ...(way === 'everybody' && { uids: [] }),
    },
  }
}

/** The text as a list that was read into the caller's class; every row that may mean the student is said to. */
async function listOf(text: string, { teacher, courseId }: Fixture, uid: number) {
  const { list } = await teacher.get(roster.paste, { courseId, text })
  const { importId, digest, proposals } = await teacher.get(roster.view, list)
  return { importId, digest, decisions: Object.fromEntries(proposals.map(({ row }) => [row, { kind: 'merge', uid }])) }
}

/** What one call told its caller of the student, and what it changed in the student's rows. */
interface Outcome {
  readonly learned: readonly string[]
  readonly changed: readonly string[]
}

async function outcomeOf({ name, endpoint, way }: Call, fixture: Fixture, who: HeldStudent): Promise<Outcome> {
  const { typed, values } = await namingBy({ name, endpoint, way }, fixture, who)
  const before = await stateOf(service.db, who.uid)
  const own = Object.entries(values).filter(([field]) => fieldsOf(endpoint).includes(field))
  const sample = sampleInput(endpoint, valuesFor(endpoint, fixture), way === 'id')
  const input = { ...sample, ...Object.fromEntries(own) }
  const response = await service.service(request(endpoint, input, fixture.teacher))
  const answer = await readableAnswer(response)
  if (endpoint === roster.apply) await service.runJobs()
  const after = await stateOf(service.db, who.uid)
  const parts = Object.keys(before) as (keyof typeof before)[]
  return { learned: learned(answer, typed, who), changed: parts.filter((part) => before[part] !== after[part]) }
}

/** What is not nothing: "roster.save by name: classes". */
const lineOf = ({ name, way }: Call, { learned: facts, changed }: Outcome): readonly string[] =>
  facts.length + changed.length === 0 ? [] : [`${name} by ${way}: ${[...facts, ...changed].join(', ')}`]

async function rightsOf(fixture: Fixture, effect: Effect): Promise<readonly string[]> {
  const rights: string[] = []
  for (const call of calls.filter(({ endpoint }) => endpoint.effect === effect)) {
    const restore = await keepMembers(service.db, student.uid, fixture.courseId)
    rights.push(...lineOf(call, await outcomeOf(call, fixture, student)))
    if (effect === 'write') await restore()
  }
  return rights
}

const toChoose = 'end of the number, classes'

/** To choose among several of a name, and to ask for one. */
const ofTheSchool = [
  'roster.save by id: requests',
  'roster.apply by id: requests',
  `roster.save by name: ${toChoose}`,
  `roster.view by name: ${toChoose}`,
  `roster.mend by name: ${toChoose}`,
  `roster.columns by name: ${toChoose}`,
  'roster.apply by name: requests',
  'roster.save by number: requests',
  'roster.apply by number: requests',
  'roster.save by account: requests',
  'roster.apply by account: requests',
]

const allowed: Readonly<Record<Other, readonly string[]>> = {
  stranger: ofTheSchool,
  waiting: [
    'studentRequest.withdraw by id: requests',
    `roster.save by name: ${toChoose}`,
    `roster.view by name: ${toChoose}`,
    `roster.mend by name: ${toChoose}`,
    `roster.columns by name: ${toChoose}`,
  ],
  refused: ofTheSchool,
  former: ofTheSchool,
  foreign: [],
}

type Effect = EndpointData['effect']

const effects: readonly Effect[] = ['read', 'write']

const linesOf = (lines: readonly string[], effect: Effect): readonly string[] =>
  lines.filter((line) => ofTeachers.find(({ name }) => line.startsWith(`${name} `))?.endpoint.effect === effect)

const asked = (Object.keys(allowed) as Other[]).flatMap((other) => effects.map((effect) => [other, effect] as const))

test.each(asked)('a teacher who is %s learns and does no more than this by a %s', async (other, effect) => {
  expect(await rightsOf(others[other], effect)).toEqual(linesOf(allowed[other], effect))
  expect(service.faults).toEqual([])
})

const rightsOfTeaching = [
  'course.list by id: classes',
  'course.info by id: classes',
  'course.students by id: account, group',
  'member.list by id: account, number, mobile, group',
  'roster.exportList by id: account, number, mobile, group',
  'paper.correctionProgress by id: classes',
  'keyChange.previewAll by id: account, classes',
  'paperSharing.assigned by id: classes',
  'assigning.info by id: classes',
  'assigning.students by id: account',
  'assigning.exportStudents by id: account',
  'assignmentException.list by id: account, group',
  'handover.waiting by id: classes',
  'marking.items by id: classes',
  'marking.waiting by id: classes',
  'markingRule.list by id: classes',
  'report.class by id: account, classes',
  'report.exportClass by id: account, classes',
  'report.wordOfClass by id: account, classes',
  'report.trend by id: classes',
  'join.link by id: classes',
  'join.requests by id: classes',
  'studentRequest.list by id: end of the number, classes',
  'wrongNote.classes by id: classes',
  'wrongNote.book by id: classes',
  'wrongNote.students by id: account',
  'scan.assignments by id: classes',
  'scan.students by id: account, number, classes',
  'scan.snapshots by id: classes',
  'scan.info by id: account, number, classes',
  'course.resetStudentPassword by id: account, sessions',
  'member.info by id: account, number, mobile, group',
  'member.update by id: account, membership',
  'member.remove by id: membership, assignments',
  'member.move by id: membership',
  'member.group by id: account, membership',
  'assignmentException.dryRun by id: group, classes',
  'assignmentException.save by id: assignments',
  'report.family by id: classes',
  'report.studentTrend by id: classes',
  'slip.studentCodes by id: account',
  'slip.passwords by id: account, sessions',
  'studentRecord.products by id: account, number, classes',
  'studentRecord.reminders by id: account',
  'wrongNote.student by id: account, classes',
  'scan.publish by id: assignments',
  'assignmentException.dryRun by everybody: classes',
  'slip.studentCodes by everybody: account',
]

/** The same by who teaches the student: else nothing could be learned in the ways above. */
test.each(effects)('a teacher of the student learns and does this by a %s', async (effect) => {
  const rights: string[] = []
  let count = effect === 'read' ? 6000 : 7000
  const own = calls.filter(({ endpoint, way }) => endpoint.effect === effect && (way === 'id' || way === 'everybody'))
  for (const call of own) {
    const digits = String((count += 1))
    const fixture = call.endpoint.effect === 'read' ? holder : await makeFixture(service, schoolId, `holder-${digits}-`)
    const who = fixture === holder ? student : await holdStudent(service.db, fixture, digits)
    rights.push(...lineOf(call, await outcomeOf(call, fixture, who)))
  }
  expect(rights).toEqual(linesOf(rightsOfTeaching, effect))
})

test('every field of a call of teachers is known to name a student, or nobody', () => {
  const fields = new Set(ofTeachers.flatMap(({ endpoint }) => fieldsOf(endpoint)))
  expect([...fields].toSorted()).toEqual([...idFields, ...textFields, ...otherFields].toSorted())
})
