import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/areas/assigning.ts'
import { scan } from '#api/contract/areas/scan.ts'
import { student } from '#api/contract/areas/student.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { toldFile, type ToldSheet, toldSheets } from './testing/told-sheets.ts'

let service: TestService
let world: World
let sheets: Awaited<ReturnType<typeof toldSheets>>
let assignmentId: number
let scanId: number

beforeAll(async () => {
  sheets = await toldSheets()
  service = await startTestService(undefined, { sheets })
  world = await makeWorld(service)
  const endTime = new Date('2099-01-01T00:00:00Z')
  const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
  await service.db.insert(featureGrant).values(grant)
})

beforeEach(async () => {
  sheets.reads.length = 0
  assignmentId = await givenAssignment(service, world, { submissions: [null, null, null] })
  ;({ scanId } = await world.teacher.get(scan.add, { assignmentId }))
})

afterAll(() => service.close())

const layout = () => `${world.paperId}A-00000000`

/** The sheet of one of the world's students, by seat. */
const sheet = (seat: number, more: Partial<ToldSheet> = {}): ToldSheet => ({
  layout: layout(),
  studentCode: studentCodeOf(`qm070100${seat + 1}`),
  answers: { Q1: 'B', Q2: 'AC' },
  ink: { Q3: 0, Q4: 0, Q5: 0 },
  ...more,
})

async function bring(...pages: readonly ToldSheet[]) {
  const content = toldFile(...pages)
  const kept = await world.teacher.get(scan.upload, { scanId, fileName: 'sheets.pdf', content })
  await service.runJobs()
  return kept
}

const info = () => world.teacher.get(scan.info, { scanId })

const publish = () => world.teacher.call(scan.publish, { scanId, missingAsOpen: false })

test('an assignment whose sheets wait to be written is not removed, until they are written or given up', async () => {
  await bring(sheet(0))
  const remove = () => world.teacher.call(assigning.remove, { assignmentId })
  expect(resultId(await remove())).toBe('hasUnwrittenSheets')
  expect((await info()).scan.pageCount).toBe(1)
  await publish()
  expect(resultId(await remove())).toBe('hasSubmissions')
  const other = await givenAssignment(service, world, { submissions: [null] })
  const { scanId: given } = await world.teacher.get(scan.add, { assignmentId: other })
  await world.teacher.get(scan.upload, { scanId: given, fileName: 'sheets.pdf', content: toldFile(sheet(1)) })
  await world.teacher.get(scan.cancel, { scanId: given })
  expect(resultId(await world.teacher.call(assigning.remove, { assignmentId: other }))).toBe('ok')
})

test('answers begun on the student page are told until the sheet replaces them', async () => {
  const begun = async () => (await info()).students.map(({ hasDraft }) => hasDraft)
  await world.students[0]?.get(student.saveDraft, { assignmentId, answers: {} })
  expect(await begun()).toEqual([false, false, false])
  await world.students[0]?.get(student.saveDraft, { assignmentId, answers: { [Number(world.itemIds[0])]: 'A' } })
  await bring(sheet(0))
  expect(await begun()).toEqual([true, false, false])
  await publish()
  expect(await begun()).toEqual([false, false, false])
})

test('a single score whose page is left out is announced as lost, and publishing takes it back', async () => {
  await bring(sheet(0))
  await publish()
  const [page] = (await info()).pages
  const losing = async () => (await info()).students.map(({ losesScore }) => losesScore)
  expect(await losing()).toEqual([false, false, false])
  await world.teacher.get(scan.leaveOut, { scanId, scanPageId: Number(page?.scanPageId), isLeftOut: true })
  expect(await losing()).toEqual([true, false, false])
  expect((await publish()).data).toEqual({ publishedCount: 0, heldCount: 0, withdrawnCount: 1 })
  expect(await losing()).toEqual([false, false, false])
})
