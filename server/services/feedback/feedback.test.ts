import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedback as feedbackArea } from '#api/contract/groups/feedback.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { feedback } from '#server/database/schema/messages.ts'
import { school } from '#server/database/schema/people.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const pager = { currentPage: 1, pageSize: 20 }

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(() => service.db.delete(feedback))

afterAll(() => service.close())

const written = {
  topic: 'problem',
  text: '布置时选不了学生',
  contact: '',
  page: '/course/1/tasks?testId=3&name=%E9%99%88',
  pageBuild: 'a1b2c3',
  surface: 'desktop',
} as const

const write = (who: TestClient, changes: Partial<typeof written> = {}) =>
  who.call(feedbackArea.save, { ...written, ...changes }, { headers: { 'user-agent': chrome } })

const ofSchool = (who: TestClient, isOpen = true) => who.get(feedbackArea.ofSchool, { isOpen, pager })

/** What the school's owner sees in addition: who wrote `written`, and where. */
const seenByOwner = {
  realname: '姓名 colleague',
  contact: '',
  page: '/course/1/tasks',
  pageBuild: 'a1b2c3',
  serviceBuild: 'test',
  browser: 'Chrome 147, Windows',
  surface: 'desktop',
  stepCount: 0,
}

test('feedback is stored with the page it was written on, without personal data from the address', async () => {
  const { feedbackId } = (await write(world.colleague)).data
  const own = {
    feedbackId,
    topic: 'problem',
    text: '布置时选不了学生',
    sentAt: service.clock.now.toISOString(),
    answer: '',
    answeredAt: null,
  }
  expect(await world.colleague.get(feedbackArea.list, { pager })).toEqual({ list: [own], total: 1 })
  expect(await ofSchool(world.teacher)).toEqual({
    list: [
      {
        ...own,
        ...seenByOwner,
      },
    ],
    total: 1,
  })
})

test('an address that is no page of the portal is not stored', async () => {
  await world.colleague.get(feedbackArea.save, { ...written, page: 'https://example.com/?q=1' })
  expect((await ofSchool(world.teacher)).list.map(({ page }) => page)).toEqual([''])
})

test('the page’s last steps are stored if the teacher sends them, and only the owner can read them', async () => {
  const trail = [
    { at: 1_763_000_000_000, machine: 'assign', event: 'students.choose', state: 'choosing' },
    { at: 1_763_000_000_250, machine: 'network', event: 'page.offline', state: '' },
  ]
  const { feedbackId } = await world.colleague.get(feedbackArea.save, { ...written, trail })
  expect((await ofSchool(world.teacher)).list.map(({ stepCount }) => stepCount)).toEqual([2])
  expect(await world.teacher.get(feedbackArea.trail, { feedbackId })).toEqual({ trail })
  expect(resultId(await world.colleague.call(feedbackArea.trail, { feedbackId }))).toBe('forbidden')
})

test('the owner is notified and replies, and the teacher is notified', async () => {
  const { teacher, colleague } = world
  const { feedbackId } = (await write(colleague)).data
  const newest = async (who: TestClient) => {
    const { list } = await who.get(messageArea.list, { unreadOnly: true, pager })
    return who.get(messageArea.info, { messageId: list[0]?.messageId ?? 0 })
  }
  const notice = await newest(teacher)
  expect({ kind: notice.kind, title: notice.title, body: notice.body, path: notice.path }).toEqual({
    kind: 'feedback',
    title: '姓名 colleague写了一条反馈',
    body: '布置时选不了学生',
    path: '/help?part=school',
  })
  await teacher.get(feedbackArea.answer, { feedbackId, answer: '已修好' })
  const reply = await newest(colleague)
  expect({ kind: reply.kind, title: reply.title, body: reply.body, path: reply.path }).toEqual({
    kind: 'reply',
    title: '您的反馈有了回复',
    body: '已修好\n\n您写的是：\n布置时选不了学生',
    path: '/help?part=feedback',
  })
  const at = service.clock.now.toISOString()
  const answered = {
    feedbackId,
    topic: 'problem',
    text: '布置时选不了学生',
    sentAt: at,
    answer: '已修好',
    answeredAt: at,
  }
  expect((await colleague.get(feedbackArea.list, { pager })).list).toEqual([answered])
  expect(await ofSchool(teacher)).toEqual({ list: [], total: 0 })
  expect(await ofSchool(teacher, false)).toEqual({ list: [{ ...answered, ...seenByOwner }], total: 1 })
})

test('an owner is not notified of their own feedback', async () => {
  const before = (await world.teacher.get(messageArea.unreadCount, {})).unread
  const { feedbackId } = (await write(world.teacher)).data
  await world.teacher.get(feedbackArea.answer, { feedbackId, answer: '记下了' })
  expect((await world.teacher.get(messageArea.unreadCount, {})).unread).toBe(before)
})

test('feedback is visible to its author and to the owner of the school', async () => {
  await service.db.update(school).set({ ownerId: world.stranger.uid }).where(eq(school.code, 'other'))
  const { feedbackId } = (await write(world.colleague)).data
  const { stranger, colleague } = world
  expect(await stranger.get(feedbackArea.list, { pager })).toEqual({ list: [], total: 0 })
  expect(await ofSchool(stranger)).toEqual({ list: [], total: 0 })
  const answer = { feedbackId, answer: '不' }
  expect({
    answerOfStranger: resultId(await stranger.call(feedbackArea.answer, answer)),
    answerOfColleague: resultId(await colleague.call(feedbackArea.answer, answer)),
    listOfColleague: resultId(await colleague.call(feedbackArea.ofSchool, { isOpen: true, pager })),
  }).toEqual({ answerOfStranger: 'notFound', answerOfColleague: 'forbidden', listOfColleague: 'forbidden' })
})

test.each([
  ['no text', { text: ' ' }],
  ['a long text', { text: '长'.repeat(2001) }],
  ['an unknown kind', { topic: 'praise' }],
  ['a trail that is none', { trail: '{}' }],
  [
    'a trail without end',
    { trail: JSON.stringify(Array.from({ length: 201 }, () => ({ at: 1, machine: '', event: '', state: '' }))) },
  ],
])('%s is refused', async (_name, raw) => {
  expect(resultId(await world.colleague.call(feedbackArea.save, written, { raw }))).toBe('invalidInput')
})
