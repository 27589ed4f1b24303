import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let assignments: readonly number[]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  const first = await give('2026-11-05T08:30:00Z', [
    ['A', 'AC', 'library', '1/2', 'I'],
    ['A', 'AC', 'library', '1/2', 'I'],
    ['B', 'AC', '', '1/2', 'I'],
  ])
  const second = await give('2026-11-17T16:30:00Z', [
    ['C', 'AC', 'library', '1/2', 'I'],
    ['B', 'AC', 'library', '1/2', 'I'],
    ['B', 'AC', '', '1/2', 'I'],
  ])
  assignments = [first, second]
})

afterAll(() => service.close())

/** An assignment handed in at `at`, one submission per student; the writing gets its full mark. */
async function give(at: string, values: readonly (readonly string[])[], over = {}): Promise<number> {
  const assignmentId = await addAssignment(service.db, world, { assignmentName: at.slice(5, 10), ...over })
  const submissions = values.map((own, index) => ({
    uid: uidAt(world, index),
    submittedAt: new Date(at),
    values: own,
    written: 150,
  }))
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, submissions)
  return assignmentId
}

/** Positions of items on the world's paper. */
const single = 0
const blank = 2

const knowledgeBook = async (more = {}) => {
  const { groups, ...rest } = await world.teacher.get(wrongNote.book, {
    courseId: world.courseId,
    groupBy: 'knowledge',
    ...more,
  })
  const rows = groups.map(({ name, weeks, latest, itemCount, wrong, lastDay }) => ({
    name,
    weeks: weeks.flatMap((tally, week) => (tally === null ? [] : [[week, tally.wrong, tally.answered]])),
    latest: [latest.wrong, latest.answered],
    itemCount,
    wrong,
    lastDay,
  }))
  return {
    ...rest,
    rows: rows.toSorted((left, right) => right.wrong - left.wrong || (left.name < right.name ? -1 : 1)),
  }
}

test('a book counts answers below the full mark by knowledge point and week at school', async () => {
  const { rows, weeks, ...rest } = await knowledgeBook()
  // 16:30 in Greenwich is already the next day at school.
  expect(rows).toEqual([
    {
      name: `考点 ${worldItems[single]?.stem}`,
      weeks: [
        [9, 2, 3],
        [11, 1, 3],
      ],
      latest: [1, 3],
      itemCount: 1,
      wrong: 3,
      lastDay: '2026-11-18',
    },
    {
      name: `考点 ${worldItems[blank]?.stem}`,
      weeks: [
        [9, 1, 3],
        [11, 1, 3],
      ],
      latest: [1, 3],
      itemCount: 1,
      wrong: 2,
      lastDay: '2026-11-18',
    },
  ])
  expect({ first: weeks[0], last: weeks.at(-1) }).toEqual({ first: '2026-08-31', last: '2026-11-16' })
  expect(weeks.length).toBe(12)
  expect(rest).toEqual({
    courseName: '七年级(2)班',
    assignmentCount: 2,
    itemCount: 2,
    wrong: 5,
    rightsNeeded: 2,
    choices: {
      books: [],
      chapters: [],
      assignments: [...assignments].map((assignmentId, index) => ({
        assignmentId,
        assignmentName: ['11-05', '11-17'][index],
      })),
    },
  })
})

test('date range and assignment narrow the book; unmarked or unpublished work is in no book', async () => {
  expect((await knowledgeBook({ startDate: '2026-11-18' })).wrong).toBe(2)
  expect((await knowledgeBook({ endDate: '2026-11-17' })).wrong).toBe(3)
  expect((await knowledgeBook({ assignmentId: assignments[1] ?? 0 })).wrong).toBe(2)
  const { db } = service
  const waiting = await give('2026-11-18T08:30:00Z', [['A', 'B', '', '', 'I']], { publishedAt: null })
  expect((await knowledgeBook()).wrong).toBe(5)
  await db
    .update(answer)
    .set({ score: null })
    .where(eq(answer.itemId, itemIdAt(world, 3)))
  expect((await knowledgeBook({ assignmentId: waiting })).wrong).toBe(0)
})

