import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { audit } from '#server/database/schema/system.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { addSubmissions, addAssignment, addTotals, type FixtureSubmission } from './testing/given-submissions.ts'

let service: TestService
let world: World
let assignmentId: number
const handedIn = new Date('2026-11-19T08:30:00Z')

/** Answers and the writing's score in tenths, a student a row; totals 340 320 310 275 250 240 190 190 120 110 50 0. */
const marked: readonly (readonly [string, string, string, string, string, number])[] = [
  ['B', 'AC', 'library', '1/2', 'On Saturday', 140],
  ['B', 'AC', 'library', '0.5', 'On Saturday', 120],
  ['B', 'AC', 'libraries', '1/2', 'I get up', 110],
  ['B', 'A', 'library', '1/2', 'I get up', 100],
  ['B', 'AC', 'liberry', '0.5', 'I get up', 100],
  ['A', 'AC', 'library', '1/2', 'I get up', 90],
  ['B', 'AB', 'library', '2', 'I get up', 90],
  ['B', 'C', '', '1/2', 'I get up', 65],
  ['C', 'AC', 'liberry', '2', 'I get up', 70],
  ['A', 'BD', 'library', '', 'I get up', 60],
  ['A', '', '\u3000liberry\t', '-2', 'I get', 50],
  ['', '', '', '', '', 0],
]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 15)
  assignmentId = await addAssignment(service.db, world)
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, submissions())
  await addEarlierAssignments()
})

afterAll(() => service.close())

/** Twelve marked submissions, two that wait for marking, and a student who did not hand in. */
function submissions(): FixtureSubmission[] {
  const done = marked.map(([one, two, three, four, text, written], index) => ({
    uid: uidAt(world, index),
    submittedAt: handedIn,
    values: [one, two, three, four, text],
    written,
  }))
  const waiting = { submittedAt: handedIn, written: null }
  return [
    { uid: uidAt(world, 12), values: ['B', 'AC', 'library', '1/2', 'My day'], ...waiting },
    ...done,
    { uid: uidAt(world, 14), submittedAt: null, values: [], written: null },
    { uid: uidAt(world, 13), values: ['A', '', '', '', 'My day'], ...waiting },
  ]
}

async function addEarlierAssignments(): Promise<void> {
  const { db } = service
  const add = async (
    endTime: string,
    over: Parameters<typeof addAssignment>[2],
    totals: Parameters<typeof addTotals>[2],
  ) => addTotals(db, await addAssignment(db, world, { endTime: new Date(endTime), ...over }), totals)
  const whole = { score: 100 }
  await add('2026-11-01T06:00:00Z', { score: 200 }, [
    { uid: uidAt(world, 0), total: 150 },
    { uid: uidAt(world, 1), total: 100 },
    { uid: uidAt(world, 2), total: 200 },
    { uid: uidAt(world, 12), total: 100 },
  ])
  await add('2026-11-10T06:00:00Z', whole, [
    { uid: uidAt(world, 0), total: 90 },
    { uid: uidAt(world, 1), total: 90, unmarkedCount: 1 },
    { uid: uidAt(world, 3), total: 60 },
  ])
  const unpublished = { ...whole, publishedAt: null }
  await add('2026-11-05T06:00:00Z', unpublished, [{ uid: uidAt(world, 2), total: 10 }])
  const running = { ...whole, beginTime: new Date('2026-11-19T06:00:00Z') }
  await add('2026-11-25T06:00:00Z', running, [{ uid: uidAt(world, 0), total: 10 }])
  const endedByHand = { ...whole, finishedAt: new Date('2026-11-15T06:00:00Z') }
  await add('2026-11-28T06:00:00Z', endedByHand, [{ uid: uidAt(world, 4), total: 70 }])
  const otherClass = { ...whole, courseId: world.colleagueCourseId }
  await add('2026-11-12T06:00:00Z', otherClass, [
    { uid: uidAt(world, 0), total: 20 },
    { uid: uidAt(world, 5), total: 20 },
  ])
  await add('2026-12-24T06:00:00Z', { ...whole, finishedAt: new Date('2026-11-16T06:00:00Z') }, [
    { uid: uidAt(world, 6), total: 20 },
  ])
}

