import { and, eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roster } from '#api/contract/groups/roster.ts'
import { rosterImports } from '#domain/classes/class-limits.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { membersOf } from './class-members.ts'
import { findImport, keepImport } from './roster-imports.ts'
import { contentOf, emptyClassOf, imported, lineOf, membersIn, noCounts, pasted } from './testing/class-lists.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const emptyClass = () => emptyClassOf(world.teacher)

test('a list is reviewed, then written: accounts are created, students changed, bad rows left out', async () => {
  const courseId = await emptyClass()
  const first = await imported(service, world.teacher, courseId, '姓名,学号,小组\n林雅婷,101,一组\n陈思远,102\n王浩,')
  expect(first).toEqual({ state: 'done', done: 3, total: 3, result: { ...noCounts, added: 3 } })
  expect(await membersIn(service.db, courseId)).toEqual(['王浩', '林雅婷 101 一组', '陈思远 102'])
  const text = '姓名,学号,小组\n林雅婷,101,二组\n陈思远,102,\n王浩,103,\n赵一,\n,104,\n'
  const { rows, missing, fileName } = await pasted(world.teacher, courseId, text)
  expect({ rows: rows.map(lineOf), missing, fileName }).toEqual({
    rows: [
      'updated 林雅婷 101: groupName 一组 → 二组',
      'unchanged 陈思远 102',
      'updated 王浩: number null → 103',
      'added 赵一',
      'bad |104|: realname nameMissing',
    ],
    missing: [],
    fileName: '',
  })
  const second = await imported(service, world.teacher, courseId, text)
  expect(second.result).toEqual({ ...noCounts, added: 1, updated: 2, unchanged: 1, failed: 1 })
  expect(await membersIn(service.db, courseId)).toEqual(['王浩 103', '赵一', '林雅婷 101 二组', '陈思远 102'])
})

test('students missing from the list are reported and stay; applying the same list again changes nothing', async () => {
  const courseId = await emptyClass()
  await imported(service, world.teacher, courseId, '甲一 201\n乙二 202')
  const { rows, missing } = await pasted(world.teacher, courseId, '甲一 201')
  expect({ rows: rows.map(lineOf), missing: missing.map(({ realname }) => realname) }).toEqual({
    rows: ['unchanged 甲一 201'],
    missing: ['乙二'],
  })
  expect((await imported(service, world.teacher, courseId, '甲一 201')).result).toEqual({ ...noCounts, unchanged: 1 })
  expect(await membersIn(service.db, courseId)).toEqual(['甲一 201', '乙二 202'])
})

test('a row that may be a student of the class needs a decision: merge, new, or leave out', async () => {
  const courseId = await emptyClass()
  await imported(service, world.teacher, courseId, '林雅婷 301\n孙晓 302\n周舟 303')
  const text = '林雅亭 309\n孙小 308\n周洲 307'
  const { importId, digest, proposals } = await pasted(world.teacher, courseId, text)
  expect(proposals.map(({ row, why, student }) => ({ row, why, realname: student.realname }))).toEqual([
    { row: 1, why: 'samePinyin', realname: '林雅婷' },
    { row: 2, why: 'samePinyin', realname: '孙晓' },
    { row: 3, why: 'samePinyin', realname: '周舟' },
  ])
  const apply = (decisions: object) =>
    world.teacher.call(roster.apply, { importId, digest, decisions: { ...decisions } })
  const uid = proposals[0]?.student.uid ?? 0
  const foreign = { kind: 'merge', uid: world.strangerStudent.uid }
  const open = { 2: { kind: 'add' }, 3: { kind: 'skip' } }
  const undecided = '还有可能是同一人的学生没有选择，请逐一选好'
  expect({ open: (await apply(open)).msg, foreign: (await apply({ ...open, 1: foreign })).msg }).toEqual({
    open: undecided,
    foreign: undecided,
  })
  expect(resultId(await apply({ ...open, 1: { kind: 'merge', uid } }))).toBe('ok')
  await service.runJobs()
  expect((await world.teacher.get(roster.progress, { importId })).result).toEqual({
    ...noCounts,
    added: 1,
    updated: 1,
    skipped: 1,
  })
  expect(await membersIn(service.db, courseId)).toEqual(['林雅亭 309', '孙晓 302', '周舟 303', '孙小 308'])
})

