import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { notice as noticeArea } from '#api/contract/groups/notice.ts'
import { message } from '#server/database/schema/messages.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { tellOwner } from './tell.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

const pager = { currentPage: 1, pageSize: 20 }

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(() => service.db.delete(message))

afterAll(() => service.close())

/** Sends notices to the school, a minute apart; they end up in the colleague's box. */
async function send(...titles: string[]): Promise<void> {
  for (const title of titles) {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    await world.teacher.get(noticeArea.save, { title, text: `${title}的内容` })
  }
}

const boxOf = (who: TestClient, unreadOnly = false) => who.get(messageArea.list, { unreadOnly, pager })

async function idsOf(who: TestClient): Promise<number[]> {
  return (await boxOf(who)).list.map(({ messageId }) => messageId)
}

/** The titles in the colleague's box, unread ones marked with a star. */
async function titles(who = world.colleague): Promise<string[]> {
  return (await boxOf(who)).list.map(({ title, isRead }) => `${title}${isRead ? '' : '*'}`)
}

test('the box lists newest first, in pages, all or only unread ones, and counts both', async () => {
  await send('一', '二', '三')
  const { colleague } = world
  const [newest = 0] = await idsOf(colleague)
  await colleague.get(messageArea.read, { messageIds: [newest] })
  const page = (currentPage: number, unreadOnly: boolean) =>
    colleague.get(messageArea.list, { unreadOnly, pager: { currentPage, pageSize: 2 } })
  const first = await page(1, false)
  expect({
    titles: first.list.map(({ title }) => title),
    total: first.total,
    all: first.all,
    unread: first.unread,
  }).toEqual({ titles: ['三', '二'], total: 3, all: 3, unread: 2 })
  expect((await page(2, false)).list.map(({ title }) => title)).toEqual(['一'])
  const unread = await page(1, true)
  expect({ titles: unread.list.map(({ title }) => title), total: unread.total, all: unread.all }).toEqual({
    titles: ['二', '一'],
    total: 2,
    all: 3,
  })
  expect(await colleague.get(messageArea.unreadCount, {})).toEqual({ unread: 2 })
})

test('a single message is shown in full', async () => {
  await send('停课通知')
  const [messageId = 0] = await idsOf(world.colleague)
  expect(await world.colleague.get(messageArea.info, { messageId })).toEqual({
    messageId,
    kind: 'notice',
    title: '停课通知',
    body: '停课通知的内容',
    sentAt: service.clock.now.toISOString(),
    isRead: false,
    path: null,
  })
  expect(resultId(await world.stranger.call(messageArea.info, { messageId }))).toBe('notFound')
})

test('several are read or deleted at once, and deleted ones are restored as they were', async () => {
  await send('一', '二', '三')
  const { colleague } = world
  const [third = 0, second = 0] = await idsOf(colleague)
  await colleague.get(messageArea.read, { messageIds: [third, second] })
  expect(await titles()).toEqual(['三', '二', '一*'])
  await colleague.get(messageArea.remove, { messageIds: [third, second] })
  expect(await titles()).toEqual(['一*'])
  expect(resultId(await colleague.call(messageArea.info, { messageId: third }))).toBe('notFound')
  await colleague.get(messageArea.restore, { messageIds: [third, second] })
  expect(await titles()).toEqual(['三', '二', '一*'])
})

test('reading a message again keeps the time it was first read', async () => {
  await send('一')
  const [messageId = 0] = await idsOf(world.colleague)
  await world.colleague.get(messageArea.read, { messageIds: [messageId] })
  const readAt = service.clock.now
  service.clock.now = new Date(readAt.getTime() + 60_000)
  await world.colleague.get(messageArea.read, { messageIds: [messageId] })
  const [row] = await service.db.select().from(message).where(eq(message.messageId, messageId))
  expect(row?.readAt).toEqual(readAt)
})

test('all or none: one that is foreign, deleted or unknown leaves the others as they are', async () => {
  await send('一', '二')
  const [own = 0, deleted = 0] = await idsOf(world.colleague)
  const [foreign = 0] = await idsOf(world.teacher)
  await world.colleague.get(messageArea.remove, { messageIds: [deleted] })
  for (const endpoint of [messageArea.read, messageArea.remove])
    for (const ids of [[own, foreign], [own, deleted], [own, 987_654_321], []])
      expect(resultId(await world.colleague.call(endpoint, { messageIds: ids }))).toBe('messageUnknown')
  expect(resultId(await world.colleague.call(messageArea.restore, { messageIds: [deleted, foreign] }))).toBe(
    'messageUnknown',
  )
  expect(await titles()).toEqual(['二*'])
})

