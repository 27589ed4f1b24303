import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { paperEditing } from '#api/contract/areas/paper-editing.ts'
import { paperSharing } from '#api/contract/areas/paper-sharing.ts'
import { user } from '#server/database/schema/people.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let paperId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(user).set({ mobile: '13800000009' }).where(eq(user.uid, world.colleague.uid))
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

const person = () => ({
  uid: world.colleague.uid,
  realname: '姓名 colleague',
  username: 'colleague',
  mobile: '138****0009',
})

const share = (...uids: number[]) => world.teacher.call(paperSharing.share, { paperId, uids })

const mayOpen = async (teacher: TestClient): Promise<boolean> =>
  (await teacher.call(paperEditing.open, { paperId })).code === 0

const given = async (teacher: TestClient): Promise<readonly number[]> => {
  const pager = { currentPage: 1, pageSize: 999 }
  const { list } = await teacher.get(paperArea.list, { scope: 'given', subjectId: 203, pager })
  return list.map((row) => row.paperId)
}

test.each([
  ['a part of the name', '姓名 coll', ['colleague']],
  ['the whole account', 'colleague', ['colleague']],
  ['the whole mobile', '13800000009', ['colleague']],
  ['a part of the mobile', '1380000', []],
  ['what all of the school have in their names, oneself too', '姓名', ['colleague', 'teacher']],
  ['a name of another school', 'stranger', []],
  ['a name of a student', 'qm0701001', []],
  ['a sign that stands for any', '%', []],
])('a colleague is found by %s', async (_what, name, names) => {
  const { list } = await world.teacher.get(paperSharing.teachers, { name })
  expect(list.map(({ username }) => username)).toEqual(names)
  expect(list.filter(({ uid }) => uid === world.colleague.uid)).toEqual(names.includes('colleague') ? [person()] : [])
})

test('a colleague gets a paper, has it among those given, and loses it again', async () => {
  service.clock.now = new Date('2026-11-20T07:00:00Z')
  expect(await mayOpen(world.colleague)).toBe(false)
  const twice = [(await share(world.colleague.uid)).code, (await share(world.colleague.uid)).code]
  const holders = await world.teacher.get(paperSharing.sharedWith, { paperId })
  expect([twice, holders]).toEqual([[0, 0], { list: [{ ...person(), sharedAt: '2026-11-20T07:00:00.000Z' }] }])
  expect([await mayOpen(world.colleague), await given(world.colleague)]).toEqual([true, [paperId]])
  const changing = await world.colleague.call(paperEditing.remove, { paperId })
  expect(changing.code).toBe(1002)
  await world.teacher.get(paperSharing.revoke, { paperId, uids: [world.colleague.uid] })
  expect([await mayOpen(world.colleague), await given(world.colleague)]).toEqual([false, []])
})

test('who was given a paper gives it up', async () => {
  await share(world.colleague.uid)
  const leave = () => world.colleague.call(paperSharing.leave, { paperId })
  expect([(await leave()).code, (await leave()).code, await mayOpen(world.colleague)]).toEqual([0, 1002, false])
  expect((await world.teacher.call(paperSharing.leave, { paperId })).code).toBe(-24)
})

test('nobody shares with themselves, another school, a student or nobody', async () => {
  const answers = [
    await share(world.teacher.uid),
    await share(world.colleague.uid, world.teacher.uid),
    await share(world.stranger.uid),
    await share(world.colleague.uid, world.students[0]?.uid ?? 0),
    await share(987_654_321),
    await share(),
  ]
  expect(answers.map(({ code, msg }) => [code, msg])).toEqual([
    [4106, '不能分享给自己'],
    [4106, '不能分享给自己'],
    [4107, '没有找到该用户，请检查输入'],
    [4107, '没有找到该用户，请检查输入'],
    [4107, '没有找到该用户，请检查输入'],
    [4107, '没有找到该用户，请检查输入'],
  ])
  expect((await world.teacher.get(paperSharing.sharedWith, { paperId })).list).toEqual([])
})

test('the school has a paper from its publishing until it is taken back', async () => {
  const publish = () => world.teacher.call(paperSharing.publish, { paperId })
  const takeBack = () => world.teacher.call(paperSharing.takeBack, { paperId })
  const seen = [await mayOpen(world.colleague), (await publish()).code, (await publish()).code]
  seen.push(await mayOpen(world.colleague), await mayOpen(world.stranger))
  seen.push((await takeBack()).code, (await takeBack()).code, await mayOpen(world.colleague))
  expect(seen).toEqual([false, 0, -24, true, false, 0, -24, false])
})

test('what was thrown away is given to nobody, and who had it has it again once it is back', async () => {
  await share(world.colleague.uid)
  await world.teacher.get(paperEditing.remove, { paperId })
  const codes = [await share(world.colleague.uid), await world.teacher.call(paperSharing.publish, { paperId })]
  expect([codes.map(({ code }) => code), await mayOpen(world.colleague)]).toEqual([[4104, 4104], false])
  await world.teacher.get(paperEditing.restore, { paperId })
  expect(await mayOpen(world.colleague)).toBe(true)
})
