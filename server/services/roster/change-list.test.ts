import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roster } from '#api/contract/groups/roster.ts'
import type { ChosenMeanings } from '#domain/roster/list-columns.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { findImport } from './roster-imports.ts'
import { emptyClassOf, imported, lineOf, membersIn, noCounts, pasted } from './testing/class-lists.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const emptyClass = () => emptyClassOf(world.teacher)

test('a corrected row joins the class, and a wrong phone number keeps nobody out', async () => {
  const courseId = await emptyClass()
  const text = '姓名,学号,手机号\n林雅婷,7701,1380000\n王浩,1.5E+17,13800000001\n,7703,'
  const first = await pasted(world.teacher, courseId, text)
  expect(
    first.rows.map(({ kind, realname, number, mobile, problems }) => ({ kind, realname, number, mobile, problems })),
  ).toEqual([
    {
      kind: 'added',
      realname: '林雅婷',
      number: '7701',
      mobile: null,
      problems: [{ field: 'mobile', value: '1380000', reason: 'mobileWrong' }],
    },
    {
      kind: 'bad',
      realname: '王浩',
      number: '1.5E+17',
      mobile: '13800000001',
      problems: [{ field: 'number', value: '1.5E+17', reason: 'digitsLost' }],
    },
    {
      kind: 'bad',
      realname: '',
      number: '7703',
      mobile: null,
      problems: [{ field: 'realname', value: '', reason: 'nameMissing' }],
    },
  ])
  const { importId } = first
  const wrong = await world.teacher.call(roster.mend, { importId, at: 1, realname: '王浩', number: '1E+17' })
  expect({ result: resultId(wrong), data: wrong.data }).toEqual({
    result: 'studentFieldWrong',
    data: { problems: [{ field: 'number', value: '1E+17', reason: 'digitsLost' }] },
  })
  const mended = await world.teacher.get(roster.mend, {
    importId,
    at: 1,
    realname: '王浩',
    number: '7702',
    groupName: '一组',
  })
  expect(mended.rows.map(lineOf)).toEqual(['added 林雅婷 7701', 'added 王浩 7702', 'bad |7703|: realname nameMissing'])
  expect(mended.digest).not.toBe(first.digest)
  expect(await world.teacher.get(roster.view, { importId })).toEqual(mended)
  const stale = await world.teacher.call(roster.apply, { importId, digest: first.digest, decisions: {} })
  expect(resultId(stale)).toBe('classChangedMeanwhile')
  await world.teacher.get(roster.apply, { importId, digest: mended.digest, decisions: {} })
  await service.runJobs()
  expect((await world.teacher.get(roster.progress, { importId })).result).toEqual({ ...noCounts, added: 2, failed: 1 })
  expect(await membersIn(service.db, courseId)).toEqual(['林雅婷 7701', '王浩 7702 一组'])
  const late = await world.teacher.call(roster.mend, { importId, at: 2, realname: '赵一' })
  expect(resultId(late)).toBe('importGone')
})

test('ambiguous numbers are asked about, and their meaning is chosen for the whole list before it is written', async () => {
  const courseId = await emptyClass()
  await imported(service, world.teacher, courseId, '陈十 7801\n卫十一 7802')
  const { digest, columns, rows } = await pasted(world.teacher, courseId, '7803 陈十 13900001111\n7804 卫十一')
  expect({
    columns: columns.map(({ key, meaning, isAsked }) => ({ key, meaning, isAsked })),
    rows: rows.map(lineOf),
  }).toEqual({
    columns: [
      { key: 'word1', meaning: 'realname', isAsked: false },
      { key: 'code1', meaning: 'number', isAsked: false },
      { key: 'mobile1', meaning: 'mobile', isAsked: false },
    ],
    rows: ['added 陈十 7803', 'added 卫十一 7804'],
  })
  const asked = await pasted(world.teacher, courseId, '1 陈十\n3 卫十一')
  const apply = (of: { readonly importId: number; readonly digest: string }) =>
    world.teacher.call(roster.apply, { importId: of.importId, digest: of.digest, decisions: {} })
  expect(resultId(await apply({ ...asked, digest }))).toBe('columnsOpen')
  const choose = (meanings: ChosenMeanings) =>
    world.teacher.call(roster.columns, { importId: asked.importId, meanings: { ...meanings } })
  expect(resultId(await choose({ lead: 'realname' }))).toBe('columnsOpen')
  expect(resultId(await choose({ lead: 'none' }))).toBe('ok')
  const chosen = await world.teacher.get(roster.view, { importId: asked.importId })
  expect({ rows: chosen.rows.map(lineOf), areAsked: chosen.columns.map(({ isAsked }) => isAsked) }).toEqual({
    rows: ['unchanged 陈十 7801', 'unchanged 卫十一 7802'],
    areAsked: [false, false],
  })
  expect(resultId(await apply(chosen))).toBe('ok')
  await service.runJobs()
  expect(await membersIn(service.db, courseId)).toEqual(['陈十 7801', '卫十一 7802'])
})

test('a list read before columns were stored is discarded', async () => {
  const { importId } = await pasted(world.teacher, await emptyClass(), '陈十')
  const roster = sql`${rosterImport.roster} - 'columns'`
  await service.db.update(rosterImport).set({ roster }).where(eq(rosterImport.importId, importId))
  expect(await findImport(service.db, importId)).toBe(null)
})
