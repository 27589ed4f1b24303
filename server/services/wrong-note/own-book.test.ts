import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'

let service: TestService
let world: World
let student: TestClient
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  const [first, second] = world.students
  if (first === undefined || second === undefined) throw new Error('The world has no students')
  student = first
  assignmentId = await addAssignment(service.db, world)
  const at = { submittedAt: new Date('2026-11-19T08:30:00Z') }
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    { uid: first.uid, ...at, values: ['A', 'AC', 'liberry', '1/2', 'My day'], written: 80 },
    { uid: second.uid, ...at, values: ['B', 'AC', 'library', '1/2', 'My day'], written: 150 },
  ])
})

afterAll(() => service.close())

const ownBook = async () => (await student.get(ownWrongNote.list, {})).entries

test('the book is empty before the scores are out, and shows no keys after that', async () => {
  expect(await ownBook()).toEqual([])
  const untold = await student.call(ownWrongNote.retry, { itemId: itemIdAt(world, 0), value: 'B' })
  expect(resultId(untold)).toBe('notWrong')
  await service.db
    .update(assignment)
    .set({ scoreTime: service.clock.now })
    .where(eq(assignment.assignmentId, assignmentId))
  const entries = await ownBook()
  expect(
    entries.map(({ item, value, wrongCount, rights, rightsNeeded, isMastered }) => ({
      index: world.itemIds.indexOf(item.itemId),
      kind: item.kind,
      value,
      wrongCount,
      rights,
      rightsNeeded,
      isMastered,
    })),
  ).toEqual([
    { index: 0, kind: 'single', value: 'A', wrongCount: 1, rights: 0, rightsNeeded: 2, isMastered: false },
    { index: 2, kind: 'blank', value: 'liberry', wrongCount: 1, rights: 0, rightsNeeded: 2, isMastered: false },
    { index: 4, kind: 'written', value: 'My day', wrongCount: 1, rights: 0, rightsNeeded: 2, isMastered: false },
  ])
  expect(JSON.stringify(entries)).not.toContain('libraries')
})

test('a new try is marked at once; enough right ones in a row master it, a wrong one starts the count over', async () => {
  const tryIt = async (index: number, value: string) => {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    const { isRight, rights, isMastered } = await student.get(ownWrongNote.retry, {
      itemId: itemIdAt(world, index),
      value,
    })
    return [isRight, rights, isMastered]
  }
  expect(await tryIt(2, 'Library')).toEqual([true, 1, false])
  expect(await tryIt(2, 'liberry')).toEqual([false, 0, false])
  expect(await tryIt(2, 'library')).toEqual([true, 1, false])
  expect(await tryIt(2, 'libraries')).toEqual([true, 2, true])
  expect(
    (await ownBook()).map(({ item, isMastered }) => ({ index: world.itemIds.indexOf(item.itemId), isMastered })),
  ).toEqual([
    { index: 0, isMastered: false },
    { index: 4, isMastered: false },
    { index: 2, isMastered: true },
  ])
  // An answer that a person would have to mark proves nothing.
  expect(await tryIt(4, 'My Sunday')).toEqual([null, 0, false])
  const { entries } = await world.teacher.get(wrongNote.student, { courseId: world.courseId, studentId: student.uid })
  const blank = entries.find((entry) => entry.itemId === itemIdAt(world, 2))
  expect({
    isMastered: blank?.isMastered,
    answers: blank?.answers.map(({ kind, value }) => ({ kind, value })),
  }).toEqual({
    isMastered: true,
    answers: [
      { kind: 'retry', value: 'libraries' },
      { kind: 'retry', value: 'library' },
      { kind: 'retry', value: 'liberry' },
      { kind: 'retry', value: 'Library' },
      { kind: 'assignment', value: 'liberry' },
    ],
  })
})

