import { eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { school } from '#server/database/schema/people.ts'
import { item, question } from '#server/database/schema/questions.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions, addTotals } from '../testing/given-submissions.ts'
import { worksheetOfTable } from '../testing/worksheet-of-table.ts'
import { textsOfTable } from '../testing/texts-of-table.ts'

let service: TestService
let world: World

/** Totals of three students in assignments of three weeks, full marks 100, 200 and 100; the last paper is much harder. */
const totals = [
  { name: '第一次', endTime: '2026-10-01T06:00:00Z', score: 100, of: [90, 60, 30] },
  { name: '第二次', endTime: '2026-10-08T06:00:00Z', score: 200, of: [160, 160, 100] },
  { name: '第三次', endTime: '2026-10-15T06:00:00Z', score: 100, of: [20, 30, 40] },
] as const

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  for (const { name, endTime, score, of } of totals) {
    const id = await addAssignment(service.db, world, {
      assignmentName: name,
      score,
      beginTime: new Date(Date.parse(endTime) - 3_600_000),
      endTime: new Date(endTime),
    })
    await addTotals(
      service.db,
      id,
      of.map((total, index) => ({ uid: uidAt(world, index), total })),
    )
  }
})

afterAll(() => service.close())

const asked = () => ({ courseId: world.courseId, anonymous: false })

test('a class over time: its assignments, oldest first', async () => {
  const { courseName, table } = await world.teacher.get(report.trend, asked())
  expect(courseName).toBe('七年级(2)班')
  expect(textsOfTable(table)).toEqual([
    ['第一次', 'test', null, 3, 3, 0, 0, 10, 6, 2.4, 60, null, null],
    ['第二次', 'test', null, 3, 3, 0, 0, 20, 14, 2.8, 70, null, null],
    ['第三次', 'test', null, 3, 3, 0, 0, 10, 3, 0.8, 30, null, null],
  ])
})

test('a trend of z-scores is independent of how hard a paper was: those falling behind come first', async () => {
  const { table } = await world.teacher.get(report.progressList, asked())
  expect(textsOfTable(table)).toEqual([
    ['姓名 qm0701001', 3, 0, 17, 0.24, -1.22],
    ['姓名 qm0701002', 3, 0, 50, 0.24, 0],
    ['姓名 qm0701003', 3, 0, 83, -0.47, 1.22],
    ['姓名 qm0701004', 0, 0, null, null, null],
  ])
})

test('the days limit the range, both included', async () => {
  const within = async (startDate?: string, endDate?: string) =>
    textsOfTable((await world.teacher.get(report.trend, { ...asked(), startDate, endDate })).table).map(
      ([name]) => name,
    )
  expect(await within('2026-10-08', '2026-10-08')).toEqual(['第二次'])
  expect(await within('2026-10-02')).toEqual(['第二次', '第三次'])
  expect(await within(undefined, '2026-10-07')).toEqual(['第一次'])
})

test('scores have one column per assignment; hidden names are numbers, and not as in the class list', async () => {
  const { table } = await world.teacher.get(report.scoreList, { ...asked(), anonymous: true })
  expect(table.columns.map(({ heading }) => heading)).toEqual([null, '第一次', '第二次', '第三次'])
  const listed = [
    [9, 16, 2],
    [6, 16, 3],
    [3, 10, 4],
    [null, null, null],
  ].map((scores, index) => ({ uid: uidAt(world, index), scores }))
  const inOrder = orderOfAliases(listed, asked())
  expect(textsOfTable(table)).toEqual(inOrder.map(({ scores }, index) => [`学生 ${index + 1}`, ...scores]))
})

test('one student over time, compared with the class', async () => {
  const answer = await world.teacher.get(report.studentTrend, { ...asked(), studentId: uidAt(world, 0) })
  expect({
    realname: answer.realname,
    missing: answer.missing,
    standing: answer.standing,
    trend: answer.trend,
  }).toEqual({ realname: '姓名 qm0701001', missing: 0, standing: 24, trend: -122 })
  expect(textsOfTable(answer.table)).toEqual([
    ['第一次', null, 'marked', 9, 10, 6, 90, 1.22, 83],
    ['第二次', null, 'marked', 16, 20, 14, 80, 0.71, 67],
    ['第三次', null, 'marked', 2, 10, 3, 20, -1.22, 17],
  ])
})

test('an assignment that was ended early has the end it had', async () => {
  const [one] = totals
  const finishedAt = new Date(Date.parse(one.endTime) - 60_000)
  const isFirst = eq(assignment.assignmentName, one.name)
  await service.db.update(assignment).set({ finishedAt }).where(isFirst)
  const endsOf = ({ rows }: WireTable, at: number) => rows.map(({ cells }) => cells[at])
  const ended = [finishedAt.toISOString(), ...totals.slice(1).map(({ endTime }) => new Date(endTime).toISOString())]
  const cells = ended.map((at) => ({ kind: 'instant', instant: at }))
  const ofClass = await world.teacher.get(report.trend, asked())
  const ofStudent = await world.teacher.get(report.studentTrend, { ...asked(), studentId: uidAt(world, 0) })
  expect({ ofClass: endsOf(ofClass.table, 2), ofStudent: endsOf(ofStudent.table, 1) }).toEqual({
    ofClass: cells,
    ofStudent: cells,
  })
  await service.db.update(assignment).set({ finishedAt: null }).where(isFirst)
})

