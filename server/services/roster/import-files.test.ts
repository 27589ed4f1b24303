import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import { codeKey } from '#domain/roster/roster-member.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { inventStudents, oneRosterFiles } from '#tests/support/files/roster-files.ts'
import { request, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { worksheetRow, workbookParts } from '#tests/support/files/workbook-parts.ts'
import { workbookBombs } from '#tests/support/files/workbook-bombs.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { writeZip } from '#tests/support/files/zip-writer.ts'
import { membersOf } from './class-members.ts'
import { contentOf, emptyClassOf, imported } from './testing/class-lists.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const emptyClass = () => emptyClassOf(world.teacher)

async function fileOf(response: Response): Promise<Buffer> {
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  return Buffer.from(await response.arrayBuffer())
}

async function viewOfFile(courseId: number, bytes: Uint8Array, fileName = '名单.xlsx') {
  const { list } = await world.teacher.get(roster.read, { courseId, fileName, content: contentOf(bytes) })
  return world.teacher.get(roster.view, { importId: list?.importId ?? 0 })
}

const field = (name: 'realname' | 'number' | 'groupName', typed: string): string | null => {
  const read = readField(name, typed)
  return 'value' in read ? read.value : null
}

test('the worksheets of a workbook with several lists are reported, and the chosen ones become one list', async () => {
  const courseId = await emptyClass()
  const sheets = ['一班', '二班', '三班'].map((name) => ({
    name,
    rows: worksheetRow(1, ['姓名', '学号']) + worksheetRow(2, [`${name}学生`, '7']),
  }))
  const file = { courseId, fileName: '七年级.xlsx', content: contentOf(writeZip(workbookParts({ sheets }))) }
  expect(await world.teacher.get(roster.read, file)).toEqual({
    list: null,
    sheets: [
      { name: '一班', students: 1 },
      { name: '二班', students: 1 },
      { name: '三班', students: 1 },
    ],
    classes: [],
  })
  const { list } = await world.teacher.get(roster.read, { ...file, sheets: ['一班', '三班'] })
  const importId = list?.importId ?? 0
  const view = await world.teacher.get(roster.view, { importId })
  expect({ rows: list?.rows, sheets: view.sheets, otherSheets: view.otherSheets }).toEqual({
    rows: 2,
    sheets: [
      { name: '一班', rowsBefore: 0 },
      { name: '三班', rowsBefore: 2 },
    ],
    otherSheets: ['二班'],
  })
  const problemRows = view.rows.map(({ row, kind, realname, problems }) => [row, kind, realname, problems[0]?.otherRow])
  expect(problemRows).toEqual([
    [2, 'bad', '一班学生', 4],
    [4, 'bad', '三班学生', 2],
  ])
  const failed = await fileOf(await world.teacher.file(roster.failedRows, { importId }))
  const reasons = (await viewOfFile(courseId, failed)).rows.map(({ cells }) => cells.at(-1))
  expect(reasons).toEqual([
    '“一班”第 2 行\n学号：学号和另一行重复，请改正其中一行(见第 3 行)',
    '“三班”第 2 行\n学号：学号和另一行重复，请改正其中一行(见第 2 行)',
  ])
})

test('edge names: added, listed, exported and imported again, they are unchanged', async () => {
  const courseId = await emptyClass()
  // One of eight: that all of them are kept in a file is proved without a service.
  const kept = edgeNames.filter((name, index) => index % 8 === 0 && field('realname', name) !== null)
  for (const [index, realname] of kept.entries())
    await world.teacher.get(roster.save, { courseId, realname, studentNo: `E${100 + index}`, asNew: true })
  const { list } = await world.teacher.get(courseArea.students, { courseId, pager: { currentPage: 1, pageSize: 9999 } })
  expect(list.map(({ realname }) => realname)).toEqual(kept.map((name) => name.normalize('NFC').trim()))
  const { rows, missing } = await viewOfFile(
    courseId,
    await fileOf(await world.teacher.file(roster.exportList, { courseId })),
  )
  expect({ kinds: new Set(rows.map(({ kind }) => kind)), rows: rows.length, missing }).toEqual({
    kinds: new Set(['unchanged']),
    rows: kept.length,
    missing: [],
  })
})

const letters = fc.string({ unit: fc.constantFrom(...'林雅婷欧阳单曾𠮷㛃·=+-@ab 7'), minLength: 1, maxLength: 6 })

const student = fc.record({
  realname: letters.map((typed) => field('realname', `名${typed}`) ?? '名'),
  number: fc
    .string({ unit: fc.constantFrom(...'0123456789Ab-'), minLength: 3, maxLength: 9 })
    .map((typed) => field('number', `n${typed}`)),
  groupName: fc.option(letters.map((typed) => field('groupName', `组${typed}`))),
})

test('any class that is exported and imported again gains nobody and changes nobody', async () => {
  const rosters = fc.uniqueArray(student, {
    minLength: 1,
    maxLength: 12,
    selector: ({ number }) => codeKey(number ?? ''),
  })
  await fc.assert(
    fc.asyncProperty(rosters, async (students) => {
      const courseId = await emptyClass()
      const lines = students.map(
        ({ realname, number, groupName }) => `${realname},${number}x${courseId},${groupName ?? ''}`,
      )
      const { result } = await imported(service, world.teacher, courseId, ['姓名,学号,小组', ...lines].join('\n'))
      expect(result?.added).toBe(students.length)
      const before = await membersOf(service.db, courseId)
      const { rows, missing } = await viewOfFile(
        courseId,
        await fileOf(await world.teacher.file(roster.exportList, { courseId })),
      )
      expect({ rows: rows.map(({ kind, uid }) => ({ kind, uid })), missing }).toEqual({
        rows: before.map(({ uid }) => ({ kind: 'unchanged', uid })),
        missing: [],
      })
    }),
    { numRuns: 4, seed: 20_261_121 },
  )
})

test('failed rows are returned as a file with the reasons, which imports once corrected', async () => {
  const courseId = await emptyClass()
  const text = '姓名,学号,备注\n姚一,701,班长\n姚二,1.5,\n2024/9/1,703,'
  const content = contentOf(text.replace('1.5', '一二三四五六七八九十一二三四五六七八九十一'))
  const { list } = await world.teacher.get(roster.read, { courseId, fileName: '七年级(1)班.csv', content })
  const importId = list?.importId ?? 0
  const response = await world.teacher.file(roster.failedRows, { importId })
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('七年级(1)班-未导入.xlsx')
  const failed = await fileOf(response)
  const { digest } = await world.teacher.get(roster.view, { importId })
  await world.teacher.get(roster.apply, { importId, digest, decisions: {} })
  await service.runJobs()
  expect(await fileOf(await world.teacher.file(roster.failedRows, { importId }))).toHaveLength(failed.length)
  const { rows } = await viewOfFile(courseId, failed)
  expect(rows.map(({ kind, problems }) => ({ kind, reason: problems[0]?.reason }))).toEqual([
    { kind: 'bad', reason: 'numberTooLong' },
    { kind: 'bad', reason: 'becameDate' },
  ])
})

/** One for each reason; that every other one has its reason is proved where files are read. */
const bombs = {
  'an absolute path': 'unsafeFile',
  'entries beyond their count': 'unsafeFile',
  'a cell in the far column': 'tooManyCells',
  'a cell at the far end': 'tooManyRows',
  'an encrypted entry': 'passwordProtected',
  'packed bytes that break off': 'brokenFile',
} as const

test.each(Object.entries(bombs))('%s is answered with %s, and the service survives', async (what, reason) => {
  const courseId = await emptyClass()
  const content = contentOf(workbookBombs[what]?.() ?? Buffer.alloc(0))
  const answer = await world.teacher.call(roster.read, { courseId, fileName: 'bomb.xlsx', content })
  expect({ result: resultId(answer), data: answer.data }).toEqual({ result: reason, data: {} })
  expect(resultId(await world.teacher.call(setup.currentTime, {}))).toBe('ok')
  expect(service.faults).toEqual([])
})

test('a body beyond the limit is refused; a large one is not read without a session', async () => {
  const courseId = await emptyClass()
  const content = new Uint8Array(rosterBodyLimits.file)
  const send = (caller: { uid: number; cookie: string }) =>
    service.service(request(roster.read, { courseId, fileName: 'a.csv', content }, caller))
  const refused = await send(world.teacher)
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 413,
    body: { data: null, result: { code: -1, msg: '文件太大，请换一个小一些的文件' } },
  })
  const nobody = request(roster.read, { courseId, fileName: 'a.csv', content }, { uid: world.teacher.uid, cookie: '' })
  const { data, result } = await (await service.service(nobody)).json()
  expect({ result: resultId(result), msg: result.msg, data }).toEqual({
    result: 'notLoggedIn',
    msg: '请先登录',
    data: null,
  })
  expect(nobody.bodyUsed).toBe(false)
})

test('a OneRoster set: the class is chosen, then read', async () => {
  const courseId = await emptyClass()
  const students = inventStudents(7, 5)
  const set = oneRosterFiles({ '七(1)班': students.slice(0, 2), '七(2)班': students.slice(2) })
  const zip = writeZip([...set].map(([name, data]) => ({ name, data })))
  const input = { courseId, fileName: 'oneroster.zip', content: contentOf(zip) }
  const { list, classes } = await world.teacher.get(roster.read, input)
  expect({ list, classes }).toEqual({
    list: null,
    classes: [
      { sourcedId: 'class-1', title: '七(1)班', school: '启明中学', students: 2 },
      { sourcedId: 'class-2', title: '七(2)班', school: '启明中学', students: 3 },
    ],
  })
  const chosen = await world.teacher.get(roster.read, { ...input, oneRosterClass: 'class-2' })
  const { rows } = await world.teacher.get(roster.view, { importId: chosen.list?.importId ?? 0 })
  expect(rows.map(({ realname, number }) => ({ realname, number }))).toEqual(
    students.slice(2).map(({ realname, number }) => ({ realname, number })),
  )
})
