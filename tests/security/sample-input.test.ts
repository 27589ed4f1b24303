import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type EndpointData, isFile } from '#api/contract/endpoint.ts'
import { addSchool, type Fixture, makeFixture, provenCallerFor, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { everyEndpoint, everyWriteInItsWays } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
let schoolId: number
let count = 0
/** Reads change nothing: one fixture is enough for all of them. */
let readFixture: Fixture
const telling = new Set<string>()

beforeAll(async () => {
  service = await startTestService()
  schoolId = await addSchool(service, 'home')
  readFixture = await nextFixture()
})

afterAll(() => service.close())

const nextFixture = () => makeFixture(service, schoolId, `case-${(count += 1)}-`)

/** What came of a sample: the type of a file, or code and message. */
async function outcomeOf(endpoint: EndpointData, fixture: Fixture, all: boolean) {
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture), all)
  const response = await service.service(request(endpoint, input, provenCallerFor(endpoint, fixture)))
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  const outcome = type.startsWith('application/json') ? (JSON.parse(text) as { result: object }).result : type
  return { outcome, isTelling: text.includes(fixture.canary) }
}

const success = ({ output }: EndpointData) => (isFile(output) ? output.file : { code: 0, msg: '' })

const reads = everyEndpoint.filter(({ endpoint }) => endpoint.effect === 'read')

test.each(reads)('$name succeeds with samples', async ({ name, endpoint }) => {
  const asked = [await outcomeOf(endpoint, readFixture, false), await outcomeOf(endpoint, readFixture, true)]
  expect(asked.map(({ outcome }) => outcome)).toEqual([success(endpoint), success(endpoint)])
  if (asked.some(({ isTelling }) => isTelling)) telling.add(name)
})

test.each(everyWriteInItsWays)('$name succeeds with a sample of $fields', async ({ endpoint, all }) => {
  expect((await outcomeOf(endpoint, await nextFixture(), all)).outcome).toEqual(success(endpoint))
})

/** Reads whose answers hold no text of people: a time, a count, a compressed file, a list of devices, an order of entries, a setting,
 * published books, how a sign-in ended; names that no font can print, formulas without equations; boxes on an answer sheet. */
const silent: ReadonlySet<string> = new Set([
  'setup.currentTime',
  'setup.latestVersion',
  'signOn.devices',
  'demo.outbox',
  'phone.outcome',
  'user.entryOrder',
  'account.stages',
  'course.books',
  'print.qti',
  'print.word',
  'print.plainInWord',
  'print.sheetMap',
  'course.stages',
  'course.studentCount',
  'course.approveCount',
  'school.settings',
  'textbook.categories',
  'textbook.ofCourse',
  'textbook.standard',
  'textbook.contents',
  'bank.chapterTree',
  'basket.count',
  'account.newLogins',
  'assigning.unreviewedCount',
  'assigning.exportStudents',
  'importPaper.template',
  'message.unreadCount',
  'paper.unassignedCount',
  'paperEditing.turn',
  'message.settings',
  'report.exportClass',
  'report.wordOfClass',
  'report.handouts',
  'report.ownHandout',
  'report.exportFamily',
  'report.exportStudentTrend',
  'report.exportTrack',
  'roster.progress',
  'roster.failedRows',
  'roster.exportList',
  'slip.studentCodes',
  'slip.unprintable',
  // The fixture's answers are marked by one person, alike before and after, and nothing is drawn on them; counts of marks.
  'keyChange.preview',
  'keyChange.previewAll',
  'keyChange.scores',
  'keyChange.progressAll',
  'keyPicture.read',
  'keyOfStudent.read',
  'marking.markers',
  'marking.marksGiven',
  'markingRule.differences',
  'studentMarks.notes',
  // Numbers and boxes of answers, pictures, and pages of a submission that came from no sheet.
  'marking.sheet',
  'scan.unsure',
  'scan.phoneLink',
  'scan.submissionPages',
  'report.pages',
  'scan.pageReadings',
  'student.pages',
])

test('the canary of a fixture is in every read, so that a leak would show', () => {
  expect(reads.filter(({ name }) => !silent.has(name) && !telling.has(name))).toEqual([])
})

test('a field that no sample is known for is named', () => {
  const endpoint = {
    path: '/client/new',
    access: 'teacher',
    effect: 'read',
    owner: 'none',
    input: z.object({ novelty: z.int() }),
    output: z.object({}),
    errors: {},
  } as const
  expect(() => sampleInput(endpoint, {})).toThrow('/client/new has a field "novelty" that no sample is known for')
})
