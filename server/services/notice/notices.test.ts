import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { notice as noticeArea } from '#api/contract/groups/notice.ts'
import { notice } from '#server/database/schema/messages.ts'
import { school, user } from '#server/database/schema/people.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const pager = { currentPage: 1, pageSize: 20 }

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(() => service.db.delete(notice))

afterAll(() => service.close())

const save = (title = '教研会', path?: string) =>
  world.teacher.call(noticeArea.save, { title, text: '周三下午开会', ...(path === undefined ? {} : { path }) })

const boxOf = async (who: TestClient) => (await who.get(messageArea.list, { unreadOnly: false, pager })).list

test('a notice reaches every teacher of the school and nobody else, and counts as read by its author', async () => {
  const { teacher, colleague, stranger } = world
  const { data } = await save()
  expect(data.recipients).toBe(1)
  const boxes = [await boxOf(teacher), await boxOf(colleague), await boxOf(stranger)]
  expect(boxes.map((box) => box.map(({ title, isRead }) => ({ title, isRead })))).toEqual([
    [{ title: '教研会', isRead: true }],
    [{ title: '教研会', isRead: false }],
    [],
  ])
})

test('disabled accounts are sent nothing', async () => {
  const { colleague } = world
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, colleague.uid))
  expect((await save()).data.recipients).toBe(0)
  await service.db.update(user).set({ disabledAt: null }).where(eq(user.uid, colleague.uid))
})

test('the list shows how many have read each, newest first', async () => {
  const first = await save('第一条')
  const second = await save('第二条', 'http://127.0.0.1:4173/#/classes-dialog')
  const [, older] = await boxOf(world.colleague)
  await world.colleague.get(messageArea.read, { messageIds: [older?.messageId ?? 0] })
  const sent = { text: '周三下午开会', sentAt: service.clock.now.toISOString(), withdrawnAt: null, recipients: 1 }
  expect(await world.teacher.get(noticeArea.list, { pager })).toEqual({
    total: 2,
    list: [
      { ...sent, noticeId: second.data.noticeId, title: '第二条', path: '/classes-dialog', readers: 0 },
      { ...sent, noticeId: first.data.noticeId, title: '第一条', path: '', readers: 1 },
    ],
  })
})

test('a withdrawn notice is removed from every box, once', async () => {
  const { noticeId } = (await save()).data
  const withdraw = () => world.teacher.call(noticeArea.withdraw, { noticeId })
  const [once, twice] = [await withdraw(), await withdraw()]
  expect({ once: resultId(once), twice: resultId(twice) }).toEqual({ once: 'ok', twice: 'alreadyDone' })
  expect({ colleague: await boxOf(world.colleague), teacher: await boxOf(world.teacher) }).toEqual({
    colleague: [],
    teacher: [],
  })
  const { list } = await world.teacher.get(noticeArea.list, { pager })
  expect(list.map(({ withdrawnAt, recipients }) => ({ withdrawnAt, recipients }))).toEqual([
    { withdrawnAt: service.clock.now.toISOString(), recipients: 0 },
  ])
})

test.each(['https://example.com/', '//example.com', 'javascript:alert(1)', '/login', '/nowhere', '/course\\x'])(
  'the link %s is refused',
  async (path) => {
    expect(resultId(await save('链接', path))).toBe('linkUnknown')
    expect(await boxOf(world.colleague)).toEqual([])
  },
)

test.each([
  ['a long title', { title: '长'.repeat(61), text: '内容' }],
  ['a long text', { title: '标题', text: '长'.repeat(2001) }],
  ['no title', { title: ' ', text: '内容' }],
])('%s is refused', async (_name, written) => {
  const answer = await world.teacher.call(noticeArea.save, { title: '标题', text: '内容' }, { raw: written })
  expect(resultId(answer)).toBe('invalidInput')
})

test('only the owner of the school writes and sees its notices', async () => {
  await service.db.update(school).set({ ownerId: world.stranger.uid }).where(eq(school.code, 'other'))
  const { noticeId } = (await save()).data
  const { colleague, stranger } = world
  expect({
    listed: resultId(await colleague.call(noticeArea.list, { pager })),
    saved: resultId(await colleague.call(noticeArea.save, { title: '标题', text: '内容' })),
    withdrawn: resultId(await colleague.call(noticeArea.withdraw, { noticeId })),
    withdrawnElsewhere: resultId(await stranger.call(noticeArea.withdraw, { noticeId })),
  }).toEqual({ listed: 'forbidden', saved: 'forbidden', withdrawn: 'forbidden', withdrawnElsewhere: 'notFound' })
  expect((await stranger.get(noticeArea.list, { pager })).list).toEqual([])
})
