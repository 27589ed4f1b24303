import { and, eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'
import { reportFamilies, type ReportFamily } from '#domain/report/families.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { school } from '#server/database/schema/people.ts'
import { item } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addSheets } from '#tests/support/worlds/read-sheets.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../testing/given-submissions.ts'
import { worksheetOfTable } from '../testing/worksheet-of-table.ts'
import { textsOfTable } from '../testing/texts-of-table.ts'

let service: TestService
let world: World
let assignmentId: number

const begun = '2026-11-19T08:00:00Z'

/** Answers to the four automatically marked items, and the writing's score in tenths. */
const marked: readonly (readonly [string, string, string, string, number])[] = [
  ['B', 'AC', 'library', '1/2', 140],
  ['B', 'AC', 'library', '0.5', 120],
  ['B', 'AC', 'libraries', '1/2', 110],
  ['B', 'A', 'library', '1/2', 100],
  ['B', 'AC', 'liberry', '0.5', 100],
  ['A', 'AC', 'library', '1/2', 90],
  ['B', 'AB', 'library', '2', 90],
  ['B', 'C', '', '1/2', 65],
  ['C', 'AC', 'liberry', '2', 70],
  ['A', 'BD', 'library', '', 60],
  ['A', '', 'liberry', '-2', 50],
  ['', '', '', '', 0],
]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 13)
  await service.db.update(course).set({ subjectId: subjects.juniorMaths })
  assignmentId = await give({ kind: 'homework' })
})

afterAll(() => service.close())

async function give(over: Parameters<typeof addAssignment>[2], handedIn = marked): Promise<number> {
  const id = await addAssignment(service.db, world, { beginTime: new Date('2026-11-18T06:00:00Z'), ...over })
  await addSubmissions(service.db, id, { items: worldItems, itemIds: world.itemIds }, [
    ...handedIn.map(([one, two, three, four, written], index) => ({
      uid: uidAt(world, index),
      submittedAt: new Date(begun),
      values: [one, two, three, four, `Text ${index + 1}`],
      written,
    })),
    { uid: uidAt(world, 12), submittedAt: null, values: [], written: null },
  ])
  return id
}

const read = (family: ReportFamily, over = {}) =>
  world.teacher.get(report.family, { assignmentId, family, anonymous: false, ...over })

const tableIn = async (family: ReportFamily, id: WireTable['id'], over = {}) =>
  (await read(family, over)).tables.find((table) => table.id === id)

test('a paper report has its reliability, its sections, and warnings about its items', async () => {
  const reliability = await tableIn('paper', 'reliability')
  expect(textsOfTable(reliability)).toEqual([[12, 5, 0.85, 4.1]])
  expect(reliability?.rows.map(({ behind }) => behind)).toEqual([{ kind: 'table', id: 'itemAnalysis' }])
  expect(textsOfTable(await tableIn('paper', 'sections'))).toEqual([['一、综合', 5, 35, 20, 57]])
  expect(textsOfTable(await tableIn('paper', 'itemAnalysis'))).toEqual([
    [1, '考点 She ____ to school every day.', 58, 1, 0.64, null],
    [2, '考点 Which are even?', 58, 0.63, 0.61, null],
    [3, '考点 n. 图书馆', 58, 0.75, 0.44, null],
    [4, '考点 $1-\\dfrac{1}{2}=$ ____', 58, 1, 0.76, null],
    [5, '考点 My Saturday', 55, 0.48, 0.9, null],
  ])
})

test('every option is listed with who chose it, also one that nobody chose, and links to those of the item who did', async () => {
  const options = await tableIn('paper', 'options')
  expect(textsOfTable(options)).toEqual([
    [1, 'A', null, 3, 0, 1, 2],
    [1, 'B', 'right', 7, 4, 3, 0],
    [1, 'C', null, 1, 0, 0, 1],
    [1, 'D', null, 0, 0, 0, 0],
    [1, 'leftOpen', null, 1, 0, 0, 1],
    [2, 'A', 'right', 8, 4, 3, 1],
    [2, 'B', null, 2, 0, 1, 1],
    [2, 'C', 'right', 7, 3, 3, 1],
    [2, 'D', null, 1, 0, 0, 1],
    [2, 'leftOpen', null, 2, 0, 0, 2],
  ])
  const [first, second] = world.itemIds
  expect(options?.rows.slice(3, 6).map(({ behind }) => behind)).toEqual([
    { kind: 'answer', id: first, value: 'D' },
    { kind: 'answer', id: first, value: '' },
    { kind: 'item', id: second },
  ])
  expect(textsOfTable(await tableIn('paper', 'combinations'))).toEqual([
    [2, 'AC', 'right', 6, 3, 2, 1],
    [2, 'A', null, 1, 1, 0, 0],
    [2, 'AB', null, 1, 0, 1, 0],
    [2, 'BD', null, 1, 0, 0, 1],
    [2, 'C', null, 1, 0, 1, 0],
  ])
  expect(textsOfTable(await tableIn('paper', 'wrongAnswers'))).toEqual([
    [3, 'liberry', 3, 0, 1, 2],
    [3, 'leftOpen', 2, 0, 1, 1],
    [4, 'leftOpen', 2, 0, 0, 2],
    [4, '2', 2, 0, 1, 1],
  ])
})

