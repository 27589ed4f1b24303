import { desc, eq } from 'drizzle-orm'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { resultCodes } from '#api/contract/result-codes.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { asRead, workbookPayloads } from '#tests/support/files/workbook-payloads.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { unzip } from '../report/testing/unzip.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, workbookPayloads.length)
})

afterAll(() => service.close())

async function exported(assignmentId: number, language = 'zh-CN') {
  const response = await service.service(
    request(assigning.exportStudents, { assignmentId }, world.teacher, { headers: { 'accept-language': language } }),
  )
  const bytes = Buffer.from(await response.arrayBuffer())
  return { response, bytes, sheets: await readExcelFile(bytes, { trim: false }) }
}

/** One marked, one waiting for marking, one without an answer, one not handed in. */
const mixed = () =>
  givenAssignment(service, world, {
    submissions: [
      { at: '2026-11-19T00:30:00Z', objective: 125, written: 100 },
      { at: '2026-11-19T10:05:00Z', objective: 200, unmarked: 1 },
      { at: '2026-11-20T01:00:00Z' },
      null,
    ],
  })

const named = (seat: number) => [`姓名 qm070100${seat}`, `qm070100${seat}`]

test('one line per student: whether and when they handed in, what is marked, and the score', async () => {
  const { sheets } = await exported(await mixed())
  expect(sheets).toEqual([
    {
      sheet: '名单',
      data: [
        ['姓名', '账号', '状态', '提交时间', '得分(满分 35)'],
        [...named(1), '已批', new Date('2026-11-19T08:30:00Z'), 22.5],
        [...named(2), '待批', new Date('2026-11-19T18:05:00Z'), null],
        [...named(3), '已批', new Date('2026-11-20T09:00:00Z'), 0],
        [...named(4), '未交', null, null],
      ],
    },
  ])
})

test('the file is named by class and assignment, and the export is audited', async () => {
  const assignmentId = await mixed()
  const { response } = await exported(assignmentId)
  const name = encodeURIComponent('七(2)班-第五单元检测-名单.xlsx').replaceAll('(', '%28').replaceAll(')', '%29')
  expect(response.headers.get('content-type')).toBe(assigning.exportStudents.output.file)
  expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${name}`)
  const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(row).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'export',
      path: assigning.exportStudents.path,
      objectKind: 'test',
      objectId: assignmentId,
      rowCount: 4,
    }),
  )
})

test('an English page gets an English list', async () => {
  const { response, sheets } = await exported(await mixed(), 'en-GB')
  expect(sheets.map(({ sheet, data }) => ({ sheet, head: data[0], states: data.map((row) => row[2]) }))).toEqual([
    {
      sheet: 'Students',
      head: ['Name', 'Account', 'Status', 'Handed in', 'Score (of 35)'],
      states: ['Status', 'Marked', 'To mark', 'Marked', 'Missing'],
    },
  ])
  expect(response.headers.get('content-disposition')).toContain('Students.xlsx')
})

test('an unpublished assignment has a list without students', async () => {
  const { sheets } = await exported(await givenAssignment(service, world, { published: null }))
  expect(sheets.map(({ data }) => data.length)).toEqual([1])
})

test('a foreign or unknown assignment yields no file', async () => {
  const assignmentId = await mixed()
  const calls = [
    await world.colleague.file(assigning.exportStudents, { assignmentId }),
    await world.stranger.file(assigning.exportStudents, { assignmentId }),
    await world.teacher.file(assigning.exportStudents, { assignmentId: 987_654_321 }),
  ]
  const unknownTest = { data: null, result: { code: resultCodes.notFound, msg: '没有找到，可能已被删除' } }
  expect(await Promise.all(calls.map((call) => call.json()))).toEqual(calls.map(() => unknownTest))
})

test('no text becomes a formula: 25 payloads as names of students', async () => {
  for (const [index, realname] of workbookPayloads.entries())
    await service.db
      .update(user)
      .set({ realname })
      .where(eq(user.uid, uidAt(world, index)))
  const { bytes, sheets } = await exported(
    await givenAssignment(service, world, { submissions: workbookPayloads.map(() => null) }),
  )
  expect(sheets[0]?.data.slice(1).map((row) => row[0])).toEqual(workbookPayloads.map(asRead))
  expect([...unzip(bytes)].filter(([, xml]) => /<f[\s>/]/.test(xml)).map(([file]) => file)).toEqual([])
})