test('students of the school join another class by account or number, and no second account is created', async () => {
  const [english, maths] = [await emptyClass(), await emptyClass()]
  await imported(service, world.teacher, english, '姓名,学号,手机号\n冯一,401,\n冯二,402,\n冯三,403,13800000403')
  const accounts = await membersOf(service.db, english)
  const text = `姓名,学号,账号,小组,手机号
冯一,401,,甲组,13800000401
冯二,,${accounts[1]?.username},,
冯四,403,,,
冯五,,nobody000001,,
冯六,,${accounts[2]?.username},,
${world.strangerStudent.uid},,ot0701001,,`
  const { rows } = await pasted(world.teacher, maths, text)
  expect(rows.map(lineOf)).toEqual([
    'joined 冯一 401: groupName null → 甲组, mobile null → 13800000401',
    `joined 冯二 ${accounts[1]?.username}`,
    'bad 冯四|403|||: number numberOfSchool',
    'bad 冯五||nobody000001||: username usernameUnknown',
    `bad 冯六||${accounts[2]?.username}||: username usernameOfOther`,
    `bad ${world.strangerStudent.uid}||ot0701001||: realname nameIsNumber`,
  ])
  expect((await imported(service, world.teacher, maths, text)).result).toEqual({ ...noCounts, joined: 2, failed: 4 })
  const joined = await membersOf(service.db, maths)
  expect(joined).toEqual([
    { ...accounts[0], groupName: '甲组', mobile: '13800000401' },
    { ...accounts[1], groupName: null },
  ])
})

const byName = (members: Awaited<ReturnType<typeof membersOf>>) =>
  ['郑一', '郑二', '郑三', '郑四'].flatMap((name) => members.filter(({ realname }) => realname === name))

test('a student of another class with the same name is asked about, unless the numbers differ', async () => {
  const [english, maths] = [await emptyClass(), await emptyClass()]
  await imported(service, world.teacher, english, '姓名,学号\n郑一,551\n郑二,\n郑三,553\n郑四,554')
  const accounts = byName(await membersOf(service.db, english))
  const list = await pasted(world.teacher, maths, '姓名,学号,小组\n郑一,,甲组\n郑二,552,\n郑三,999,\n郑四,,')
  expect(
    list.proposals.map(({ row, why, student, changes }) => ({ row, why, username: student.username, changes })),
  ).toEqual([
    {
      row: 2,
      why: 'nameOfSchool',
      username: accounts[0]?.username,
      changes: [{ field: 'groupName', from: null, to: '甲组' }],
    },
    {
      row: 3,
      why: 'nameOfSchool',
      username: accounts[1]?.username,
      changes: [{ field: 'number', from: null, to: '552' }],
    },
    { row: 5, why: 'nameOfSchool', username: accounts[3]?.username, changes: [] },
  ])
  const meant = (index: number) => ({ kind: 'merge', uid: accounts[index]?.uid ?? 0 }) as const
  const { importId, digest } = list
  const decisions = { 2: meant(0), 3: meant(1), 5: { kind: 'add' } } as const
  await world.teacher.get(roster.apply, { importId, digest, decisions })
  await service.runJobs()
  const { result } = await world.teacher.get(roster.progress, { importId })
  expect(result).toEqual({ ...noCounts, joined: 2, added: 2 })
  const inMaths = byName(await membersOf(service.db, maths))
  expect(inMaths.slice(0, 2)).toEqual([
    { ...accounts[0], groupName: '甲组' },
    { ...accounts[1], number: '552', groupName: null },
  ])
  expect(inMaths.slice(2).map(({ realname, number }) => ({ realname, number }))).toEqual([
    { realname: '郑三', number: '999' },
    { realname: '郑四', number: null },
  ])
})