test('everything can be marked as read, and everything read can be deleted and restored', async () => {
  await send('一', '二')
  const { colleague } = world
  expect(await colleague.get(messageArea.readAll, {})).toEqual({ count: 2 })
  expect(await colleague.get(messageArea.readAll, {})).toEqual({ count: 0 })
  await send('三')
  const { messageIds } = await colleague.get(messageArea.removeRead, {})
  expect({ titles: await titles(), messageIds: messageIds.length }).toEqual({ titles: ['三*'], messageIds: 2 })
  await colleague.get(messageArea.restore, { messageIds })
  expect(await titles()).toEqual(['三*', '二', '一'])
})

/** Somebody who applies to the school. */
async function apply(): Promise<number> {
  const [qm] = await service.db.select().from(school).where(eq(school.code, 'qm'))
  const schoolId = qm?.schoolId ?? 0
  const [applied] = await service.db
    .insert(application)
    .values({
      schoolId,
      mobile: '13700000001',
      realname: '周明远',
      stageId: 2,
      subjectId: 203,
      passwordHash: '-',
      consent: currentConsent.join(','),
      appliedAt: service.clock.now,
    })
    .returning()
  const applicationId = applied?.applicationId ?? 0
  await tellOwner(service.db, schoolId, { kind: 'application', applicationId }, service.clock.now)
  return applicationId
}

test('the owner is notified of an application in the language of the call, and it counts as read once decided', async () => {
  const applicationId = await apply()
  const { teacher } = world
  const [messageId = 0] = await idsOf(teacher)
  expect(await teacher.get(messageArea.info, { messageId })).toEqual({
    messageId,
    kind: 'application',
    title: '周明远申请加入学校',
    body: '任教初中英语，正在等您审核。',
    sentAt: service.clock.now.toISOString(),
    isRead: false,
    path: '/school/applications',
  })
  const english = await teacher.call(messageArea.info, { messageId }, { headers: { 'accept-language': 'en' } })
  expect({ title: english.data.title, body: english.data.body }).toEqual({
    title: '周明远 has applied to join the school',
    body: 'Teaches Junior, English, and is waiting for your decision.',
  })
  await teacher.get(account.decideApplications, { applicationIds: [applicationId], isApproved: false, reason: '重复' })
  const decided = await teacher.get(messageArea.info, { messageId })
  expect({ isRead: decided.isRead, body: decided.body }).toEqual({ isRead: true, body: '这条申请已经处理。' })
})

test('a kind that is switched off no longer arrives, earlier messages stay, and others are not affected', async () => {
  const { teacher, colleague } = world
  await apply()
  expect(await teacher.get(messageArea.settings, {})).toEqual({ off: [] })
  await teacher.get(messageArea.saveSettings, { off: ['application'] })
  await apply()
  expect({ settings: await teacher.get(messageArea.settings, {}), all: (await boxOf(teacher)).all }).toEqual({
    settings: { off: ['application'] },
    all: 1,
  })
  expect(await colleague.get(messageArea.settings, {})).toEqual({ off: [] })
  const refused = await teacher.call(messageArea.saveSettings, { off: [] }, { raw: { off: 'notice' } })
  expect(resultId(refused)).toBe('invalidInput')
  await teacher.get(messageArea.saveSettings, { off: [] })
})

test('messages are deleted with the account', async () => {
  const [made] = await service.db
    .insert(user)
    .values({
      username: 'leaving',
      realname: '将离开的人',
      userType: 101,
      schoolId: (await service.db.select().from(school).where(eq(school.code, 'qm')))[0]?.schoolId ?? 0,
      passwordHash: '-',
      createdAt: service.clock.now,
    })
    .returning()
  const uid = made?.uid ?? 0
  await send('一')
  expect(await service.db.$count(message, eq(message.uid, uid))).toBe(1)
  await service.db.delete(user).where(eq(user.uid, uid))
  expect(await service.db.$count(message, eq(message.uid, uid))).toBe(0)
})
