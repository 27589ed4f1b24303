import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'

let service: TestService
let world: World

/** Positions of items on the world's paper; the first two share their knowledge point and type. */
const [single, multiple] = [0, 1]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 3)
  const rows = await service.db
    .select()
    .from(item)
    .where(inArray(item.itemId, [...world.itemIds]))
  const first = rows.find((row) => row.itemId === itemIdAt(world, single))
  await service.db
    .update(item)
    .set({ knowledgeId: first?.knowledgeId ?? 0 })
    .where(eq(item.itemId, itemIdAt(world, multiple)))
  await service.db.update(question).set({ type: 1 })
  await give('2026-11-05T08:30:00Z', [
    ['A', 'AC', 'library', '1/2', 80],
    ['A', 'AB', 'library', '1/2', 90],
    ['B', 'AC', '', '1/2', 150],
  ])
  await world.teacher.get(wrongNote.saveSetting, { courseId: world.courseId, rightsNeeded: 1 })
})

afterAll(() => service.close())

/** Answers of the first students to all items. */
async function give(at: string, values: readonly (readonly [string, string, string, string, number])[]) {
  const assignmentId = await addAssignment(service.db, world, { assignmentName: at.slice(5, 10) })
  await addSubmissions(
    service.db,
    assignmentId,
    { items: worldItems, itemIds: world.itemIds },
    values.map(([one, two, three, four, written], index) => ({
      uid: uidAt(world, index),
      submittedAt: new Date(at),
      values: [one, two, three, four, 'My day'],
      written,
    })),
  )
}

const openAndMastered = async (filters = {}) => {
  const { list } = await world.teacher.get(wrongNote.students, { courseId: world.courseId, ...filters })
  return world.students.map(({ uid }) => {
    const row = list.find((one) => one.uid === uid)
    return { open: row?.itemCount, mastered: row?.masteredCount }
  })
}

const bookOf = async (index: number) => {
  const { entries } = await world.teacher.get(wrongNote.student, {
    courseId: world.courseId,
    studentId: uidAt(world, index),
  })
  return entries.map((one) => [
    world.itemIds.indexOf(one.itemId),
    one.isMastered,
    one.answers.map(({ kind }) => kind).join(' '),
  ])
}

test('a text is wrong below six tenths of its score', async () => {
  expect(await bookOf(0)).toEqual([
    [0, false, 'assignment'],
    [4, false, 'assignment'],
  ])
  expect(await openAndMastered()).toEqual([
    { open: 2, mastered: 0 },
    { open: 2, mastered: 0 },
    { open: 1, mastered: 0 },
  ])
})

test('a right correction counts toward mastered', async () => {
  const [own] = await service.db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .where(eq(submission.uid, uidAt(world, 2)))
  await service.db.insert(correction).values({
    submissionId: own?.submissionId ?? 0,
    itemId: itemIdAt(world, 2),
    value: 'library',
    isRight: true,
    tries: 1,
    answeredAt: new Date('2026-11-06T08:30:00Z'),
  })
  expect(await bookOf(2)).toEqual([[2, true, 'correction assignment']])
  expect((await openAndMastered())[2]).toEqual({ open: 1, mastered: 1 })
})

test('a right answer to a similar question in a later assignment counts toward mastered', async () => {
  await give('2026-11-12T08:30:00Z', [
    ['', 'AC', 'library', '1/2', 150],
    ['B', '', 'library', '1/2', 150],
  ])
  expect(await bookOf(1)).toEqual([
    [1, false, 'assignment assignment'],
    [0, true, 'assignment assignment'],
  ])
  const later = await addAssignment(service.db, world, { assignmentName: '11-13' })
  await addSubmissions(service.db, later, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 1), submittedAt: new Date('2026-11-13T08:30:00Z'), values: ['B'], written: null },
  ])
  expect(await bookOf(1)).toEqual([
    [1, true, 'similar assignment assignment'],
    [0, true, 'assignment assignment assignment'],
  ])
})

test('the ranking counts mastered as the books do, whatever the filters', async () => {
  const days = { startDate: '2026-11-05', endDate: '2026-11-05' }
  const masteredIn = async (index: number, of: readonly number[]) =>
    (await bookOf(index)).filter(([at, isMastered]) => isMastered === true && of.includes(Number(at))).length
  expect(await openAndMastered(days)).toEqual([
    { open: 2, mastered: await masteredIn(0, [0, 4]) },
    { open: 2, mastered: await masteredIn(1, [0, 1]) },
    { open: 1, mastered: await masteredIn(2, [2]) },
  ])
  expect({ first: await masteredIn(0, [0, 4]), second: await masteredIn(1, [0, 1]) }).toEqual({ first: 1, second: 2 })
})
