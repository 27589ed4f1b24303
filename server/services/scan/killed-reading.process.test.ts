import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanReading } from '#server/database/schema/scans.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { copiedDatabase, withDatabase } from '#tests/support/database/copied-database.ts'
import type { DatabaseCopy } from '#tests/support/database/database-template.ts'
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { describedFile } from './testing/described-sheets.ts'
import { readPages } from './testing/read-pages.ts'

const now = new Date('2026-11-20T06:00:00Z')

const pageCount = 20

let copy: DatabaseCopy
let world: World
let assignmentId: number
let bundle: string
let running: KillableService

beforeAll(async () => {
  copy = await copiedDatabase()
  await withDatabase(copy, async (db) => {
    const client = (uid = 0, cookie = '') => clientOf((asked) => running.service(asked), uid, cookie)
    const ground = { db, clock: { now }, client }
    world = await makeWorld(ground, pageCount)
    assignmentId = await assign(ground, world)
    const endTime = new Date('2099-01-01T00:00:00Z')
    const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
    await db.insert(featureGrant).values(grant)
  })
  bundle = await bundleChild('worlds/scan-child')
  running = await startKillable(bundle, copy.location, now)
})

afterAll(async () => {
  await running.kill()
  await copy.remove()
})

test('killed in the middle of a job, it resumes on its own: no page twice, none lost', async () => {
  const { scanId } = await world.teacher.get(scan.add, { assignmentId })
  const sheets = world.students.map((_, index) => ({
    layout: `${world.paperId}A-00000000`,
    studentCode: studentCodeOf(`qm07010${String(index + 1).padStart(2, '0')}`),
    answers: { Q1: 'B', Q2: 'AC' },
    ink: { Q3: 0, Q4: 0, Q5: 0 },
  }))
  await world.teacher.get(scan.upload, { scanId, fileName: 'sheets.pdf', content: describedFile(...sheets) })
  const before = await readPages(world.teacher, scanId, 4)
  await running.kill()
  expect(before).toBeLessThan(pageCount)
  running = await startKillable(bundle, copy.location, now)
  expect(await readPages(world.teacher, scanId, pageCount)).toBe(pageCount)
  const published = await world.teacher.get(scan.publish, { scanId, missingAsOpen: false })
  expect(published).toEqual({ publishedCount: pageCount, heldCount: 0 })
  expect(running.complaints()).toBe('')
  await running.kill()
  await withDatabase(copy, async (db) => {
    const pages = await db.select().from(scanPage).where(eq(scanPage.scanId, scanId)).orderBy(asc(scanPage.number))
    const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
    expect(pages.map(({ number, state }) => ({ number, state }))).toEqual(
      numbers.map((number) => ({ number, state: 'read' })),
    )
    expect(pages.map(({ uid }) => uid)).toEqual(world.students.map(({ uid }) => uid))
    expect(await db.$count(scanReading)).toBe(pageCount * 5)
    const scores = await db.select({ score: submission.objectiveScore }).from(submission)
    expect(scores.map(({ score }) => score)).toEqual(numbers.map(() => 100))
  })
})