const answers = (...counts: readonly (readonly [string, number, boolean])[]) =>
  counts.map(([value, count, right]) => ({ value, count, right }))

const itemOf = (no: number, kind: string, over: object) => ({
  itemId: world.itemIds[no - 1],
  no,
  kind,
  sectionText: '一、综合',
  knowledge: `考点 ${worldItems[no - 1]?.stem}`,
  bookId: null,
  score: 50,
  mean: 29,
  facility: 58,
  ...over,
})

const studentOf = (number: number, over: object) => ({
  uid: uidAt(world, number - 1),
  username: `qm07010${String(number).padStart(2, '0')}`,
  realname: `姓名 qm07010${String(number).padStart(2, '0')}`,
  state: 'marked',
  submittedAt: '2026-11-19T08:30:00.000Z',
  change: null,
  ...over,
})

const score = (rank: number, objective: number, written: number) => ({
  rank,
  total: objective + written,
  objective,
  written,
})

test('a class report matches hand-counted figures', async () => {
  expect(await world.teacher.get(report.class, { assignmentId })).toEqual({
    assignment: {
      assignmentId,
      assignmentName: '第五单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      fromPaper: true,
      ...assignmentUnfilled,
      kind: 'test',
      assignmentType: 1,
      beginTime: '2026-11-18T06:00:00.000Z',
      endTime: '2026-11-30T12:00:00.000Z',
      duration: null,
      audience: 1,
      status: 1,
      score: 350,
      assignedCount: 15,
      publishedAt: '2026-11-17T06:00:00.000Z',
      finishedAt: null,
      scoreTime: null,
      viewed: false,
    },
    paperTitle: '第五单元检测',
    courseName: '七年级(2)班',
    families: ['paper', 'listening', 'words', 'composition', 'growth', 'classes'],
    counts: {
      meanScore: 200,
      openedCount: 14,
      submittedCount: 14,
      unsubmittedCount: 1,
      unmarkedCount: 2,
      markedCount: 12,
    },
    hasVersionB: false,
    statistics: { mean: 200, median: 215, deviation: 105, highest: 340, lowest: 0, passed: 6 },
    distribution: [6, 1, 2, 1, 2],
    items: [
      itemOf(1, 'single', {
        type: 1,
        discrimination: 100,
        answers: answers(['B', 7, true], ['A', 3, false], ['', 1, false], ['C', 1, false]),
      }),
      itemOf(2, 'multiple', {
        type: 2,
        discrimination: 63,
        answers: answers(
          ['AC', 6, true],
          ['', 2, false],
          ['A', 1, false],
          ['AB', 1, false],
          ['BD', 1, false],
          ['C', 1, false],
        ),
      }),
      itemOf(3, 'blank', {
        type: 2,
        discrimination: 75,
        answers: answers(['library', 6, true], ['liberry', 3, false], ['', 2, false], ['libraries', 1, true]),
      }),
      itemOf(4, 'number', {
        type: 4,
        discrimination: 100,
        answers: answers(['1/2', 5, true], ['', 2, false], ['0.5', 2, true], ['2', 2, false], ['-2', 1, false]),
      }),
      itemOf(5, 'written', { type: 3, score: 150, mean: 83, facility: 55, discrimination: 48, answers: [] }),
    ],
    students: [
      studentOf(1, { ...score(1, 200, 140), change: 71 }),
      studentOf(2, { ...score(2, 200, 120), change: 414 }),
      studentOf(3, { ...score(3, 200, 110), change: -114 }),
      studentOf(4, { ...score(4, 175, 100), change: 186 }),
      studentOf(5, { ...score(5, 150, 100), change: 14 }),
      studentOf(6, score(6, 150, 90)),
      studentOf(7, score(7, 100, 90)),
      studentOf(8, score(7, 125, 65)),
      studentOf(9, score(9, 50, 70)),
      studentOf(10, score(10, 50, 60)),
      studentOf(11, score(11, 0, 50)),
      studentOf(12, score(12, 0, 0)),
      studentOf(13, { state: 'unmarked', rank: null, total: null, objective: 200, written: null }),
      studentOf(14, { state: 'unmarked', rank: null, total: null, objective: 0, written: null }),
      studentOf(15, {
        state: 'unsubmitted',
        submittedAt: null,
        rank: null,
        total: null,
        objective: null,
        written: null,
      }),
    ],
  })
})