test('nobody else can read a class over time, or a student of another class', async () => {
  const results = async (who: World['teacher'], studentId: number) => ({
    trend: resultId(await who.call(report.trend, asked())),
    progress: resultId(await who.call(report.progressList, asked())),
    oftenWrong: resultId(await who.call(report.oftenWrong, asked())),
    student: resultId(await who.call(report.studentTrend, { ...asked(), studentId })),
  })
  expect(await results(world.stranger, uidAt(world, 0))).toEqual({
    trend: 'notFound',
    progress: 'notFound',
    oftenWrong: 'notFound',
    student: 'notFound',
  })
  expect(await results(world.teacher, world.strangerStudent.uid)).toEqual({
    trend: 'ok',
    progress: 'ok',
    oftenWrong: 'ok',
    student: 'notFound',
  })
})

test('missing are those who have not handed in although their own time is over', async () => {
  const { now } = service.clock
  const hour = 3_600_000
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  const id = await addAssignment(service.db, world, { assignmentName: '第四次', beginTime: at(-3), endTime: at(-1) })
  await service.db.insert(submission).values([0, 1, 2].map((seat) => ({ assignmentId: id, uid: uidAt(world, seat) })))
  await service.db
    .insert(assignmentException)
    .values({ assignmentId: id, uid: uidAt(world, 1), endTime: at(1), changedAt: at(-2) })
  const open = await addAssignment(service.db, world, { assignmentName: '第五次', beginTime: at(-1), endTime: at(2) })
  await service.db.insert(submission).values([0, 1].map((seat) => ({ assignmentId: open, uid: uidAt(world, seat) })))
  await service.db
    .insert(assignmentException)
    .values({ assignmentId: open, uid: uidAt(world, 0), endTime: at(-0.5), changedAt: at(-1) })
  const days = { startDate: '2026-11-01' }
  const { table } = await world.teacher.get(report.trend, { ...asked(), ...days })
  expect(textsOfTable(table).map(([name, , , assigned, , , missing]) => ({ name, assigned, missing }))).toEqual([
    { name: '第四次', assigned: 3, missing: 2 },
    { name: '第五次', assigned: 2, missing: 1 },
  ])
  const progress = await world.teacher.get(report.progressList, { ...asked(), ...days })
  expect(textsOfTable(progress.table).map(([name, , missing]) => ({ name, missing }))).toEqual([
    { name: '姓名 qm0701001', missing: 2 },
    { name: '姓名 qm0701002', missing: 0 },
    { name: '姓名 qm0701003', missing: 1 },
    { name: '姓名 qm0701004', missing: 0 },
  ])
})

test('the growth after one assignment covers the students who had it, each by name', async () => {
  const id = await addAssignment(service.db, world, { assignmentName: '补测' })
  await service.db.insert(submission).values({ assignmentId: id, uid: uidAt(world, 2) })
  const { tables } = await world.teacher.get(report.family, { assignmentId: id, family: 'growth', anonymous: false })
  const named = tables
    .filter((table) => table.id === 'progress')
    .flatMap((table) => textsOfTable(table).map(([name]) => name))
  expect(named).toEqual(['姓名 qm0701003'])
})

test('often wrong follows the rule for wrong questions: a text below six tenths, everything else below its score', async () => {
  const id = await addAssignment(service.db, world, { assignmentName: '错题' })
  const at = { submittedAt: new Date('2026-11-19T08:30:00Z') }
  await addSubmissions(service.db, id, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 0), ...at, values: ['A', 'AC', 'library', '1/2', 'My day'], written: 100 },
    { uid: uidAt(world, 1), ...at, values: ['A', 'AC', '', '1/2', 'My day'], written: 90 },
  ])
  const { table } = await world.teacher.get(report.oftenWrong, asked())
  expect(textsOfTable(table)).toEqual([
    ['She ____ to school every day.', '考点 She ____ to school every day.', 2, 2, 0],
    ['n. 图书馆', '考点 n. 图书馆', 1, 2, 50],
  ])
  expect(table.rows.map(({ behind }) => behind)).toEqual([
    { kind: 'item', id: world.itemIds[0], reportOf: id },
    { kind: 'item', id: world.itemIds[2], reportOf: id },
  ])
  // An item without a text of its own is a blank of its passage, told by its number and its sentence.
  const [itemId = 0] = world.itemIds
  const passage = 'Tom was late again. She [[1]] to school [[2]] day.'
  const [blank] = await service.db.update(item).set({ stem: '' }).where(eq(item.itemId, itemId)).returning()
  await service.db
    .update(question)
    .set({ passage })
    .where(eq(question.questionId, blank?.questionId ?? 0))
  const { table: shown } = await world.teacher.get(report.oftenWrong, asked())
  expect(textsOfTable(shown).map(([stem]) => stem)).toEqual(['(1) She __1__ to school ____ day.', 'n. 图书馆'])
})

