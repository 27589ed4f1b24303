import { desc, eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClassReport, report } from '#api/contract/groups/report.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { asRead, workbookPayloads } from '#tests/support/files/workbook-payloads.ts'
import { makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { addSubmissions, addAssignment, addTotals } from './testing/given-submissions.ts'
import { unzip } from './testing/unzip.ts'

let service: TestService
let world: World
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 27)
  const earlier = await addAssignment(service.db, world, { endTime: new Date('2026-11-01T06:00:00Z'), score: 100 })
  await addTotals(service.db, earlier, [
    { uid: uidAt(world, 0), total: 80 },
    { uid: uidAt(world, 1), total: 100 },
  ])
  assignmentId = await addClass('第五单元检测', 12)
})

afterAll(() => service.close())

/** The first students marked with falling scores, one waiting for marking, one not handed in. */
async function addClass(assignmentName: string, markedCount: number): Promise<number> {
  const submittedAt = new Date('2026-11-19T08:30:00Z')
  const id = await addAssignment(service.db, world, { assignmentName })
  await addSubmissions(service.db, id, { items: worldItems, itemIds: world.itemIds }, [
    ...Array.from({ length: markedCount }, (_, index) => ({
      uid: uidAt(world, index),
      submittedAt,
      values: [
        index % 3 === 0 ? 'B' : 'A',
        index < 5 ? 'AC' : 'A',
        'library',
        index < 9 ? (workbookPayloads[index % 25] ?? '') : '',
        'Text',
      ],
      written: 150 - 5 * index,
    })),
    { uid: uidAt(world, markedCount), submittedAt, values: ['B', 'AC', 'library', '1/2', 'Text'], written: null },
    { uid: uidAt(world, markedCount + 1), submittedAt: null, values: [], written: null },
  ])
  return id
}

const worksheetsOf = async (bytes: Buffer) => readExcelFile(bytes, { trim: false })

