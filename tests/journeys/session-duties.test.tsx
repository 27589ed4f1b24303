// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { fakeDesktopBridge } from '#api/ports/desktop-bridge.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { paths } from '#domain/paths/paths.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { session, user } from '#server/database/schema/people.ts'
import { consent, loginEvent } from '#server/database/schema/sign-on.ts'
import { matchesDigest } from '#server/services/sign-on/passwords.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { hostTicketFor } from '#tests/support/service/host-ticket.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { endSessions, newSession, settle } from '#tests/support/service/sessions.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let journey: Journey
const password = 'Podium@2026'
const mobile = '13800000001'

beforeAll(async () => {
  journey = await startJourney()
  await givePassword(journey.service, journey.world.teacher, password)
})

afterAll(() => journey.close())

/** The teacher, with nothing to settle first. */
async function settled(): Promise<TestClient> {
  const { service, world } = journey
  await settle(service, world.teacher, mobile)
  return newSession(service, world.teacher)
}

const home = () => screen.findByRole('button', { name: /账号菜单/ })

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('without a session the page redirects to the login, which remembers the destination', async () => {
  await openWatchedPortal(journey, '/classes-dialog', null)
  await waitFor(() => expect(window.location.hash).toBe('#/login?back=%2Fclasses-dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('changed documents must be accepted before work, and can be read', async () => {
  const { service, world } = journey
  await service.db.delete(consent).where(eq(consent.uid, world.teacher.uid))
  await service.db.update(user).set({ mobile }).where(eq(user.uid, world.teacher.uid))
  await openWatchedPortal(journey, '/', await newSession(service, world.teacher))
  const dialog = within(await screen.findByRole('dialog', { name: '文件有更新，请重新同意' }))
  fireEvent.click(dialog.getByRole('button', { name: '隐私政策' }))
  const policy = within(await screen.findByRole('dialog', { name: /隐私政策/ }))
  fireEvent.click(policy.getByText('关闭'))
  fireEvent.click(dialog.getByRole('button', { name: /^同意/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const kept = await service.db.select().from(consent).where(eq(consent.uid, world.teacher.uid))
  expect(kept.map(({ document, version }) => `${document}@${version}`).toSorted()).toEqual([...currentConsent].sort())
})

test('refusing the changed documents signs out', async () => {
  const { service, world } = journey
  await service.db.delete(consent).where(eq(consent.uid, world.teacher.uid))
  await endSessions(service, world.teacher)
  const { tabs } = await openWatchedPortal(journey, '/', await newSession(service, world.teacher))
  fireEvent.click(await screen.findByRole('button', { name: '不同意，退出登录' }))
  await waitFor(() => expect(window.location.hash).toBe('#/login'))
  expect(tabs.posted.at(-1)).toEqual({ kind: 'signOut' })
  expect(await service.db.select().from(session).where(eq(session.uid, world.teacher.uid))).toEqual([])
})

test('a teacher without a mobile is offered to bind one, once', async () => {
  const { service, world } = journey
  await settle(service, world.colleague, '13800000002')
  await service.db.update(user).set({ mobile: null }).where(eq(user.uid, world.colleague.uid))
  await openWatchedPortal(journey, '/', await newSession(service, world.colleague))
  const dialog = within(await screen.findByRole('dialog', { name: '绑定手机号' }))
  expect(localStorage.getItem(storageKeys.bindOffered(world.colleague.uid))).toBe('yes')
  fireEvent.click(dialog.getByRole('button', { name: '去绑定' }))
  await waitFor(() => expect(window.location.hash).toBe(`#${paths.editPhone}`))
})

test('the offer is not repeated to somebody who has had it', async () => {
  const { service, world } = journey
  localStorage.setItem(storageKeys.bindOffered(world.colleague.uid), 'yes')
  await openWatchedPortal(journey, '/', await newSession(service, world.colleague))
  await home()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a sign-in elsewhere is reported when the page becomes visible again', async () => {
  const { service, world } = journey
  const { visibility } = await openWatchedPortal(journey, '/', await settled())
  await home()
  await waitFor(() => expect(journey.network.exchanges.some(({ path }) => path === '/front/current-time')).toBe(true))
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'
  const at = new Date(service.clock.now.getTime() + 30_000)
  const [other] = await service.db.select().from(session).where(eq(session.uid, world.colleague.uid))
  await service.db.insert(loginEvent).values({
    uid: world.teacher.uid,
    sessionId: other?.sessionId ?? 0,
    way: 'password',
    agent,
    address: '10.0.0.9',
    at,
  })
  visibility.set(false)
  pass(59_000)
  visibility.set(true)
  visibility.set(false)
  pass(61_000)
  visibility.set(true)
  await screen.findByText('您的账号刚在 Chrome 147 · Windows 登录')
  expect(screen.getByRole('link', { name: '查看我的设备' }).getAttribute('href')).toBe(`#${paths.devices}`)
  fireEvent.click(screen.getByRole('button', { name: '关闭这条提示' }))
  expect(screen.queryByText(/您的账号刚在/)).toBeNull()
})

/** Advances the clocks of service and page. */
function pass(milliseconds: number): void {
  const { clock } = journey.service
  clock.now = new Date(clock.now.getTime() + milliseconds)
  vi.setSystemTime(clock.now)
}

test('a session that ended while the page was hidden is noticed when it becomes visible', async () => {
  const { service, world } = journey
  const { visibility } = await openWatchedPortal(journey, '/', await settled())
  await home()
  await endSessions(service, world.teacher)
  visibility.set(false)
  pass(61_000)
  visibility.set(true)
  await screen.findByRole('dialog', { name: '登录已过期，请重新登录' })
  expect(screen.queryByRole('button', { name: /账号菜单/, hidden: true })).toBeNull()
})

test('a lost network is reported over the page, and once it is back the page is where it was', async () => {
  const { network } = await openWatchedPortal(journey, '/classes-dialog', await settled())
  await home()
  network.set(false)
  const dialog = within(await screen.findByRole('dialog', { name: '网络已断开' }))
  dialog.getByText('网络异常：似乎已断开，请检查网络！')
  expect(sessionStorage.getItem(sessionKeys.state)).toBe('{"address":"/classes-dialog"}')
  const read = journey.network.exchanges.length
  window.location.hash = '/'
  await waitFor(() => expect(journey.network.exchanges.length).toBeGreaterThan(read))
  network.set(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(window.location.hash).toBe('#/classes-dialog'))
  expect(sessionStorage.getItem(sessionKeys.state)).toBeNull()
})

test('a request that fails for want of a network is reported too, and unsaved work stays', async () => {
  const { network } = await openWatchedPortal(journey, '/', await settled())
  await home()
  fireEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
  vi.spyOn(network, 'isOnline').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  const dialog = within(await screen.findByRole('dialog', { name: '网络已断开' }))
  fireEvent.click(dialog.getByRole('button', { name: /^重试/ }))
  await waitFor(() => expect(dialog.getByRole('button', { name: /^重试/ }).getAttribute('aria-busy')).toBeNull())
  vi.mocked(globalThis.fetch).mockRestore()
  fireEvent.click(dialog.getByRole('button', { name: /^重试/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Nothing was sent again on its own.
  await home()
})

test('a page reopened after an outage continues where it was', async () => {
  sessionStorage.setItem(sessionKeys.state, '{"address":"/classes-dialog"}')
  await openWatchedPortal(journey, '/', await settled())
  await home()
  expect(window.location.hash).toBe('#/classes-dialog')
})

test('a student account is pointed to the student page, and sees nothing of the portal', async () => {
  const { service, world } = journey
  const [student] = world.students
  if (student === undefined) throw new Error('The world has no students')
  await openWatchedPortal(journey, '/', await newSession(service, student))
  expect((await screen.findByRole('link', { name: '去学生页面' })).getAttribute('href')).toBe('/student/')
  expect(screen.queryByRole('navigation')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^换教师账号登录/ }))
  await screen.findByRole('textbox', { name: '账号' })
  expect(window.location.hash).toMatch(/^#\/login/)
})

/** A host's ticket for a teacher who has not accepted the current documents. */
async function ticketToAccept() {
  const { service, world } = journey
  const ticket = await hostTicketFor(await settled())
  await service.db.delete(consent).where(eq(consent.uid, world.teacher.uid))
  return ticket
}

const autoLogins = () => journey.network.exchanges.filter(({ path }) => path === signOn.autoLogin.path)

const consentDialog = () => screen.findByRole('dialog', { name: '文件有更新，请重新同意' })

test('in the desktop host the page opens by ticket, and is handed back when the session is lost', async () => {
  const { service, world } = journey
  const desktop = fakeDesktopBridge([await hostTicketFor(await settled())])
  await openWatchedPortal(journey, '/classes-dialog', null, { desktop })
  await home()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(autoLogins().map(({ headers }) => headers.get('x-teacher-agent'))).toEqual(['desktop/6.4.1'])
  await endSessions(service, world.teacher)
  window.location.hash = '/'
  await waitFor(() => expect(desktop.acts).toEqual(['backToLogin']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('in the desktop host, accepting the documents continues with the same ticket', async () => {
  const desktop = fakeDesktopBridge([await ticketToAccept()])
  await openWatchedPortal(journey, '/classes-dialog', null, { desktop })
  const asks = within(await consentDialog())
  const before = autoLogins().length
  fireEvent.click(asks.getByRole('button', { name: '同意' }))
  await home()
  const guide = localStorage.getItem(storageKeys.guide)
  expect({ guide, logins: autoLogins().length - before }).toEqual({ guide: currentConsent.join(','), logins: 1 })
})

test('in the desktop host, refusing the documents hands back without using the ticket', async () => {
  const { service, world } = journey
  const desktop = fakeDesktopBridge([await ticketToAccept()])
  await openWatchedPortal(journey, '/classes-dialog', null, { desktop })
  fireEvent.click(within(await consentDialog()).getByRole('button', { name: '不同意，退出登录' }))
  await waitFor(() => expect(desktop.acts).toEqual(['backToLogin']))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await service.db.select().from(consent).where(eq(consent.uid, world.teacher.uid))).toEqual([])
})

test("in the desktop host a student is signed out at once, and gets the host's login", async () => {
  const { service, world } = journey
  const student = await newSession(service, world.students[0] ?? world.teacher)
  const desktop = fakeDesktopBridge([])
  await openWatchedPortal(journey, '/', student, { desktop })
  const other = await screen.findByRole('button', { name: '换教师账号登录' })
  await waitFor(async () => expect(resultId(await student.call(userArea.teacherInfo, {}))).toBe('notLoggedIn'))
  fireEvent.click(other)
  await waitFor(() => expect(desktop.acts).toEqual(['backToLogin']))
})

test('in a desktop host with neither ticket nor login the window closes', async () => {
  const desktop = fakeDesktopBridge([], false)
  await openWatchedPortal(journey, '/', null, { desktop })
  await waitFor(() => expect(desktop.acts).toEqual(['backToLogin', 'close']))
  expect(window.location.hash).toBe('#/')
})

test('a forced password change comes before anything else, and ends at the login', async () => {
  const { service, world, network } = journey
  await settle(service, world.teacher, mobile)
  const asked = network.exchanges.length
  const { reloadAt, tabs } = await openWatchedPortal(
    journey,
    '/',
    await newSession(service, world.teacher, { mustChangePassword: true }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '请先设置新密码' }))
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: /^修改密码/ })
  const fill = (current: string, next: string, confirmation: string) => {
    type('当前密码', current)
    type('新密码', next)
    type('确认新密码', confirmation)
  }
  const send = () => fireEvent.submit(dialog.getByRole('form', { name: '修改密码' }))
  expect(submit.disabled).toBe(true)
  fill('wrong', 'Zhang#2027', 'Zhang#2027')
  expect(submit.disabled).toBe(false)
  send()
  await dialog.findByText('当前密码不正确')
  fill(password, password, password)
  send()
  await dialog.findByText('新密码与当前密码相同，请重新输入')
  fill(password, 'Zhang#2027', 'Zhang#2028')
  send()
  await dialog.findByText('两次密码不一致')
  fill(password, 'Zhang#2027', 'Zhang#2027')
  send()
  await waitFor(() => expect(reloadAt.mock.calls).toEqual([['/login']]))
  expect(tabs.posted.at(-1)).toEqual({ kind: 'signOut' })
  expect(network.exchanges.slice(asked).map(({ path }) => path)).not.toContain(course.list.path)
  const [row] = await service.db.select().from(user).where(eq(user.uid, world.teacher.uid))
  expect(await matchesDigest(row?.passwordHash ?? '', passwordDigest('Zhang#2027'))).toBe(true)
  expect(screen.queryByRole('dialog', { name: /登录已过期/ })).toBeNull()
})