const questions = (more = {}) =>
  world.teacher.get(wrongNote.questions, { courseId: world.courseId, groupBy: 'type', ...more })

test('a group lists its items with who got them wrong, what was answered, and who got it wrong twice', async () => {
  const found = await questions()
  const rows = found.items.map(
    ({ itemId: id, answered, wrong, students, masteredCount, values, isUsable, no, day }) => ({
      item: world.itemIds.indexOf(id),
      of: [wrong, answered],
      students: students.map(({ uid }) => uid),
      masteredCount,
      values,
      isUsable,
      met: [no, day],
    }),
  )
  expect(rows).toEqual([
    {
      item: single,
      of: [3, 6],
      students: [uidAt(world, 0), uidAt(world, 1)],
      masteredCount: 0,
      values: [
        { name: 'A', count: 2 },
        { name: 'C', count: 1 },
      ],
      isUsable: true,
      met: [1, '2026-11-18'],
    },
    {
      item: blank,
      of: [2, 6],
      students: [uidAt(world, 2)],
      masteredCount: 0,
      values: [{ name: '', count: 2 }],
      isUsable: true,
      met: [3, '2026-11-18'],
    },
  ])
  expect(found.wrongTwice.map(({ uid }) => uid)).toEqual([uidAt(world, 0), uidAt(world, 2)])
  expect(found.total).toBe(2)
})

test('a question is mastered after as many right answers in a row as the class asks for', async () => {
  const masteredOf = async () => (await questions()).items.map(({ masteredCount }) => masteredCount)
  await world.teacher.get(wrongNote.saveSetting, { courseId: world.courseId, rightsNeeded: 1 })
  expect(await masteredOf()).toEqual([1, 0])
  const { list, rightsNeeded } = await world.teacher.get(wrongNote.students, { courseId: world.courseId })
  expect(rightsNeeded).toBe(1)
  expect(
    list.map(({ username, wrong, itemCount, masteredCount }) => ({ username, wrong, itemCount, masteredCount })),
  ).toEqual([
    { username: 'qm0701001', wrong: 2, itemCount: 1, masteredCount: 0 },
    { username: 'qm0701003', wrong: 2, itemCount: 1, masteredCount: 0 },
    { username: 'qm0701002', wrong: 1, itemCount: 1, masteredCount: 1 },
    { username: 'qm0701004', wrong: 0, itemCount: 0, masteredCount: 0 },
  ])
  await world.teacher.get(wrongNote.saveSetting, { courseId: world.courseId, rightsNeeded: 2 })
  expect(await masteredOf()).toEqual([0, 0])
})

test('a cause is kept for those who got it wrong, and for nobody else', async () => {
  const cause = { courseId: world.courseId, itemId: itemIdAt(world, single), cause: '粗心' }
  const set = (uids: readonly number[], isSet: boolean, causeName = cause.cause) =>
    world.teacher.get(wrongNote.setCause, { ...cause, cause: causeName, uids: [...uids], isSet })
  expect(await set([uidAt(world, 0), uidAt(world, 1)], true)).toEqual({ count: 2 })
  expect((await questions()).items.map(({ causes }) => causes)).toEqual([[{ name: '粗心', count: 2 }], []])
  const { groups } = await world.teacher.get(wrongNote.book, { courseId: world.courseId, groupBy: 'cause' })
  expect(groups.map(({ name, wrong, latest }) => ({ name, wrong, latest }))).toEqual([
    { name: '粗心', wrong: 3, latest: { answered: 1, wrong: 1 } },
  ])
  expect((await questions({ groupBy: 'cause', group: '粗心' })).items.map((one) => one.itemId)).toEqual([
    itemIdAt(world, single),
  ])
  expect(await set([uidAt(world, 1)], false)).toEqual({ count: 1 })
  expect((await questions()).items.map(({ causes }) => causes)).toEqual([[{ name: '粗心', count: 1 }], []])
  const refused = await world.teacher.call(wrongNote.setCause, { ...cause, uids: [uidAt(world, 2)], isSet: true })
  expect(resultId(refused)).toBe('answeredRight')
  for (const other of ['审题', '概念', '计算', '表达']) await set([uidAt(world, 0)], true, other)
  const another = { ...cause, cause: '没学会', uids: [uidAt(world, 0)], isSet: true }
  const sixth = await world.teacher.call(wrongNote.setCause, another)
  expect(resultId(sixth)).toBe('tooManyCauses')
  // One that is there already needs no room.
  expect(await set([uidAt(world, 0)], true)).toEqual({ count: 0 })
})

