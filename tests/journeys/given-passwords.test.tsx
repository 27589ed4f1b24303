// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { paths } from '#domain/paths/paths.ts'
import { school, user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { matchesDigest } from '#server/services/sign-on/passwords.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { newSession, settle } from '#tests/support/service/sessions.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { uidAt } from '#tests/support/worlds/world.ts'

let journey: Journey
let colleague: TestBrowser
/** The password that was shown to the owner. */
let given = ''

const former = passwordDigest('Podium@2026')

beforeAll(async () => {
  journey = await startJourney({ studentCount: 2 })
  const { service, world } = journey
  await settle(service, world.teacher, '13800000001')
  await settle(service, world.colleague, '13800000002')
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
  await givePassword(service, world.colleague, 'Podium@2026')
  colleague = openBrowser(service.client)
  expect(resultId(await colleague.signIn('colleague', former))).toBe('ok')
})

afterAll(() => journey.close())

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

/** The texts of the dialog that shows it once. */
async function givenPassword(name: string): Promise<string> {
  const dialog = within(await screen.findByRole('dialog', { name: `${name}的新密码` }))
  const password = dialog.getByText(/^\S{15}$/, { selector: 'code' }).textContent
  press('我已记下')
  await waitFor(() => expect(screen.queryByText(password)).toBeNull())
  return password
}

test('the owner resets a teacher’s password, which is logged and is the only one that works', async () => {
  const { service, world } = journey
  await openWatchedPortal(journey, paths.applications, await newSession(service, world.teacher))
  fireEvent.click(await screen.findByRole('button', { name: '重置密码：姓名 colleague' }))
  press('重置密码')
  given = await givenPassword('姓名 colleague')
  const row = (await screen.findByText('姓名 colleague')).closest('tr')
  await waitFor(() => expect(row?.textContent).toContain('首次登录须改密码'))
  const byFormer = await colleague.signIn('colleague', former)
  const byGiven = await colleague.signIn('colleague', passwordDigest(given))
  expect({ byFormer: resultId(byFormer), byGiven: resultId(byGiven) }).toEqual({
    byFormer: 'wrongPassword',
    byGiven: 'ok',
  })
  const written = await service.db.select().from(audit).where(eq(audit.objectId, world.colleague.uid))
  expect(written.filter(({ path }) => path === '/client/school/teacher/password/reset').length).toBe(1)
})

test('the teacher must choose a new password before anything else', async () => {
  const { service, world } = journey
  const { reloadAt } = await openWatchedPortal(
    journey,
    '/',
    await newSession(service, world.colleague, { mustChangePassword: true }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '请先设置新密码' }))
  type('当前密码', given)
  type('新密码', 'Zhang#2027')
  type('确认新密码', 'Zhang#2027')
  fireEvent.submit(dialog.getByRole('form', { name: '修改密码' }))
  await waitFor(() => expect(reloadAt.mock.calls).toEqual([['/login']]))
  const [row] = await service.db.select().from(user).where(eq(user.uid, world.colleague.uid))
  expect(await matchesDigest(row?.passwordHash ?? '', passwordDigest('Zhang#2027'))).toBe(true)
  expect(row?.mustChangePassword).toBe(false)
})

test('the owner closes an account, and reopens it', async () => {
  const { service, world } = journey
  await givePassword(service, world.colleague, 'Podium@2026')
  const turn = async (item: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /更多.*colleague|colleague.*更多/ }))
    fireEvent.click(await screen.findByRole('menuitem', { name: item }))
    press(item)
    await screen.findByText(`已${item}姓名 colleague的账号`)
    return resultId(await colleague.signIn('colleague', former))
  }
  await openWatchedPortal(journey, paths.applications, await newSession(service, world.teacher))
  expect(await turn('停用')).toBe('wrongPassword')
  await screen.findByText('已停用')
  expect(await turn('启用')).toBe('ok')
})

test('a teacher resets a student’s password from the class list', async () => {
  const { service, world } = journey
  await openWatchedPortal(journey, paths.classes, await newSession(service, world.teacher))
  fireEvent.click(await screen.findByRole('button', { name: '成员管理：七年级(2)班' }))
  fireEvent.click(await screen.findByRole('button', { name: '更多操作：姓名 qm0701002' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '重置密码' }))
  press('重置密码')
  const password = await givenPassword('姓名 qm0701002')
  const [row] = await service.db
    .select()
    .from(user)
    .where(eq(user.uid, uidAt(world, 1)))
  expect(await matchesDigest(row?.passwordHash ?? '', passwordDigest(password))).toBe(true)
  expect(row?.mustChangePassword).toBe(true)
})
