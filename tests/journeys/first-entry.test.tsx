// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { type MainEntryId, mainEntryIds } from '#domain/portal/entries.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

const wantFirst = (first: MainEntryId) =>
  journey.world.teacher.get(user.saveEntryOrder, {
    main: [first, ...mainEntryIds.filter((id) => id !== first)],
    drawer: [],
  })

const atPath = (path: string) => waitFor(() => expect(window.location.hash).toBe(`#${path}`))

/** The location once the home page has loaded. */
const atHome = async () => {
  await screen.findByRole('heading', { level: 1, name: '今天' })
  return window.location.hash
}

test('without an address of their own people get the first entry of their spine, and reach home from it', async () => {
  await wantFirst('wrongNote')
  await openPortal(journey, '/')
  await atPath('/wrong-note')
  const entries = await screen.findByRole('navigation', { name: '主导航' })
  expect([...entries.querySelectorAll('a')].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    '错题本',
    '首页',
  ])
  fireEvent.click(screen.getByRole('link', { name: '首页' }))
  expect(await atHome()).toBe('#/')
})

test('a deep link opens nothing else, neither at once nor later', async () => {
  await wantFirst('wrongNote')
  await openPortal(journey, '/personal-center/my-functions')
  await screen.findByRole('heading', { level: 1, name: '我的功能' })
  await atPath('/personal-center/my-functions')
  fireEvent.click(screen.getByRole('link', { name: '首页' }))
  expect(await atHome()).toBe('#/')
})

test('entries that need the desktop client are skipped in a browser', async () => {
  await wantFirst('studentWords')
  await openPortal(journey, '/')
  expect(await atHome()).toBe('#/')
})

test('the first link of a page skips the spine to the main part, staying on the page', async () => {
  await openPortal(journey, '/personal-center/my-functions')
  await screen.findByRole('heading', { level: 1, name: '我的功能' })
  const [first] = screen.getAllByRole('link')
  expect({ text: first?.textContent, href: first?.getAttribute('href') }).toEqual({
    text: '跳到正文',
    href: '#/personal-center/my-functions',
  })
  fireEvent.click(screen.getByRole('link', { name: '跳到正文' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(window.location.hash).toBe('#/personal-center/my-functions')
})
