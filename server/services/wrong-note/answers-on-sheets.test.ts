import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addSheets } from '#tests/support/worlds/read-sheets.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'

let service: TestService
let world: World
let assignmentId: number

/** Both students chose wrongly; the first one's choice is on a sheet. */
beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  assignmentId = await addAssignment(service.db, world, { assignmentName: '周测' })
  const submissions = ['C', 'A'].map((choice, index) => ({
    uid: uidAt(world, index),
    submittedAt: new Date('2026-11-17T16:30:00Z'),
    values: [choice, 'AC', 'library', '1/2', 'I'],
    written: 150,
  }))
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, submissions)
})

afterAll(() => service.close())

test('an answer read from a sheet shows where it is on the sheet', async () => {
  const { db } = service
  const [uid, itemId] = [uidAt(world, 0), itemIdAt(world, 0)]
  const [own] = await db.select().from(submission).where(eq(submission.uid, uid))
  await db
    .update(answer)
    .set({ value: onSheet, score: 0 })
    .where(and(eq(answer.submissionId, own?.submissionId ?? 0), eq(answer.itemId, itemId)))
  const [scanPageId] = await addSheets(db, { assignmentId, uid, owner: world.teacher.uid, itemId }, [40])
  const crop = { scanPageId, area: { x: 20, y: 40, w: 60, h: 8 } }
  const { courseId } = world
  const listed = await world.teacher.get(wrongNote.questions, { courseId, groupBy: 'type' })
  const { values, crops } = listed.items.find((one) => one.itemId === itemId) ?? {}
  expect(values?.map(({ name }) => name)).toEqual(['A'])
  expect(crops).toEqual([{ uid, realname: '姓名 qm0701001', crop }])
  const questionId = listed.questions[0]?.questionId ?? 0
  const { items } = await world.teacher.get(wrongNote.question, { courseId, questionId })
  const found = items.find((one) => one.itemId === itemId)?.answers ?? []
  expect(found.map(({ uid: whose, value, crop: part }) => ({ whose, value, part }))).toEqual([
    { whose: uid, value: onSheet, part: crop },
    { whose: uidAt(world, 1), value: 'A', part: null },
  ])
})
