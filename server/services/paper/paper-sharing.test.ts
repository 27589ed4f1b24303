import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { user } from '#server/database/schema/people.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

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
  resultId(await teacher.call(paperEditing.open, { paperId })) === 'ok'

const given = async (
  teacher: TestClient,
  subjectId = 203,
  scope: 'given' | 'all' = 'given',
): Promise<readonly number[]> => {
  const pager = { currentPage: 1, pageSize: 999 }
  const { list } = await teacher.get(paperArea.list, { scope, subjectId, pager })
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

test('a colleague is given a paper, has it among those shared with them, and loses it again', async () => {
  service.clock.now = new Date('2026-11-20T07:00:00Z')
  expect(await mayOpen(world.colleague)).toBe(false)
  const [first, second] = [await share(world.colleague.uid), await share(world.colleague.uid)]
  const holders = await world.teacher.get(paperSharing.sharedWith, { paperId })
  expect({ first: resultId(first), second: resultId(second) }).toEqual({ first: 'ok', second: 'ok' })
  expect(holders).toEqual({ list: [{ ...person(), sharedAt: '2026-11-20T07:00:00.000Z', canEdit: false }] })
  expect({ mayOpen: await mayOpen(world.colleague), given: await given(world.colleague) }).toEqual({
    mayOpen: true,
    given: [paperId],
  })
  const changing = await world.colleague.call(paperEditing.remove, { paperId })
  expect(resultId(changing)).toBe('notFound')
  await world.teacher.get(paperSharing.revoke, { paperId, uids: [world.colleague.uid] })
  expect({ mayOpen: await mayOpen(world.colleague), given: await given(world.colleague) }).toEqual({
    mayOpen: false,
    given: [],
  })
})

test('sharing again gives the right to edit to whom it names, and takes it from nobody', async () => {
  const editing = async () =>
    (await world.teacher.get(paperSharing.sharedWith, { paperId })).list.map(({ uid, canEdit }) => ({ uid, canEdit }))
  const { uid } = world.colleague
  await share(uid)
  const read = await editing()
  const named = await world.teacher.call(paperSharing.share, { paperId, uids: [uid], editorUids: [uid] })
  const edited = await editing()
  await share(uid)
  expect({ read, named: resultId(named), edited, kept: await editing() }).toEqual({
    read: [{ uid, canEdit: false }],
    named: 'ok',
    edited: [{ uid, canEdit: true }],
    kept: [{ uid, canEdit: true }],
  })
})

test('a colleague can give up a paper that was shared with them', async () => {
  await share(world.colleague.uid)
  const leave = () => world.colleague.call(paperSharing.leave, { paperId })
  const [once, twice] = [await leave(), await leave()]
  expect({ once: resultId(once), twice: resultId(twice), mayOpen: await mayOpen(world.colleague) }).toEqual({
    once: 'ok',
    twice: 'notFound',
    mayOpen: false,
  })
  expect(resultId(await world.teacher.call(paperSharing.leave, { paperId }))).toBe('alreadyDone')
})

test('a paper cannot be shared with oneself, another school, a student or nobody', async () => {
  const answers = [
    await share(world.teacher.uid),
    await share(world.colleague.uid, world.teacher.uid),
    await share(world.stranger.uid),
    await share(world.colleague.uid, uidAt(world, 0)),
    await share(987_654_321),
    await share(),
  ]
  expect(answers.map((answer) => ({ result: resultId(answer), msg: answer.msg }))).toEqual([
    { result: 'cannotShareToSelf', msg: '不能分享给自己' },
    { result: 'cannotShareToSelf', msg: '不能分享给自己' },
    { result: 'userNotFound', msg: '没有找到该用户，请检查输入' },
    { result: 'userNotFound', msg: '没有找到该用户，请检查输入' },
    { result: 'userNotFound', msg: '没有找到该用户，请检查输入' },
    { result: 'userNotFound', msg: '没有找到该用户，请检查输入' },
  ])
  expect((await world.teacher.get(paperSharing.sharedWith, { paperId })).list).toEqual([])
})

test('the school has a paper from its publication until it is withdrawn', async () => {
  const twice = async (endpoint: typeof paperSharing.publish | typeof paperSharing.takeBack) => [
    resultId(await world.teacher.call(endpoint, { paperId })),
    resultId(await world.teacher.call(endpoint, { paperId })),
  ]
  const seen = async () => ({ school: await mayOpen(world.colleague), elsewhere: await mayOpen(world.stranger) })
  expect(await seen()).toEqual({ school: false, elsewhere: false })
  expect(await twice(paperSharing.publish)).toEqual(['ok', 'alreadyDone'])
  expect(await seen()).toEqual({ school: true, elsewhere: false })
  expect(await twice(paperSharing.takeBack)).toEqual(['ok', 'alreadyDone'])
  expect(await seen()).toEqual({ school: false, elsewhere: false })
})

test('a deleted paper cannot be shared, and those it was shared with get it back when it is restored', async () => {
  await share(world.colleague.uid)
  await world.teacher.get(paperEditing.remove, { paperId })
  const shared = await share(world.colleague.uid)
  const published = await world.teacher.call(paperSharing.publish, { paperId })
  expect({ shared: resultId(shared), published: resultId(published), mayOpen: await mayOpen(world.colleague) }).toEqual(
    {
      shared: 'paperRemoved',
      published: 'paperRemoved',
      mayOpen: false,
    },
  )
  await world.teacher.get(paperEditing.restore, { paperId })
  expect(await mayOpen(world.colleague)).toBe(true)
})

test('a paper of another subject is listed for those to whom it was given, and for nobody else', async () => {
  await share(world.colleague.uid)
  const maths = 202
  expect({
    given: (await given(world.colleague, maths)).includes(paperId),
    all: (await given(world.colleague, maths, 'all')).includes(paperId),
    ofNobody: await given(world.teacher, maths, 'all'),
  }).toEqual({ given: true, all: true, ofNobody: [] })
})
