// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { paths } from '#domain/paths/paths.ts'
import { session } from '#server/database/schema/people.ts'
import { idempotency } from '#server/database/schema/system.ts'
import { assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { endSessions, newSession, settle } from '#tests/support/service/sessions.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'

let journey: Journey
const password = 'Podium@2026'

beforeAll(async () => {
  journey = await startJourney()
  const { service, world } = journey
  for (const [index, person] of [world.teacher, world.colleague].entries()) {
    await givePassword(service, person, password)
    await settle(service, person, `1380000000${index + 1}`)
  }
})

afterAll(() => journey.close())

/** The class's list of assignments, opened by its teacher, with one that is not published yet. */
async function openAssignments(name: string) {
  const { service, world } = journey
  const assignmentId = await givenAssignment(service, world, { name, published: null })
  const portal = await openWatchedPortal(
    journey,
    paths.assignments(world.courseId),
    await newSession(service, world.teacher),
  )
  await screen.findByRole('link', { name })
  return { ...portal, assignmentId }
}

/** Clicks the button that writes. */
async function publish(name: string) {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  if (row === null) throw new Error('The name stands in no row')
  fireEvent.click(within(row).getByRole('button', { name: '发布' }))
  const question = within(await screen.findByRole('dialog', { name: '发布' }))
  fireEvent.click(question.getByRole('button', { name: '发布' }))
}

const isPublished = (name: string) => screen.findByText(`已把“${name}”发布给 3 人`)

const reLogin = (name: string | RegExp = '登录已过期，请重新登录') => screen.findByRole('dialog', { name })

async function signInAgain(typed = password) {
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: typed } })
  fireEvent.submit(screen.getByRole('form', { name: '登录' }))
}

const isGone = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

/** The calls of a path since the page opened: their keys, numbered by first appearance. */
const keysOf = (path: string) => {
  const keys = journey.network.exchanges
    .filter((exchange) => exchange.path === path)
    .map(({ headers }) => headers.get('idempotency-key'))
  return keys.map((key) => keys.indexOf(key))
}

const asksOf = (path: string) => journey.network.exchanges.filter((exchange) => exchange.path === path).length

async function publishedAt(assignmentId: number): Promise<Date | null | undefined> {
  const [row] = await journey.service.db
    .select()
    .from(assignmentTable)
    .where(eq(assignmentTable.assignmentId, assignmentId))
  return row?.publishedAt
}

const keptAnswers = async (person: TestClient, path: string) =>
  (
    await journey.service.db
      .select()
      .from(idempotency)
      .where(and(eq(idempotency.uid, person.uid), eq(idempotency.path, path)))
  ).length

/** Which of the previous teacher's data is still anywhere in the document. */
const namesOnScreen = (assignments: readonly string[]) => {
  const { textContent } = document.body
  return ['姓名 teacher', '姓名 qm0701001', ...assignments].filter((name) => textContent?.includes(name))
}

test('when a session dies during a write, the same teacher signs in over the page, and it happens once, under one key', async () => {
  const { service, world } = journey
  const { assignmentId } = await openAssignments('断开一次的')
  const before = asksOf(assigning.publish.path)
  await endSessions(service, world.teacher)
  await publish('断开一次的')
  const dialog = within(await reLogin())
  expect(dialog.getByText('138****0001').closest('p')?.textContent).toBe('账号 138****0001')
  expect(namesOnScreen(['断开一次的'])).toEqual([])
  expect({ publishedAt: await publishedAt(assignmentId), sent: asksOf(assigning.publish.path) - before }).toEqual({
    publishedAt: null,
    sent: 1,
  })
  await signInAgain()
  await isPublished('断开一次的')
  await isGone('登录已过期，请重新登录')
  expect((await screen.findByRole('link', { name: '断开一次的' })).tagName).toBe('A')
  const keys = keysOf(assigning.publish.path).slice(-2)
  expect({ keys, publishedAt: await publishedAt(assignmentId) }).toEqual({
    keys: [0, 0],
    publishedAt: service.clock.now,
  })
  expect(await keptAnswers(world.teacher, assigning.publish.path)).toBe(1)
})

test('a wrong password is reported over the page, and the right one continues', async () => {
  const { assignmentId } = await openAssignments('密码打错的')
  await endSessions(journey.service, journey.world.teacher)
  await publish('密码打错的')
  await reLogin()
  await signInAgain('wrong')
  await screen.findByText('登录名或密码错误')
  expect(await publishedAt(assignmentId)).toBeNull()
  await signInAgain()
  await isPublished('密码打错的')
  expect(await publishedAt(assignmentId)).toEqual(journey.service.clock.now)
})

test('if somebody else signs in meanwhile, she is named, and nothing is written', async () => {
  const { service, world, network } = journey
  const { assignmentId, reloadAt } = await openAssignments('换了人的')
  const asked = asksOf(assigning.publish.path)
  await network.signIn(await newSession(service, world.colleague))
  await publish('换了人的')
  const dialog = within(await reLogin('现在登录的是另一个账号'))
  expect(dialog.getByText(/^这个浏览器现在登录的是姓名 colleague。/).tagName).toBe('DIV')
  expect({ names: namesOnScreen(['换了人的']), mobile: dialog.queryByText('138****0001') }).toEqual({
    names: [],
    mobile: null,
  })
  fireEvent.click(dialog.getByRole('button', { name: '换成姓名 colleague的页面' }))
  expect(reloadAt.mock.calls).toEqual([['/']])
  expect({ publishedAt: await publishedAt(assignmentId), sent: asksOf(assigning.publish.path) - asked }).toEqual({
    publishedAt: null,
    sent: 1,
  })
  expect(await keptAnswers(world.colleague, assigning.publish.path)).toBe(0)
})