test('a question shows every answer and who gave it; a student’s book only that student’s', async () => {
  const { questions: given } = await questions()
  const [first] = given
  const { items } = await world.teacher.get(wrongNote.question, {
    courseId: world.courseId,
    questionId: first?.questionId ?? 0,
  })
  const answersTo = (index: number) =>
    items
      .find((one) => one.itemId === itemIdAt(world, index))
      ?.answers.map(({ uid, value, isRight }) => ({ uid, value, isRight }))
  expect(answersTo(single)).toEqual([
    { uid: uidAt(world, 0), value: 'C', isRight: false },
    { uid: uidAt(world, 1), value: 'B', isRight: true },
    { uid: uidAt(world, 2), value: 'B', isRight: true },
    { uid: uidAt(world, 0), value: 'A', isRight: false },
    { uid: uidAt(world, 1), value: 'A', isRight: false },
    { uid: uidAt(world, 2), value: 'B', isRight: true },
  ])
  const { entries, realname } = await world.teacher.get(wrongNote.student, {
    courseId: world.courseId,
    studentId: uidAt(world, 1),
  })
  expect(realname).toBe('姓名 qm0701002')
  expect(
    entries.map(({ itemId, answers, wrongCount, rights, isMastered }) => ({
      itemId,
      answers: answers.length,
      counted: { wrongCount, rights, isMastered },
    })),
  ).toEqual([{ itemId: itemIdAt(world, single), answers: 2, counted: { wrongCount: 1, rights: 1, isMastered: false } }])
})

test('a corrected key moves the entries on its own; students who left the class are in no book', async () => {
  const { db } = service
  const key = { kind: 'single' as const, choice: 'A' as const }
  await world.teacher.get(paper.correctKey, { paperId: world.paperId, itemId: itemIdAt(world, single), keyRev: 0, key })
  await service.runJobs()
  const ofSingle = async () => {
    const found = (await questions()).items.find((one) => one.itemId === itemIdAt(world, single))
    return [found?.wrong, found?.students.map(({ uid }) => uid), found?.key]
  }
  expect(await ofSingle()).toEqual([4, [uidAt(world, 0), uidAt(world, 1), uidAt(world, 2)], key])
  await db
    .update(member)
    .set({ joinStatus: memberStatus.removed })
    .where(eq(member.uid, uidAt(world, 2)))
  expect(await ofSingle()).toEqual([2, [uidAt(world, 0), uidAt(world, 1)], key])
})

test('classes are listed with figures of the last weeks; other teachers learn nothing', async () => {
  const { list } = await world.colleague.get(wrongNote.classes, {})
  expect(list.map(({ courseId, wrong }) => ({ courseId, wrong }))).toEqual([
    { courseId: world.colleagueCourseId, wrong: 0 },
  ])
  const own = await world.teacher.get(wrongNote.classes, {})
  expect(own.list.map(({ assignmentCount }) => assignmentCount)).toEqual([2])
  const book = { courseId: world.courseId, groupBy: 'type' } as const
  expect(resultId(await world.colleague.call(wrongNote.book, book))).toBe('notFound')
})