test('writing is reported by criterion, with the best, the middle and the weakest text', async () => {
  expect(textsOfTable(await tableIn('composition', 'samples'))).toEqual([
    [5, 'best', '姓名 qm0701001', 14, 15, 'Text 1'],
    [5, 'central', '姓名 qm0701006', 9, 15, 'Text 6'],
    [5, 'weakest', '姓名 qm0701012', 0, 15, 'Text 12'],
  ])
  expect(textsOfTable(await tableIn('composition', 'partStudents')).slice(0, 2)).toEqual([
    [1, '姓名 qm0701001', 14, 15, 93],
    [2, '姓名 qm0701002', 12, 15, 80],
  ])
})

test('an item is reported by criteria only if its marks have them', async () => {
  const byCriteria = async (criteria: number[] | null) => {
    await service.db
      .update(answer)
      .set({ criteria })
      .where(eq(answer.itemId, itemIdAt(world, 4)))
    return (await tableIn('composition', 'criteria'))?.rows.length
  }
  const withScores = await byCriteria([50, 60, 40])
  expect({ withScores, byCriteria: await byCriteria(null) }).toStrictEqual({ withScores: 3, byCriteria: undefined })
})

test('writing on a sheet is reported with its crop', async () => {
  const { db } = service
  const isFirst = and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uidAt(world, 0)))
  const [first] = await db.select().from(submission).where(isFirst)
  const itemId = itemIdAt(world, 4)
  const isWriting = and(eq(answer.submissionId, first?.submissionId ?? 0), eq(answer.itemId, itemId))
  await db.update(answer).set({ value: onSheet }).where(isWriting)
  const sheets = { assignmentId, uid: uidAt(world, 0), owner: world.teacher.uid, itemId }
  const [scanPageId] = await addSheets(db, sheets, [40])
  const cells = (await tableIn('composition', 'samples'))?.rows.map((row) => row.cells.at(-1))
  expect(cells).toEqual([
    { kind: 'crop', place: { scanPageId, area: { x: 20, y: 40, w: 60, h: 8 } } },
    { kind: 'text', text: 'Text 6' },
    { kind: 'text', text: 'Text 12' },
  ])
  expect((await workbookOf('composition', false)).text).toContain(onSheet)
})

test('practice shows who is done, how long it took, and what was right first time', async () => {
  const rows = textsOfTable(await tableIn('practice', 'completion'))
  expect({ first: rows[0], last: rows.at(-1) }).toEqual({
    first: ['姓名 qm0701001', 'marked', null, 0, 4, 5, 34],
    last: ['姓名 qm0701013', 'unsubmitted', null, null, null, 5, null],
  })
})

test('hidden names are replaced by numbers, the same in all reports and files, not those of the class list', async () => {
  const hidden = { anonymous: true }
  const listed = Array.from({ length: 13 }, (_, index) => ({ uid: uidAt(world, index) }))
  const order = orderOfAliases(listed, { assignmentId }).map(({ uid }) => uid)
  const aliasAt = (index: number) => `学生 ${order.indexOf(uidAt(world, index)) + 1}`
  expect(textsOfTable(await tableIn('composition', 'samples', hidden)).map(([, , name]) => name)).toEqual(
    [0, 5, 11].map(aliasAt),
  )
  expect(textsOfTable(await tableIn('practice', 'completion', hidden)).map(([name]) => name)).toEqual(
    order.map((_, index) => `学生 ${index + 1}`),
  )
  const { text } = await workbookOf('composition', true)
  expect(text).not.toContain('姓名 qm')
  const response = await world.teacher.file(report.exportClass, { assignmentId, anonymous: true })
  const [students] = await readExcelFile(Buffer.from(await response.arrayBuffer()))
  expect(students?.data.slice(1).map(([, name]) => name)).toEqual(order.map((_, index) => `学生 ${index + 1}`))
})

