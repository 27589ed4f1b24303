// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { fakeDesktopBridge } from '#api/ports/desktop-bridge.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { hostTicketFor } from '#tests/support/service/host-ticket.ts'
import { endSessions, newSession, settle } from '#tests/support/service/sessions.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

/** The portal in a desktop window, opened with the host's ticket. */
async function openInWindow(path = '/') {
  const { service, world } = journey
  await settle(service, world.teacher, '13800000001')
  await endSessions(service, world.teacher)
  const teacher = await newSession(service, world.teacher)
  localStorage.setItem(storageKeys.guide, currentConsent.join(','))
  const desktop = fakeDesktopBridge([await hostTicketFor(teacher)])
  const opened = await openWatchedPortal(journey, path, null, { desktop })
  await screen.findByRole('button', { name: /账号菜单/ })
  const { list } = await teacher.get(course.list, { status: 1, pager: { currentPage: 1, pageSize: 999 } })
  return { ...opened, desktop, list }
}

test('the host learns who works in its window, and that nobody does after signing out', async () => {
  const { desktop, reloadAt } = await openInWindow()
  const { uid } = journey.world.teacher
  await waitFor(() => expect(desktop.users).toEqual([{ uid, realname: expect.stringMatching(/./) }]))
  fireEvent.click(screen.getByRole('button', { name: /账号菜单/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await waitFor(() => expect(reloadAt.mock.calls).toEqual([['/']]))
  expect({ user: desktop.users.at(-1), acts: desktop.acts }).toEqual({ user: null, acts: ['backToLogin'] })
})

test('the host learns the current class, and the portal follows a class chosen in the host', async () => {
  const { desktop, list } = await openInWindow()
  const [first] = list
  await waitFor(() => expect(desktop.courses).toEqual([first?.courseId]))
  desktop.sayCourse(987_654)
  desktop.sayCourse(list.at(-1)?.courseId ?? 0)
  await waitFor(() =>
    expect(localStorage.getItem(storageKeys.lastCourse(journey.world.teacher.uid))).toBe(String(list.at(-1)?.courseId)),
  )
  expect(desktop.courses).toEqual([first?.courseId])
})

test('somebody else signing in in the host gets their own page on the same page; signing out hands back', async () => {
  const { desktop, reloadAt } = await openInWindow('/classes-dialog')
  desktop.sayLogin(true)
  expect(reloadAt.mock.calls).toEqual([['/classes-dialog']])
  await endSessions(journey.service, journey.world.teacher)
  desktop.sayLogin(false)
  await waitFor(() => expect(desktop.acts).toEqual(['backToLogin']))
})

test("links that lead out of the portal open in the system's browser", async () => {
  const { desktop } = await openInWindow()
  const out = Object.assign(document.createElement('a'), { href: 'https://podium.example/help', textContent: 'out' })
  const inside = Object.assign(document.createElement('a'), { href: '#/classes-dialog', textContent: 'inside' })
  document.body.append(out, inside)
  expect([fireEvent.click(within(out).getByText('out'), { cancelable: true })]).toEqual([false])
  fireEvent.click(inside)
  expect(desktop.acts).toEqual(['open https://podium.example/help'])
  out.remove()
  inside.remove()
})

test('the page is sized for the desktop shell while it is open there', async () => {
  await openInWindow()
  expect(document.documentElement.dataset['shell']).toBe('desktop')
})
