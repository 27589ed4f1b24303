import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { report } from '#api/contract/groups/report.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { markItem } from '#domain/marking/mark-item.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { take } from '#tests/sheets/camera.ts'
import { printedSheet } from '#tests/sheets/printed-sheets.ts'
import { fillPage } from '#tests/sheets/fill-page.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { findPaper } from './scan-sheet.ts'
import type { BlankReader } from '../sheet-reading/blank-reading.types.ts'
import { sheetsByCamera } from './sheets-by-camera.ts'

/** The same students and photographs every time. */
const seed = 20_261_125

/** The teacher's score for each piece of writing. */
const given = { criteria: [40, 50, 30], total: 120 } as const

const readsNothing: BlankReader = { read: async (_, boxes) => boxes.map(() => null), rest: () => {} }

let service: TestService
let world: World
let assignmentId: number
let scanId: number
let photographed: Awaited<ReturnType<typeof photographedClass>>

beforeAll(async () => {
  // Here a person decides about writing, looking at the pictures.
  service = await startTestService(undefined, { sheets: { ...sheetsByCamera(), blanks: readsNothing } })
  world = await makeWorld(service, 3)
  const endTime = new Date('2099-01-01T00:00:00Z')
  const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
  await service.db.insert(featureGrant).values(grant)
  assignmentId = await givenAssignment(service, world, { submissions: world.students.map(() => null) })
  ;({ scanId } = await world.teacher.get(scan.add, { assignmentId }))
})

beforeAll(async () => {
  photographed = await photographedClass()
})

afterAll(() => service.close())

/** What each student filled in on the choices, by row, and the photographs of all pages. */
async function photographedClass() {
  const random = seededRandom(seed)
  const chance = () => random(1_000_003) / 1_000_003
  const paper = await findPaper(service.db, world.paperId)
  if (paper === null) throw new Error('The paper is gone')
  const names = world.students.map((_, seat) => ({
    realname: `学生${seat}`,
    username: `qm070100${seat + 1}`,
    studentNo: null,
  }))
  const photographs: Buffer[] = []
  const filled: Map<string, string | null>[] = []
  for (const student of names) {
    const { map, pages, multiple } = await printedSheet(paper, { courseName: '七(1)班', students: [student] })
    const truth = new Map<string, string | null>()
    for (const [at, { marks }] of map.pages.entries()) {
      const page = pages[at]
      if (page === undefined) throw new Error('A sheet has no page')
      for (const [row, value] of fillPage(page, marks, multiple, 'neat', chance)) truth.set(row, value)
      photographs.push(await take(page, 'photograph', chance))
    }
    filled.push(truth)
  }
  return { photographs, filled, sheetPages: photographs.length / names.length }
}

/** Decides each reading as a person looking at the sheets would. */
async function decideAll(filled: readonly ReadonlyMap<string, string | null>[]): Promise<void> {
  const { pages } = await world.teacher.get(scan.info, { scanId })
  const seatOf = new Map(
    pages.map(({ scanPageId, uid }) => [scanPageId, world.students.findIndex((student) => student.uid === uid)]),
  )
  const { groups } = await world.teacher.get(scan.unsure, { scanId })
  for (const { item, readings } of groups)
    for (const { scanPageId, row } of readings) {
      const meant = filled[seatOf.get(scanPageId) ?? -1]?.get(row) ?? ''
      const answer = item.choices.length > 0 ? meant : 'something else'
      await world.teacher.get(scan.decide, { scanId, readings: [{ scanPageId, row }], answer })
    }
}

test(`photographs become the totals of the class report, as filled in by the students (seed ${seed})`, async () => {
  const { photographs, filled, sheetPages } = photographed
  for (const [index, photograph] of photographs.entries()) {
    const content = photograph
    await world.teacher.get(scan.upload, { scanId, fileName: `IMG_${index}.jpg`, content })
  }
  await service.runJobs()
  const read = await world.teacher.get(scan.info, { scanId })
  // Only the first page carries the student's code.
  const seats = photographs.map((_, index) => Math.floor(index / sheetPages))
  const pages = read.pages.map(({ scanPageId }, index) => ({
    scanPageId,
    uid: Number(world.students[seats[index] ?? 0]?.uid),
  }))
  expect(read.pages.map(({ state }) => state)).toEqual(photographs.map(() => 'read'))
  const known = read.pages.flatMap(({ uid }, index) => (uid === null ? [] : [[uid, pages[index]?.uid]]))
  expect(known).toEqual(world.students.map(({ uid }) => [uid, uid]))
  await world.teacher.get(scan.place, { scanId, pages })
  await decideAll(filled)
  expect(await world.teacher.get(scan.publish, { scanId, missingAsOpen: false })).toEqual({
    publishedCount: world.students.length,
    heldCount: 0,
  })
  const itemId = Number(world.itemIds[4])
  const waiting = (await world.teacher.get(marking.submissions, { assignmentId, itemId })).list
  const written = new Set<number>()
  for (const { submissionId } of waiting) {
    written.add(submissionId)
    const mark = { assignmentId, itemId, submissionId, criteria: [...given.criteria], comment: '', rev: 0, round: 0 }
    await world.teacher.get(marking.save, mark)
  }
  const { students } = await world.teacher.get(scan.students, { assignmentId })
  const submissionOf = new Map(students.map(({ uid, submissionId }) => [uid, submissionId]))
  const expected = world.students.map(({ uid }, seat) => {
    const objective = worldItems.slice(0, 2).map(({ key, score }, at) => {
      const marked = markItem(key, filled[seat]?.get(`Q${at + 1}`) ?? '', score)
      return marked === 'byPerson' ? 0 : marked.score
    })
    const writing = written.has(submissionOf.get(uid) ?? 0) ? given.total : 0
    return { uid, total: (objective[0] ?? 0) + (objective[1] ?? 0) + writing }
  })
  const classReport = await world.teacher.get(report.class, { assignmentId })
  const totals = new Map(classReport.students.map(({ uid, total }) => [uid, total]))
  expect(world.students.map(({ uid }) => ({ uid, total: totals.get(uid) }))).toEqual(expected)
})