test('a student of another school counts as unknown', async () => {
  const courseId = await emptyClass()
  const text = '姓名,账号\n姓名 ot0701001,ot0701001\n姓名 nobody,nobody'
  const { rows } = await pasted(world.teacher, courseId, text)
  expect(rows.map(({ problems }) => problems.map(({ reason }) => reason))).toEqual([
    ['usernameUnknown'],
    ['usernameUnknown'],
  ])
})

test('two students swap their numbers', async () => {
  const courseId = await emptyClass()
  await imported(service, world.teacher, courseId, '吴一 501\n吴二 502')
  const [one, two] = await membersOf(service.db, courseId)
  const text = `姓名,账号,学号\n吴一,${one?.username},502\n吴二,${two?.username},501`
  expect((await imported(service, world.teacher, courseId, text)).result).toEqual({ ...noCounts, updated: 2 })
  expect(await membersIn(service.db, courseId)).toEqual(['吴一 502', '吴二 501'])
  const revs = await service.db
    .select({ rev: user.rev })
    .from(user)
    .where(eq(user.uid, one?.uid ?? 0))
  expect(revs).toEqual([{ rev: 1 }])
})

test('a student who was removed comes back with the list', async () => {
  const courseId = await emptyClass()
  await imported(service, world.teacher, courseId, '郑一 601')
  const [student] = await membersOf(service.db, courseId)
  const uid = student?.uid ?? 0
  const ofMember = and(eq(member.courseId, courseId), eq(member.uid, uid))
  await service.db.update(member).set({ joinStatus: memberStatus.removed }).where(ofMember)
  expect((await imported(service, world.teacher, courseId, '郑一 601')).result).toEqual({ ...noCounts, joined: 1 })
  expect((await membersOf(service.db, courseId)).map((one) => one.uid)).toEqual([uid])
})

test('if the class has changed since the teacher looked, nothing is written; the new preview is accepted', async () => {
  const courseId = await emptyClass()
  const { importId, digest } = await pasted(world.teacher, courseId, '何一 701')
  const student = { courseId, realname: '何一', studentNo: '701', asNew: true }
  await world.teacher.get(roster.save, student)
  const stale = await world.teacher.call(roster.apply, { importId, digest, decisions: {} })
  expect({ msg: stale.msg, members: await membersIn(service.db, courseId) }).toEqual({
    msg: '班里的学生刚有变动，请看一下新的核对结果再导入',
    members: ['何一 701'],
  })
  const again = await world.teacher.get(roster.view, { importId })
  expect(again.rows.map(lineOf)).toEqual(['unchanged 何一 701'])
  await world.teacher.get(roster.apply, { importId, digest: again.digest, decisions: {} })
  await service.runJobs()
  expect(await membersIn(service.db, courseId)).toEqual(['何一 701'])
})

test('two lists at once: one class handles them one after the other, two classes meet at a number', async () => {
  const [one, other] = [await emptyClass(), await emptyClass()]
  const first = await pasted(world.teacher, one, '吕一 801\n吕二 802')
  const second = await pasted(world.teacher, other, '吕一 801\n吕三 802')
  await world.teacher.get(roster.apply, { ...first, decisions: {} })
  await world.teacher.get(roster.apply, { ...second, decisions: {} })
  const again = await pasted(world.teacher, one, '钱九 77')
  const early = await world.teacher.call(roster.apply, { ...again, decisions: {} })
  expect(early.msg).toBe('这个班正在导入另一份名单，请等它完成')
  await service.runJobs()
  expect(await Promise.all([one, other].map((courseId) => membersIn(service.db, courseId)))).toEqual([
    ['吕一 801', '吕二 802'],
    ['吕一 801'],
  ])
  expect((await world.teacher.get(roster.progress, { importId: second.importId })).result).toEqual({
    ...noCounts,
    joined: 1,
    failed: 1,
  })
  expect(await service.db.$count(user, eq(user.studentNo, '801'))).toBe(1)
  expect(resultId(await world.teacher.call(roster.apply, { ...again, decisions: {} }))).toBe('ok')
  await service.runJobs()
})

