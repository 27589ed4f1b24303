import { eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { scan } from '#api/contract/groups/scan.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { unzip } from '../report/testing/unzip.ts'

/**
 * While marking is blind, what a teacher sees of a named student must not change by a mark: otherwise the name that
 * moves is that of the answer just marked.
 */
let service: TestService
let world: World
let own: CorrectablePaper
let assignmentId: number
let known: Readonly<Record<string, unknown>>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const endTime = new Date('2099-01-01T00:00:00Z')
  for (const { uid } of [world.teacher, world.colleague])
    await service.db.insert(featureGrant).values({ uid, featureId: featureIds.smartMark, feature: '智能阅卷', endTime })
  for (const [index, { uid }] of world.students.entries())
    await service.db
      .update(user)
      .set({ realname: `金丝雀${index}号`, studentNo: `7788990${index}` })
      .where(eq(user.uid, uid))
  own = await correctablePaper(service, world)
  assignmentId = await assign(service, world, { paperId: own.paperId })
  for (const index of [0, 1])
    await own.handIn(assignmentId, index, { [own.singleId]: 'C', [own.writtenId]: `Script ${index}.` })
  const rule = { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 }
  await world.teacher.get(markingRule.save, rule)
  const { scanId } = await world.teacher.get(scan.add, { assignmentId })
  const corrected = await own.correct({ kind: 'single', choice: 'D' })
  await service.runJobs()
  await bringByColleague(scanId)
  const { uid } = world.students[0] ?? { uid: 0 }
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  known = {
    assignmentId,
    uid,
    scanId,
    studentId: uid,
    whose: 'students',
    submissionId,
    assignmentIds: [assignmentId],
    uids: [uid],
    courseId: world.courseId,
    courseIds: [world.courseId],
    paperId: own.paperId,
    jobId: corrected.data?.jobId,
    itemId: own.singleId,
    keyRev: 1,
    key: { kind: 'single', choice: 'C' },
    keyword: '金丝雀',
    keys: [{ itemId: own.singleId, key: { kind: 'single', choice: 'C' } }],
  }
})

afterAll(() => service.close())

/** Photographs of sheets that another teacher of the class named after their students. */
async function bringByColleague(scanId: number): Promise<void> {
  const { courseId, colleague, teacher, students } = world
  const joined = { courseId, uid: colleague.uid, addedBy: teacher.uid, addedAt: service.clock.now }
  await service.db.insert(courseTeacher).values(joined)
  for (const index of students.keys()) {
    const content = Buffer.from([0xff, 0xd8, 0xff, index])
    await colleague.get(scan.upload, { scanId, fileName: `答卷雀${index}.jpg`, content })
  }
}

/** Answers that can be compared: printed ones are pictures of letters. */
const isRead = ({ access, effect, output }: EndpointData) =>
  access === 'teacher' && effect === 'read' && (!('file' in output) || output.file.includes('spreadsheet'))

/** Those whose samples need objects that are not here: rosters, imports, questions, requests and the like. */
function inputOf(endpoint: EndpointData): Record<string, unknown> | null {
  try {
    return sampleInput(endpoint, known)
  } catch {
    return null
  }
}

/** The smallest parts of an answer that name a student. */
function namedParts(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const isNamed = Object.values(value).some((one) => typeof one === 'string' && one.includes('金丝雀'))
  return isNamed ? [value] : Object.values(value).flatMap(namedParts)
}

async function namedPartsOf(endpoint: EndpointData, input: Record<string, unknown>): Promise<unknown[]> {
  const response = await service.service(request(endpoint, input, world.teacher))
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.headers.get('content-type')?.includes('spreadsheet') === true)
    return (await readExcelFile(bytes)).flatMap(({ data }) => namedParts(data))
  return namedParts(JSON.parse(bytes.toString()))
}

/** What the calls tell of named students, without those that tell nothing of them. */
async function namedPartsByCall(calls: typeof everyEndpoint): Promise<ReadonlyMap<string, unknown[]>> {
  const all = new Map<string, unknown[]>()
  for (const { name, endpoint } of calls) {
    const input = isRead(endpoint) ? inputOf(endpoint) : null
    const parts = input === null ? [] : await namedPartsOf(endpoint, input)
    if (parts.length > 0) all.set(name, parts)
  }
  return all
}

/** Calls that name students here: without them nothing would be compared. */
const named = ['assigning.students', 'home.today', 'keyChange.preview']

test('no call shows of a named student that an answer has been marked, or what for', async () => {
  const before = await namedPartsByCall(everyEndpoint)
  const { list } = await world.teacher.get(marking.submissions, { assignmentId, itemId: own.writtenId })
  for (const { submissionId, rev } of list.slice(0, 1)) {
    const given = { submissionId, rev, round: 0, criteria: [50, 60, 40] }
    await world.teacher.get(marking.save, { assignmentId, itemId: own.writtenId, ...given })
  }
  const after = await namedPartsByCall(everyEndpoint.filter(({ name }) => before.has(name)))
  const changed = [...before.keys()].filter(
    (name) => JSON.stringify(after.get(name)) !== JSON.stringify(before.get(name)),
  )
  expect(changed).toEqual([])
  expect(named.filter((name) => !before.has(name))).toEqual([])
})