test('a class report says which families have items; without a choice the fitting one is used', async () => {
  const { families } = await world.teacher.get(report.class, { assignmentId })
  expect(families).toEqual(['paper', 'composition', 'practice', 'growth', 'classes'])
  const { usual, tables } = await read('listening')
  expect({ usual, tables }).toEqual({ usual: 'practice', tables: [] })
})

test('classes with the same paper are compared; other teachers’ only for the owner of the school', async () => {
  await service.db.update(course).set({ courseName: '七年级(3)班' })
  await service.db.update(school).set({ ownerId: world.teacher.uid })
  const other = await give({ courseId: world.colleagueCourseId, beginTime: new Date('2026-11-16T06:00:00Z') })
  const own = [13, 12, 20, 21.5, 10.5, 34, 0, 50]
  const compared = async (who: World['teacher'], id: number) => {
    const { tables } = await who.get(report.family, { assignmentId: id, family: 'classes', anonymous: false })
    return { rows: textsOfTable(tables[0]), headings: tables[1]?.columns.slice(2).map(({ heading }) => heading) }
  }
  expect(await compared(world.teacher, assignmentId)).toEqual({
    rows: [
      ['七(3)班 11-18', ...own],
      ['七(3)班 11-16', ...own],
    ],
    headings: ['七(3)班 11-18', '七(3)班 11-16'],
  })
  expect(await compared(world.colleague, other)).toEqual({ rows: [['七(3)班', ...own]], headings: ['七(3)班'] })
})

async function workbookOf(family: ReportFamily, anonymous: boolean) {
  const response = await world.teacher.file(report.exportFamily, { assignmentId, family, anonymous })
  const sheets = await readExcelFile(Buffer.from(await response.arrayBuffer()), { trim: false })
  return { sheets, text: JSON.stringify(sheets) }
}

test.each(reportFamilies.filter((family) => family !== 'listening' && family !== 'words'))(
  'the workbook of %s has every table of the screen with every cell, numbers as numbers',
  async (family) => {
    expect((await workbookOf(family, false)).sheets).toEqual((await read(family)).tables.map(worksheetOfTable))
  },
)

test('a section and a knowledge point link to all their items', async () => {
  const [first = 0, , third = 0] = world.itemIds
  const [{ knowledgeId } = { knowledgeId: 0 }] = await service.db.select().from(item).where(eq(item.itemId, first))
  await service.db.update(item).set({ knowledgeId }).where(eq(item.itemId, third))
  const sections = await tableIn('paper', 'sections')
  expect(sections?.rows.map(({ behind }) => behind)).toEqual([
    { kind: 'items', name: '一、综合', itemIds: [...world.itemIds] },
  ])
  const name = '考点 She ____ to school every day.'
  const points = (await tableIn('paper', 'knowledge'))?.rows.map(({ behind }) => behind)
  expect(points?.filter((behind) => behind?.kind === 'items' && behind.itemIds.length > 1)).toEqual([
    { kind: 'items', name, itemIds: [first, third] },
  ])
})

test('before the first marked submission there are no figures, only who has to hand in', async () => {
  const id = await addAssignment(service.db, world, { kind: 'homework' })
  await addSubmissions(service.db, id, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 0), submittedAt: null, values: [], written: null },
  ])
  const tablesOf = async (family: ReportFamily) =>
    (await read(family, { assignmentId: id })).tables.map((table) => [table.id, table.rows.length])
  expect({
    paper: await tablesOf('paper'),
    composition: await tablesOf('composition'),
    practice: await tablesOf('practice'),
  }).toEqual({ paper: [], composition: [], practice: [['completion', 1]] })
})

test('with fewer than ten submissions there are no groups, so their columns stay empty', async () => {
  const id = await give({ kind: 'homework' }, marked.slice(3))
  const groupsIn = async (table: WireTable['id']) =>
    textsOfTable(await tableIn('paper', table, { assignmentId: id })).map((cells) => cells.slice(-4))
  expect({
    options: (await groupsIn('options')).slice(0, 2),
    combinations: (await groupsIn('combinations')).slice(0, 1),
    wrongAnswers: (await groupsIn('wrongAnswers')).slice(0, 1),
  }).toEqual({
    options: [
      [3, null, null, null],
      [4, null, null, null],
    ],
    combinations: [[3, null, null, null]],
    wrongAnswers: [[3, null, null, null]],
  })
})