test('a list is available until it is applied, discarded, replaced by another or a week old', async () => {
  const courseId = await emptyClass()
  const current = async () => (await world.teacher.get(roster.current, { courseId })).current
  const { importId } = await pasted(world.teacher, courseId, '许一')
  const readAt = service.clock.now.toISOString()
  expect(await current()).toEqual({ importId, fileName: '', state: 'looking', readAt })
  const content = contentOf('姓名\n许二')
  const { list } = await world.teacher.get(roster.read, { courseId, fileName: '七2.csv', content })
  expect(await current()).toEqual({ importId: list?.importId, fileName: '七2.csv', state: 'looking', readAt })
  expect(resultId(await world.teacher.call(roster.view, { importId }))).toBe('notFound')
  await world.teacher.get(roster.discard, { importId: list?.importId ?? 0 })
  expect(await current()).toBeNull()
  const applied = await pasted(world.teacher, courseId, '许三')
  await world.teacher.get(roster.apply, { ...applied, decisions: {} })
  expect(await current()).toEqual({ importId: applied.importId, fileName: '', state: 'waiting', readAt })
  await service.runJobs()
  expect(await current()).toBeNull()
  const twice = await world.teacher.call(roster.apply, { ...applied, decisions: {} })
  expect(twice.msg).toBe('这份名单已不能再用，请重新导入')
  await cleanUp(service.db, new Date(service.clock.now.getTime() + rosterImports.keptFor + 1))
  expect(await service.db.$count(rosterImport, eq(rosterImport.courseId, courseId))).toBe(0)
})

test('characters that no database stores are replaced in a list, and lookalikes stay', async () => {
  const cells = ['\0张', '\ud800', '三\udfff', '𠮷', String.raw`\u0000 \ud800`, '\\\0"\n']
  const roster = { kind: 'roster', headings: [], columns: [], rows: [{ row: 1, cells, skipped: 'footer' }] } as const
  const made = { courseId: await emptyClass(), uid: world.teacher.uid, fileName: '', roster }
  const sheets = { sheets: [], otherSheets: [] }
  const importId = await keepImport(service.db, { ...made, sheets }, service.clock.now)
  const kept = ['\ufffd张', '\ufffd', '三\ufffd', '𠮷', String.raw`\u0000 \ud800`, '\\\ufffd"\n']
  expect((await findImport(service.db, importId))?.roster).toEqual({
    headings: [],
    columns: [],
    rows: [{ row: 1, cells: kept, skipped: 'footer' }],
    ...sheets,
  })
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with BOM', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['GBK', (text: string) => iconv.encode(text, 'gbk')],
  ['GB18030', (text: string) => iconv.encode(`${text}䶮𠮷,902\r\n`, 'gb18030')],
  ['UTF-16', (text: string) => iconv.encode(`\uFEFF${text}`, 'utf-16le')],
])('a .csv in %s', async (_, encode) => {
  const courseId = await emptyClass()
  const content = contentOf(encode('姓名,学号\r\n镕基,901\r\n'))
  const { list } = await world.teacher.get(roster.read, { courseId, fileName: '名单.csv', content })
  const { rows } = await world.teacher.get(roster.view, { importId: list?.importId ?? 0 })
  expect(rows.map(lineOf)).toEqual(['added 镕基 901', 'added 䶮𠮷 902'].slice(0, list?.rows))
})