test('reading a report is audited with who and how many', async () => {
  await world.teacher.get(report.class, { assignmentId })
  const rows = await service.db.select().from(audit)
  expect(rows.at(-1)).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'read',
      path: '/client/report/test/class',
      objectKind: 'test',
      objectId: assignmentId,
      rowCount: 15,
    }),
  )
})

test('before anybody hands in there are only students, no figures', async () => {
  const emptyAssignment = await addAssignment(service.db, world, { assignmentName: '空' })
  const none = { submittedAt: null, values: [], written: null }
  await addSubmissions(service.db, emptyAssignment, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 1), ...none },
    { uid: uidAt(world, 0), ...none },
  ])
  const answer = await world.teacher.get(report.class, { assignmentId: emptyAssignment })
  expect(answer.counts).toEqual({
    meanScore: null,
    openedCount: 0,
    submittedCount: 0,
    unsubmittedCount: 2,
    unmarkedCount: 0,
    markedCount: 0,
  })
  expect(answer.statistics).toBeNull()
  expect(answer.distribution).toEqual([0, 0, 0, 0, 0])
  expect(answer.items.map(({ mean, facility, answers: given }) => ({ mean, facility, given }))).toEqual(
    Array.from({ length: 5 }, () => ({ mean: null, facility: null, given: [] })),
  )
  expect(answer.items.map(({ discrimination }) => discrimination)).toEqual([null, null, null, null, null])
  expect(answer.students.map(({ uid, state, total }) => ({ uid, state, total }))).toEqual([
    { uid: uidAt(world, 0), state: 'unsubmitted', total: null },
    { uid: uidAt(world, 1), state: 'unsubmitted', total: null },
  ])
})

test('foreign and unknown assignments get the same answer from every call', async () => {
  const itemId = itemIdAt(world, 0)
  const callsOf = (id: number, caller: World['teacher']) =>
    Promise.all([
      caller.call(report.class, { assignmentId: id }),
      caller.call(report.student, { assignmentId: id, uid: uidAt(world, 0) }),
      caller.call(report.item, { assignmentId: id, itemId }),
    ])
  const refused = Array.from({ length: 3 }, () => ({ result: 'notFound', data: null }))
  for (const calls of [
    await callsOf(assignmentId, world.colleague),
    await callsOf(assignmentId, world.stranger),
    await callsOf(987_654_321, world.teacher),
  ])
    expect(calls.map((call) => ({ result: resultId(call), data: call.data }))).toEqual(refused)
})

test('a score from an assignment with hidden names is shown for nobody until they are revealed', async () => {
  const { db } = service
  const changes = async () => {
    const { students } = await world.teacher.get(report.class, { assignmentId })
    const changeOf = (seat: number) => students.find(({ uid }) => uid === uidAt(world, seat))?.change
    return { first: changeOf(0), sixth: changeOf(5) }
  }
  const hidden = await addAssignment(db, world, { endTime: new Date('2026-11-17T06:00:00Z'), score: 100 })
  await addTotals(db, hidden, [
    { uid: uidAt(world, 0), total: 50 },
    { uid: uidAt(world, 5), total: 50 },
  ])
  await db.insert(markingRule).values({ assignmentId: hidden, blindSeed: 'seed' })
  expect(await changes()).toEqual({ first: 71, sixth: null })
  await db.update(markingRule).set({ unblindedAt: handedIn }).where(eq(markingRule.assignmentId, hidden))
  expect(await changes()).toEqual({ first: 471, sixth: 186 })
})