test('who handed in is seen, and scores are withheld', async () => {
  const { list } = await world.teacher.get(assigning.students, { assignmentId })
  expect(list.map(({ state }) => state)).toEqual(['submitted', 'submitted', 'unsubmitted'])
  const { students } = await world.teacher.get(scan.students, { assignmentId })
  const withheld = { score: null, unmarkedCount: null }
  expect(
    students
      .map(({ handedIn, score, unmarkedCount }) => ({ handedIn, score, unmarkedCount }))
      .toSorted((one, other) => other.handedIn.localeCompare(one.handedIn)),
  ).toEqual([
    { handedIn: 'online', ...withheld },
    { handedIn: 'online', ...withheld },
    { handedIn: 'no', ...withheld },
  ])
  const asked = { paperId: own.paperId, itemId: own.singleId, key: { kind: 'single', choice: 'C' } } as const
  const { changes } = await world.teacher.get(keyChange.preview, asked)
  expect(changes.map(({ realname, before, after }) => ({ realname, before, after }))).toEqual([
    { realname: '金丝雀0号', before: null, after: null },
    { realname: '金丝雀1号', before: null, after: null },
  ])
})

/** Everything an answer says: its headers, and its cells if it is a workbook. */
async function wholeAnswer(endpoint: EndpointData, input: Record<string, unknown>): Promise<string> {
  const response = await service.service(request(endpoint, input, world.teacher))
  const bytes = Buffer.from(await response.arrayBuffer())
  const isWorkbook = response.headers.get('content-type')?.includes('spreadsheet') === true
  const body = isWorkbook ? JSON.stringify(await readExcelFile(bytes)) : bytes.toString()
  return decodeURIComponent(JSON.stringify([...response.headers])) + body
}

test('no call tells a colleague what photographs of sheets are named after', async () => {
  const telling: string[] = []
  for (const { name, endpoint } of everyEndpoint) {
    const input = isRead(endpoint) ? inputOf(endpoint) : null
    if (input !== null && (await wholeAnswer(endpoint, input)).includes('答卷雀')) telling.push(name)
  }
  expect(telling).toEqual([])
  const { files, pages } = await world.teacher.get(scan.info, { scanId: Number(known['scanId']) })
  expect([...files, ...pages].map(({ fileName }) => fileName)).toEqual([null, null, null, null, null, null])
  const own = await world.colleague.get(scan.info, { scanId: Number(known['scanId']) })
  const names = world.students.map((_, index) => `答卷雀${index}.jpg`)
  expect([...own.files, ...own.pages].map(({ fileName }) => fileName)).toEqual([...names, ...names])
})

/**
 * Everything a file says, in its headers and in every part of an archive; null if there is none, and for slips of
 * passwords and codes, whose text layer nobody here reads.
 */
async function fileText(
  endpoint: EndpointData,
  input: Record<string, unknown>,
  language: Language,
): Promise<string | null> {
  const asked = request(endpoint, input, world.teacher, { headers: { 'accept-language': language } })
  const response = await service.service(asked)
  const headers = decodeURIComponent(JSON.stringify([...response.headers]))
  const bytes = Buffer.from(await response.arrayBuffer())
  const signature = bytes.subarray(0, 4).toString('latin1')
  const parts = signature === '%PDF' ? textOfPdf(bytes) : signature.startsWith('PK') ? [...unzip(bytes)].flat() : []
  return parts.join('') === '' ? null : headers + parts.join('\n')
}

/** Names, accounts and student numbers of the students here. */
const secrets = ['金丝雀', 'qm07010', '7788990']

/** What files for a teacher say of students: `nobody`, or `the class`; by call, without those that are not made. */
async function namesInFiles(language: Language): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {}
  for (const { name, endpoint } of everyEndpoint) {
    const isFile = endpoint.access === 'teacher' && 'file' in endpoint.output
    const input = isFile ? inputOf(endpoint) : null
    const text = input === null ? null : await fileText(endpoint, input, language)
    if (text !== null) found[name] = secrets.some((secret) => text.includes(secret)) ? 'the class' : 'nobody'
  }
  return found
}

test.each(['zh-CN', 'en'] as const)(
  'no part of a file (%s) names a student, but in lists and sheets of the class that tell nothing of answers',
  async (language) => {
    expect(await namesInFiles(language)).toEqual({
      'roster.exportList': 'the class',
      'importPaper.template': 'nobody',
      'print.pdf': 'nobody',
      'print.word': 'nobody',
      'print.qti': 'nobody',
      'print.answerSheet': 'nobody',
      'print.classSheets': 'the class',
      'assigning.exportStudents': 'the class',
      'report.exportClass': 'nobody',
      'report.wordOfClass': 'nobody',
      'report.exportStudentTrend': 'the class',
      'report.exportTrack': 'the class',
    })
  },
)