test('the workbook of a class over time has every table of the screen with every cell', async () => {
  const tables = [
    (await world.teacher.get(report.trend, asked())).table,
    (await world.teacher.get(report.progressList, asked())).table,
    (await world.teacher.get(report.oftenWrong, asked())).table,
    (await world.teacher.get(report.scoreList, asked())).table,
  ]
  const response = await world.teacher.file(report.exportTrack, asked())
  const sheets = await readExcelFile(Buffer.from(await response.arrayBuffer()), { trim: false })
  expect(sheets).toEqual(tables.map(worksheetOfTable))
})

test('the workbook of a student over time has every cell of the screen, under the name shown', async () => {
  const asks = { ...asked(), studentId: uidAt(world, 0) }
  const { table } = await world.teacher.get(report.studentTrend, asks)
  const read = async (anonymous: boolean) => {
    const response = await world.teacher.file(report.exportStudentTrend, { ...asks, anonymous })
    const name = decodeURIComponent(response.headers.get('content-disposition') ?? '').replace(/.*''/, '')
    return { name, sheets: await readExcelFile(Buffer.from(await response.arrayBuffer()), { trim: false }) }
  }
  const sheets = [worksheetOfTable(table)]
  const listed = [0, 1, 2, 3].map((index) => ({ uid: uidAt(world, index) }))
  const alias = 1 + orderOfAliases(listed, asked()).findIndex(({ uid }) => uid === asks.studentId)
  expect({ named: await read(false), anonymous: await read(true) }).toEqual({
    named: { name: '七(2)班-姓名 qm0701001-学生学情.xlsx', sheets },
    anonymous: { name: `七(2)班-学生 ${alias}-学生学情.xlsx`, sheets },
  })
  const stranger = { ...asked(), studentId: world.strangerStudent.uid }
  expect(resultId(await world.teacher.call(report.exportStudentTrend, stranger))).toBe('notFound')
})

test('assignments with the same name are distinguished by the day of their end', async () => {
  for (const endTime of ['2026-12-02T06:00:00Z', '2026-12-09T06:00:00Z', '2026-12-09T07:00:00Z'])
    await addAssignment(service.db, world, { assignmentName: '周测', endTime: new Date(endTime) })
  const { table } = await world.teacher.get(report.scoreList, { ...asked(), startDate: '2026-12-01' })
  expect(table.columns.map(({ heading }) => heading)).toEqual([null, '周测 12-02', '周测 12-09 (1)', '周测 12-09 (2)'])
})

test('a class is compared with all who had the same paper, in the classes that its teacher may see', async () => {
  const id = await addAssignment(service.db, world, { courseId: world.colleagueCourseId, score: 200 })
  const { db } = service
  await addTotals(
    db,
    id,
    [100, 60, 20].map((total, index) => ({ uid: uidAt(world, index), total })),
  )
  const compared = async () => {
    const { table } = await world.teacher.get(report.trend, { ...asked(), endDate: '2026-10-31' })
    return textsOfTable(table).map((cells) => cells.slice(-2))
  }
  const none = [null, null]
  const isHidden = { assignmentId: id, blindSeed: 'seed' }
  const asTeacher = await compared()
  await db.update(school).set({ ownerId: world.teacher.uid })
  const asOwner = await compared()
  await db.insert(markingRule).values(isHidden)
  expect({ asTeacher, asOwner, compared: await compared() }).toEqual({
    asTeacher: [none, none, none],
    // Of 160, 160, 100, 100, 60 and 20 the mean is 100 and the deviation 50.3; the class has 160, 160 and 100.
    asOwner: [none, [0.79, 72], none],
    compared: [none, none, none],
  })
})

test('of items that were wrong equally often, the one with fewer answers comes first', async () => {
  const endTime = new Date('2026-12-20T06:00:00Z')
  const id = await addAssignment(service.db, world, { assignmentName: '同样多', endTime })
  const at = { submittedAt: new Date('2026-12-20T05:00:00Z'), written: 100 }
  await addSubmissions(service.db, id, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 0), ...at, values: ['A', 'AC', '', '1/2', 'My day'] },
    { uid: uidAt(world, 1), ...at, values: ['B'] },
  ])
  const { table } = await world.teacher.get(report.oftenWrong, { ...asked(), startDate: '2026-12-20' })
  const [first = 0, , third = 0] = world.itemIds
  expect(first).toBeLessThan(third)
  expect(textsOfTable(table).map(([, , wrong, answered]) => ({ wrong, answered }))).toEqual([
    { wrong: 1, answered: 1 },
    { wrong: 1, answered: 2 },
  ])
})