async function exported(id: number, language = 'zh-CN') {
  const response = await service.service(
    request(report.exportClass, { assignmentId: id }, world.teacher, { headers: { 'accept-language': language } }),
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const tenths = (value: number | null): number | null => value && value / 10

const states = { marked: '已批', unmarked: '待批', unsubmitted: '未交' }

const studentCells = ({ students }: ClassReport) =>
  students.map((student) => [
    student.rank,
    student.realname,
    student.username,
    states[student.state],
    tenths(student.total),
    tenths(student.objective),
    tenths(student.written),
    tenths(student.change),
  ])

const itemCells = ({ items }: ClassReport) =>
  items.map((item) => {
    const error = item.answers.find(({ right }) => !right)
    const words = error ? error.value || '未作答' : '无'
    return [
      item.no,
      item.knowledge,
      item.sectionText,
      item.score / 10,
      tenths(item.mean),
      item.facility,
      item.discrimination && item.discrimination / 100,
      item.kind === 'written' ? '见评语' : words,
      error?.count ?? null,
    ]
  })

const summaryCells = ({ assignment: info, statistics, distribution, counts, ...rest }: ClassReport) => [
  ['任务', info.assignmentName],
  ['班级', rest.courseName],
  ['试卷', rest.paperTitle],
  ['开始时间', new Date('2026-11-18T14:00:00Z')],
  ['结束时间', new Date('2026-11-30T20:00:00Z')],
  ['题数', rest.items.length],
  ['满分', info.score / 10],
  ['应交', info.assignedCount],
  ['已批', counts.markedCount],
  ['待批', counts.unmarkedCount],
  ['未交', counts.unsubmittedCount],
  ['均分', tenths(statistics?.mean ?? null)],
  ['中位数', tenths(statistics?.median ?? null)],
  ['标准差', tenths(statistics?.deviation ?? null)],
  ['最高', tenths(statistics?.highest ?? null)],
  ['最低', tenths(statistics?.lowest ?? null)],
  ['及格人数', statistics?.passed ?? null],
  ['及格率(%)', statistics && Math.round((statistics.passed * 100) / counts.markedCount)],
  ...['不足 60%', '60–69%', '70–79%', '80–89%', '90–100%'].map((band, index) => [band, distribution[index]]),
]

test('every cell equals the class report', async () => {
  const answer = await world.teacher.get(report.class, { assignmentId })
  const { bytes } = await exported(assignmentId)
  expect(await worksheetsOf(bytes)).toEqual([
    {
      sheet: '学生',
      data: [['名次', '姓名', '账号', '状态', '总分', '客观', '书面', '比上次(百分点)'], ...studentCells(answer)],
    },
    {
      sheet: '逐题',
      data: [
        ['题号', '考点', '大题', '满分', '均分', '得分率(%)', '区分度', '最常见的错误', '错误人数'],
        ...itemCells(answer),
      ],
    },
    { sheet: '概况', data: [['项目', '数值'], ...summaryCells(answer)] },
  ])
  expect(answer.students.filter(({ change }) => change !== null)).toHaveLength(2)
  expect(answer.items.map(({ discrimination }) => discrimination === null)).toEqual([false, false, false, false, false])
})

test('the file is named by class and assignment, and the export is audited', async () => {
  const { response } = await exported(assignmentId)
  expect(response.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const name = encodeURIComponent('七(2)班-第五单元检测-成绩报告.xlsx').replaceAll('(', '%28').replaceAll(')', '%29')
  expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`)
  const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(row).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'export',
      path: report.exportClass.path,
      objectKind: 'test',
      objectId: assignmentId,
      rowCount: 14,
    }),
  )
})

test('a Word file names the unit of a percentage once', async () => {
  const { statistics, counts, items } = await world.teacher.get(report.class, { assignmentId })
  const response = await world.teacher.file(report.wordOfClass, { assignmentId })
  const xml = unzip(Buffer.from(await response.arrayBuffer())).get('word/document.xml') ?? ''
  const words = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text)
  const passRate = Math.round(((statistics?.passed ?? 0) * 100) / counts.markedCount)
  expect(words.slice(words.indexOf('及格率')).slice(0, 2)).toEqual(['及格率', `${passRate}%`])
  expect(words.filter((word) => word?.includes('得分率'))).toEqual(['得分率'])
  expect(words).toContain(`${items[0]?.facility}%`)
})

test('an English page gets an English workbook', async () => {
  const { response, bytes } = await exported(assignmentId, 'en-GB')
  const sheets = await worksheetsOf(bytes)
  expect(sheets.map(({ sheet, data }) => ({ sheet, columns: data[0] }))).toEqual([
    {
      sheet: 'Students',
      columns: ['Rank', 'Name', 'Account', 'Status', 'Total', 'Objective', 'Written', 'Change (% points)'],
    },
    {
      sheet: 'Items',
      columns: [
        'No.',
        'Knowledge point',
        'Section',
        'Full marks',
        'Mean',
        'Facility (%)',
        'Discrimination',
        'Most common error',
        'Students who made it',
      ],
    },
    { sheet: 'Summary', columns: ['Figure', 'Value'] },
  ])
  expect(sheets[0]?.data.at(-1)?.[3]).toBe('Missing')
  expect(response.headers.get('content-disposition')).toContain('Score%20report.xlsx')
})

test('a class without marked submissions has empty cells, no dashes and no zeros', async () => {
  const { bytes } = await exported(await addClass('没有批完', 0))
  const [students, items, summary] = await worksheetsOf(bytes)
  expect(students?.data.slice(1)).toEqual([
    [null, '姓名 qm0701001', 'qm0701001', '待批', null, 20, null, null],
    [null, '姓名 qm0701002', 'qm0701002', '未交', null, null, null, null],
  ])
  expect(items?.data[1]).toEqual([1, `考点 ${worldItems[0]?.stem}`, '一、综合', 5, null, null, null, null, null])
  expect(summary?.data.slice(12, 19).map((row) => row[1])).toEqual([null, null, null, null, null, null, null])
})

test('rows that the page leaves out are not in the workbook, and the summary covers the whole class', async () => {
  const sheets = async (rows: { handedIn?: boolean; bookId?: number }) => {
    const response = await world.teacher.file(report.exportClass, { assignmentId, ...rows })
    return worksheetsOf(Buffer.from(await response.arrayBuffer()))
  }
  const [all, submitted, missing, ofBook] = [
    await sheets({}),
    await sheets({ handedIn: true }),
    await sheets({ handedIn: false }),
    await sheets({ bookId: 1 }),
  ]
  const lengths = [all, submitted, missing, ofBook].map((book) => book.map(({ data }) => data.length - 1))
  expect(lengths).toEqual([
    [14, 5, 23],
    [13, 5, 23],
    [1, 5, 23],
    [14, 0, 23],
  ])
  expect({ submitted: submitted[2], missing: missing[2], ofBook: ofBook[2] }).toEqual({
    submitted: all[2],
    missing: all[2],
    ofBook: all[2],
  })
})

test('no text becomes a formula: 25 payloads as names of students, every sixth also as the assignment’s name', async () => {
  for (const [index, realname] of workbookPayloads.entries())
    await service.db
      .update(user)
      .set({ realname })
      .where(eq(user.uid, uidAt(world, index)))
  const all = await addClass('=1+1', 25)
  const names: unknown[] = []
  const titles = workbookPayloads.filter((_, index) => index % 6 === 0)
  for (const assignmentName of titles) {
    const id = assignmentName === '=1+1' ? all : await addClass(assignmentName, 1)
    const { bytes } = await exported(id)
    const sheets = await worksheetsOf(bytes)
    names.push(sheets[2]?.data[1]?.[1])
    expect(formulasIn(bytes)).toEqual([])
  }
  expect(names).toEqual(titles.map(asRead))
  const [ofStudents] = await worksheetsOf((await exported(all)).bytes)
  const { students } = await world.teacher.get(report.class, { assignmentId: all })
  expect(ofStudents?.data.slice(1).map((row) => row[1])).toEqual(students.map(({ realname }) => asRead(realname)))
  const others = ['姓名 qm0701026', '姓名 qm0701027']
  expect(students.map(({ realname }) => realname).toSorted()).toEqual([...workbookPayloads, ...others].toSorted())
})

const formulasIn = (bytes: Buffer): string[] =>
  [...unzip(bytes)].filter(([, xml]) => /<f[\s>/]/.test(xml)).map(([name]) => name)

test('a foreign or unknown assignment yields no file', async () => {
  const calls = [
    await world.colleague.file(report.exportClass, { assignmentId }),
    await world.stranger.file(report.exportClass, { assignmentId }),
    await world.teacher.file(report.exportClass, { assignmentId: 987_654_321 }),
  ]
  expect(calls.map(({ headers }) => headers.get('content-type'))).toEqual(
    Array.from({ length: 3 }, () => 'application/json; charset=utf-8'),
  )
  const unknownTest = { data: null, result: { code: resultCodes.notFound, msg: '没有找到，可能已被删除' } }
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual(calls.map(() => unknownTest))
})
