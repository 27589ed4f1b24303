import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { idFieldOf, idsFieldOf, type ObjectOwner } from '#api/contract/owned-objects.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { addSchool, callerFor, type Fixture, makeFixture, valuesFor } from '#tests/support/worlds/busy-world.ts'
import { auditRow, lastAuditRow } from '#tests/support/service/audit-row.ts'
import { everyEndpoint } from '#tests/support/service/every-endpoint.ts'
import { sampleInput } from '#tests/support/service/sample-input.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { audit } from '#server/database/schema/system.ts'

let service: TestService
let schoolId: number
let count = 0
/** Reads and exports change nothing, so a single fixture serves all of them. */
let readFixture: Fixture

beforeAll(async () => {
  service = await startTestService()
  schoolId = await addSchool(service, 'home')
  readFixture = await nextFixture()
})

afterAll(() => service.close())

const nextFixture = () => makeFixture(service, schoolId, `case-${(count += 1)}-`)

const audited = everyEndpoint.filter(({ endpoint }) => endpoint.audit !== undefined)

test('students’ data is read and exported only by endpoints that declare it', () => {
  expect(audited.filter(({ endpoint }) => endpoint.audit === 'read').map(({ name }) => name)).toEqual([
    'course.students',
    'member.list',
    'member.info',
    'member.removals',
    'roster.view',
    'roster.mend',
    'roster.columns',
    'paper.correctionProgress',
    'keyChange.preview',
    'keyChange.scores',
    'keyChange.previewAll',
    'keyOfStudent.read',
    'assigning.students',
    'assignmentException.dryRun',
    'assignmentException.list',
    'correction.list',
    'home.today',
    'marking.submissions',
    'marking.sheet',
    'markingRule.differences',
    'report.class',
    'report.student',
    'report.pages',
    'report.item',
    'report.family',
    'report.progressList',
    'report.scoreList',
    'report.studentTrend',
    'join.requests',
    'studentRequest.list',
    'slip.unprintable',
    'studentRecord.products',
    'studentRecord.reminders',
    'search.find',
    'wrongNote.questions',
    'wrongNote.question',
    'wrongNote.students',
    'wrongNote.student',
    'scan.students',
    'scan.info',
    'scan.pageReadings',
    'scan.submissionPages',
  ])
  expect(audited.filter(({ endpoint }) => endpoint.audit === 'export').map(({ name }) => name)).toEqual([
    'roster.failedRows',
    'roster.exportList',
    'print.classSheets',
    'assigning.exportStudents',
    'report.exportClass',
    'report.wordOfClass',
    'report.handouts',
    'report.exportFamily',
    'report.exportStudentTrend',
    'report.exportTrack',
    'slip.studentCodes',
    'wrongNote.print',
  ])
})

/** What an endpoint is asked for: the first object that its caller must own, by the one id sent, or the caller. */
function objectOf({ owner }: EndpointData, input: Readonly<Record<string, unknown>>) {
  const objectKind = [owner].flat().find((one): one is ObjectOwner => one !== 'none' && one !== 'self')
  if (objectKind === undefined) return { objectKind: 'self', objectId: null }
  const [sent = null] = [input[idFieldOf[objectKind]], input[idsFieldOf(objectKind)]].flat().filter(Boolean)
  return { objectKind, objectId: sent === null ? null : Number(sent) }
}

test.each(audited)('$name leaves a row: who, what, of which object', async ({ endpoint }) => {
  const fixture = endpoint.effect === 'read' ? readFixture : await nextFixture()
  const caller = callerFor(endpoint, fixture)
  const input = sampleInput(endpoint, valuesFor(endpoint, fixture))
  const response = await service.service(request(endpoint, input, caller))
  expect(response.status).toBe(200)
  const requestId = response.headers.get('x-request-id') ?? ''
  expect(await service.db.select().from(audit).where(eq(audit.requestId, requestId))).toEqual([
    auditRow({
      uid: caller.uid,
      action: endpoint.audit ?? '',
      path: endpoint.path,
      ...objectOf(endpoint, input),
      rowCount: expect.any(Number),
      requestId,
      at: service.clock.now,
    }),
  ])
})

test('a refused read leaves no row', async () => {
  const { submissions } = marking
  const caller = callerFor(submissions, readFixture)
  const input = { ...sampleInput(submissions, valuesFor(submissions, readFixture)), itemId: 987_654_321 }
  const before = await lastAuditRow(service)
  const response = await service.service(request(submissions, input, caller))
  expect({ result: resultId((await response.json()).result), lastRow: await lastAuditRow(service) }).toEqual({
    result: 'itemUnknown',
    lastRow: before,
  })
})
