import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownWrongNote } from '#api/contract/groups/own-wrong-note.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { startOf } from '#domain/wrong-note/time-ranges.ts'
import { item } from '#server/database/schema/questions.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../report/testing/given-submissions.ts'

let service: TestService
let world: World
let student: TestClient

/** Positions of items on the world's paper; the first two share their knowledge point. */
const [single, multiple, blank, number, written] = [0, 1, 2, 3, 4]

/** The knowledge points of the items, by their positions. */
let points: readonly number[]

/** The day of the tests at school. */
const today = '2026-11-20'

const month = startOf('month', today)

/**
 * Wrong are: the single choice in September, early November and this week; the multiple choice in early November; the
 * blank in September; the number in September and early November; the text in June.
 */
beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 1)
  const [first] = world.students
  if (first === undefined) throw new Error('The world has no students')
  student = first
  points = await sharedPoints()
  await give('2026-06-01', ['B', 'AC', 'library', '1/2'], 80)
  await give('2026-09-10', ['A', 'AC', 'liberry', '1/3'])
  await give('2026-11-01', ['A', 'AB', 'library', '1/3'])
  await give('2026-11-18', ['A', 'AC', 'library', '1/2'])
  for (const [index, cause] of [[single, '粗心'] as const, [number, '粗心'] as const, [multiple, '审题'] as const])
    await student.get(ownWrongNote.setCause, { itemId: itemIdAt(world, index), cause, isSet: true })
})

afterAll(() => service.close())

/** The blank tests the first point too, but not as its main one. */
async function sharedPoints(): Promise<readonly number[]> {
  const { db } = service
  const rows = await db.select().from(item)
  const pointOf = (index: number) => rows.find((row) => row.itemId === itemIdAt(world, index))?.knowledgeId ?? 0
  const shared = pointOf(single)
  await db
    .update(item)
    .set({ knowledgeId: shared })
    .where(eq(item.itemId, itemIdAt(world, multiple)))
  await db
    .update(item)
    .set({ furtherKnowledgeIds: [shared] })
    .where(eq(item.itemId, itemIdAt(world, blank)))
  return [shared, shared, pointOf(blank), pointOf(number), pointOf(written)]
}

async function give(day: string, values: readonly string[], full = 150): Promise<void> {
  const submittedAt = new Date(`${day}T06:00:00Z`)
  const assignmentId = await addAssignment(service.db, world, { assignmentName: day, scoreTime: submittedAt })
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    { uid: student.uid, submittedAt, values: [...values, 'My day'], written: full },
  ])
}

/** The book as the teacher and as the student gets it, with its items as positions on the paper. */
async function books(filters: object) {
  service.clock.now = new Date(`${today}T04:00:00Z`)
  const teacher = await world.teacher.get(wrongNote.student, {
    courseId: world.courseId,
    studentId: student.uid,
    ...filters,
  })
  const own = await student.get(ownWrongNote.list, filters)
  const indicesOf = (itemIds: readonly number[]) =>
    itemIds.map((id) => world.itemIds.indexOf(id)).toSorted((one, other) => one - other)
  return {
    teacher: indicesOf(teacher.entries.map((entry) => entry.itemId)),
    own: indicesOf(own.entries.map((entry) => entry.item.itemId)),
    questions: indicesOf(teacher.questions.flatMap(({ items }) => items.map((one) => one.itemId))),
    totals: [teacher.total, own.total],
    choices: { teacher: teacher.choices, own: own.choices },
  }
}

test.each([
  ['no filter', () => ({}), [single, multiple, blank, number, written]],
  ['a knowledge point, as the main one', () => ({ knowledgeId: points[single] }), [single, multiple]],
  ['a cause', () => ({ cause: '粗心' }), [single, number]],
  ['an empty cause', () => ({ cause: '' }), [single, multiple, blank, number, written]],
  ['wrong twice or more', () => ({ leastWrong: 2 }), [single, number]],
  ['wrong three times or more', () => ({ leastWrong: 3 }), [single]],
  ['the last week', () => ({ startDate: startOf('week', today) }), [single]],
  ['the last four weeks', () => ({ startDate: month }), [single, multiple, number]],
  ['the last twelve weeks', () => ({ startDate: startOf('term', today) }), [single, multiple, blank, number]],
  ['some days in autumn', () => ({ startDate: '2026-09-10', endDate: '2026-10-31' }), [single, blank, number]],
  ['a point and a cause', () => ({ knowledgeId: points[single], cause: '审题' }), [multiple]],
  ['a cause and a time', () => ({ cause: '粗心', startDate: startOf('week', today) }), [single]],
  [
    'all four',
    () => ({ knowledgeId: points[number], cause: '粗心', leastWrong: 2, startDate: month, endDate: '2026-11-01' }),
    [number],
  ],
  ['what nothing passes', () => ({ knowledgeId: points[blank], cause: '粗心' }), []],
])('%s leaves the same wrong questions to teacher and student', async (_filter, filters, left) => {
  const { teacher, own, questions, totals } = await books(filters())
  expect({ teacher, own, questions, totals }).toEqual({ teacher: left, own: left, questions: left, totals: [5, 5] })
})

/** The ids that a request asked these tables for. */
async function askedOf(act: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await act()
  const asked = query.mock.calls as unknown as readonly (readonly [{ readonly text: string }, readonly unknown[]])[]
  query.mockRestore()
  const idsOf = (table: string) =>
    asked.flatMap(([{ text }, values]) => (text.includes(`from "${table}"`) ? values.flat() : []))
  return { questions: idsOf('question'), remarks: idsOf('wrong_remark') }
}

test('only what filters leave is loaded with its text, its key and its note', async () => {
  const { courseId } = world
  const filters = { cause: '审题' }
  const [{ questionId } = { questionId: 0 }] = await service.db
    .select({ questionId: item.questionId })
    .from(item)
    .where(eq(item.itemId, itemIdAt(world, multiple)))
  const left = { questions: [questionId], remarks: [student.uid, itemIdAt(world, multiple)] }
  expect({
    teacher: await askedOf(() =>
      world.teacher.get(wrongNote.student, { courseId, studentId: student.uid, ...filters }),
    ),
    own: await askedOf(() => student.get(ownWrongNote.list, filters)),
  }).toEqual({ teacher: left, own: left })
})

test('each choice says how many questions it would leave under the other filters', async () => {
  const { choices } = await books({ cause: '粗心', startDate: month })
  const expected = {
    points: {
      all: 2,
      options: [
        { value: String(points[single]), name: `考点 ${worldItems[single]?.stem}`, count: 1 },
        { value: String(points[number]), name: `考点 ${worldItems[number]?.stem}`, count: 1 },
      ],
    },
    causes: {
      all: 3,
      options: [
        { value: '粗心', name: '粗心', count: 2 },
        { value: '审题', name: '审题', count: 1 },
      ],
    },
    times: {
      all: 2,
      options: [
        { value: '2', name: '2', count: 2 },
        { value: '3', name: '3', count: 1 },
      ],
    },
    ranges: {
      all: 2,
      options: [
        { value: '2026-11-14', name: 'week', count: 1 },
        { value: '2026-10-24', name: 'month', count: 2 },
        { value: '2026-08-29', name: 'term', count: 2 },
      ],
    },
  }
  expect(choices).toEqual({ teacher: expected, own: expected })
})

test('a chosen filter that leaves nothing stays among the choices', async () => {
  const { choices } = await books({ knowledgeId: points[blank], cause: '粗心' })
  const { all, options } = choices.own.causes
  expect({ all, options }).toEqual({ all: 1, options: [{ value: '粗心', name: '粗心', count: 0 }] })
})