test('causes and notes are the student’s own, and only for own wrong questions', async () => {
  const change = { itemId: itemIdAt(world, 0), cause: '审题', isSet: true }
  expect(await student.get(ownWrongNote.setCause, change)).toEqual({ causes: ['审题'] })
  await student.get(ownWrongNote.saveRemark, { itemId: itemIdAt(world, 0), remark: '三单' })
  const find = async () => (await ownBook()).find(({ item }) => item.itemId === itemIdAt(world, 0))
  expect({ causes: (await find())?.causes, remark: (await find())?.remark }).toEqual({
    causes: ['审题'],
    remark: '三单',
  })
  await student.get(ownWrongNote.saveRemark, { itemId: itemIdAt(world, 0), remark: '' })
  expect((await find())?.remark).toBe('')
  expect(await student.get(ownWrongNote.setCause, { ...change, isSet: false })).toEqual({ causes: [] })
  const [, other] = world.students
  const refused = [
    await other?.call(ownWrongNote.setCause, change),
    await other?.call(ownWrongNote.saveRemark, { itemId: itemIdAt(world, 0), remark: 'x' }),
    await other?.call(ownWrongNote.retry, { itemId: itemIdAt(world, 0), value: 'B' }),
  ]
  expect(refused.map((answer) => answer && resultId(answer))).toEqual(['notWrong', 'notWrong', 'notWrong'])
})

test('books are printed with separate pages for each student, or each question once', async () => {
  const switches = { ownAnswer: true, rightAnswer: true, analysis: true, space: true, similar: true }
  const pagesOf = async (whose: 'class' | 'students') => {
    const wanted = {
      courseId: world.courseId,
      ...switches,
      whose,
      uids: [],
      itemIds: [itemIdAt(world, 0), itemIdAt(world, 2)],
    }
    const response = await world.teacher.file(wrongNote.print, wanted)
    return textOfPdf(new Uint8Array(await response.arrayBuffer())).map((page) => page.replaceAll(/\s/g, ''))
  }
  // The blank is mastered; students with nothing left to master get no page.
  const [own, ...others] = await pagesOf('students')
  expect({
    name: own?.includes('姓名qm0701001错题'),
    answer: own?.includes('我的答案A'),
    library: own?.includes('library'),
    others,
  }).toEqual({ name: true, answer: true, library: false, others: [] })
  const [once] = await pagesOf('class')
  expect({
    className: once?.includes('七(2)班错题'),
    library: once?.includes('library'),
    liberry: once?.includes('liberry'),
  }).toEqual({ className: true, library: true, liberry: false })
  const uids = [uidAt(world, 1)]
  const noPages = { courseId: world.courseId, ...switches, whose: 'students' as const, uids, itemIds: [] }
  const none = await world.teacher.call(wrongNote.print, noPages)
  expect(resultId(none)).toBe('notWrong')
})

test('a teacher’s ranking counts tries as the student’s own book does', async () => {
  const { list } = await world.teacher.get(wrongNote.students, { courseId: world.courseId })
  expect(
    list.map(({ username, answered, wrong, itemCount, masteredCount }) => ({
      username,
      answered,
      wrong,
      itemCount,
      masteredCount,
    })),
  ).toEqual([
    { username: 'qm0701001', answered: 5, wrong: 3, itemCount: 3, masteredCount: 1 },
    { username: 'qm0701002', answered: 5, wrong: 0, itemCount: 0, masteredCount: 0 },
  ])
})

test('of one student all chosen questions are printed; of a whole class the latest 30 each', async () => {
  const { db, clock } = service
  const items = worldItems
    .slice(0, 1)
    .flatMap((single) => Array.from({ length: 34 }, (_, index) => ({ ...single, stem: `Stem${index}.` })))
  const { paperId, itemIds } = await addPaper(db, 1, world.teacher.uid, items)
  const uid = uidAt(world, 1)
  await addSubmissions(db, await addAssignment(db, world, { paperId }), { items, itemIds }, [
    { uid, submittedAt: clock.now, values: items.map(() => 'A'), written: null },
  ])
  const switches = { ownAnswer: false, rightAnswer: false, analysis: false, space: false, similar: false }
  const printed = async (uids: number[], chosen: number[]) => {
    const wanted = { courseId: world.courseId, ...switches, whose: 'students' as const, uids, itemIds: chosen }
    const file = new Uint8Array(await (await world.teacher.file(wrongNote.print, wanted)).arrayBuffer())
    return textOfPdf(file)
      .join('')
      .match(/Stem\d+/g)?.length
  }
  expect({
    chosen: await printed([uid], itemIds),
    ofStudent: await printed([uid], []),
    ofClass: await printed([], []),
  }).toEqual({ chosen: 34, ofStudent: 30, ofClass: 30 })
})