test('cancelling goes to the login, which leads back', async () => {
  const { service, world } = journey
  const { assignmentId, tabs } = await openAssignments('放弃了的')
  await endSessions(service, world.teacher)
  await publish('放弃了的')
  fireEvent.click(within(await reLogin()).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/login/))
  expect(new URLSearchParams(window.location.hash.split('?')[1]).get('back')).toBe(paths.assignments(world.courseId))
  await isGone('登录已过期，请重新登录')
  const { courseId, teacher } = world
  const posted = [
    { kind: 'signIn', uid: teacher.uid },
    { kind: 'course', uid: teacher.uid, courseId },
  ]
  expect({ publishedAt: await publishedAt(assignmentId), posted: tabs.posted }).toEqual({ publishedAt: null, posted })
})

test('signing out in another tab hides the page here until she signs in there again', async () => {
  const { service, world, network } = journey
  const { tabs, assignmentId } = await openAssignments('另一页退出的')
  await endSessions(service, world.teacher)
  tabs.hear({ kind: 'signOut' })
  await reLogin('已在别的页面退出登录')
  expect(namesOnScreen(['另一页退出的'])).toEqual([])
  await network.signIn(await newSession(service, world.teacher))
  tabs.hear({ kind: 'signIn', uid: world.teacher.uid })
  await isGone('已在别的页面退出登录')
  await publish('另一页退出的')
  await isPublished('另一页退出的')
  expect(await publishedAt(assignmentId)).toEqual(service.clock.now)
})

test('what was typed about a student leaves the screen with the session, and returns with the teacher', async () => {
  const { service, world, network } = journey
  const { tabs } = await openWatchedPortal(journey, memberPaths.members, await newSession(service, world.teacher))
  const openForm = async (): Promise<HTMLInputElement> => {
    fireEvent.click((await screen.findAllByRole('button', { name: /^编辑：/ }))[0] ?? document.body)
    return within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>('姓名')
  }
  fireEvent.change(await openForm(), { target: { value: '打到一半' } })
  await endSessions(service, world.teacher)
  tabs.hear({ kind: 'signOut' })
  await reLogin('已在别的页面退出登录')
  expect(screen.queryByDisplayValue('打到一半')).toBeNull()
  await network.signIn(await newSession(service, world.teacher))
  tabs.hear({ kind: 'signIn', uid: world.teacher.uid })
  await isGone('已在别的页面退出登录')
  expect((await openForm()).value).toBe('打到一半')
})

test('another teacher in another tab sees nothing here, and the page comes back for its own', async () => {
  const { service, world, network } = journey
  const { tabs } = await openAssignments('另一页换人的')
  await network.signIn(await newSession(service, world.colleague))
  tabs.hear({ kind: 'signIn', uid: world.colleague.uid })
  await reLogin('现在登录的是另一个账号')
  expect(namesOnScreen(['另一页换人的'])).toEqual([])
  const asked = asksOf(assigning.publish.path)
  await signInAgain()
  await publish('另一页换人的')
  await isPublished('另一页换人的')
  expect(asksOf(assigning.publish.path) - asked).toBe(1)
  const last = network.exchanges.findLast(({ path }) => path === assigning.publish.path)
  expect(last?.headers.get('x-expected-uid')).toBe(String(world.teacher.uid))
})

/** Answers the next call of a path this way, without asking the service. */
function answerOnce(path: string, code: number): void {
  const real = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (url !== path) return real(url, init)
    spy.mockRestore()
    return Promise.resolve(Response.json({ data: null, result: { code, msg: '没有认证！' } }))
  })
}

test('code -4 shows 没有认证！, from which only the login is reachable', async () => {
  await openAssignments('没有认证的')
  answerOnce(assigning.publish.path, -4)
  await publish('没有认证的')
  const dialog = within(await screen.findByRole('dialog', { name: '提示' }))
  dialog.getByText('没有认证！')
  fireEvent.click(dialog.getByRole('button', { name: '去登录' }))
  await waitFor(() => expect(window.location.hash).toBe('#/login'))
  await isGone('提示')
})

test('code 1007 during work requires a new password', async () => {
  const { assignmentId } = await openAssignments('要改密码的')
  answerOnce(assigning.publish.path, 1007)
  await publish('要改密码的')
  await screen.findByRole('dialog', { name: '请先设置新密码' })
  expect(await publishedAt(assignmentId)).toBeNull()
})

test('code -25 while the session is still valid retries once, under one key', async () => {
  const { assignmentId } = await openAssignments('误报的')
  answerOnce(assigning.publish.path, -25)
  await publish('误报的')
  await isPublished('误报的')
  expect({ publishedAt: await publishedAt(assignmentId), dialog: screen.queryByRole('dialog') }).toEqual({
    publishedAt: journey.service.clock.now,
    dialog: null,
  })
})

test('signing out in the account menu ends the session, notifies the other tabs and leads to the login', async () => {
  const { service, world } = journey
  await endSessions(service, world.teacher)
  const { tabs } = await openAssignments('退出的')
  fireEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await waitFor(() => expect(window.location.hash).toBe('#/login'))
  expect(tabs.posted.at(-1)).toEqual({ kind: 'signOut' })
  expect(await service.db.select().from(session).where(eq(session.uid, world.teacher.uid))).toEqual([])
})
