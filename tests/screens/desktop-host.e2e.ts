import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DesktopHost, startHost } from '#desktop/host.ts'
import { browserProgram } from '#tests/support/product/browser.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles, home, signInByPassword } from '#tests/support/pages/pages.ts'
import { type Display, openDisplay } from '#tests/support/product/display.ts'
import { lendProduct } from '#tests/support/product/lent-product.ts'
import { pagePatience } from '#tests/support/runs/page-patience.ts'

const address = await lendProduct()

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-desktop-'))
const opened: string[] = []
const users: (string | null)[] = []
const courses: (number | null)[] = []

let display: Display
let host: DesktopHost

beforeEach(async () => {
  for (const username of Object.values(demoMobiles)) await placeTeacher(address, { username })
  for (const notes of [opened, users, courses]) notes.length = 0
  display = await openDisplay()
  const { executablePath, args, env } = await browserProgram(['--lang=zh-CN'])
  host = await startHost({
    origin: address,
    executablePath,
    browserArguments: args,
    ...display.launch(env),
    profile: mkdtempSync(path.join(folder, 'profile-')),
    downloads: path.join(folder, 'downloads'),
    openAddress: (url) => void opened.push(url),
    onUser: (user) => void users.push(user?.realname ?? null),
    onCourse: (courseId) => void courses.push(courseId),
  })
})

afterEach(async () => {
  await host.close()
  await display.close()
})

// After closing its windows a browser keeps writing to its profile for a while.
afterAll(() =>
  vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: pagePatience, interval: 200 }),
)

/** The sign-in window, once it is open. */
const signInWindow = (): Promise<Page> =>
  vi.waitFor(
    () => {
      const page = host.signInWindow()
      if (page === null) throw new Error('No sign-in window is open')
      return page
    },
    { timeout: pagePatience },
  )

/** A teacher signs in in the host, accepting the documents the first time, and works in the portal. */
async function work(mobile: string = demoMobiles.lin, isFirstTime = true): Promise<Page> {
  const page = await signInWindow()
  await page.locator('#frame').waitFor({ state: 'detached' })
  if (isFirstTime) await page.getByRole('button', { name: '同意', exact: true }).click()
  const closed = page.waitForEvent('close')
  await signInByPassword(page, mobile)
  await closed
  await home(host.portal).waitFor()
  return host.portal
}

test('a teacher signs in in the host, the portal opens without a login, and signing out leads back', async () => {
  const agents: (string | undefined)[] = []
  host.portal.on('request', (request) => {
    if (request.method() === 'POST') agents.push(request.headers()['x-teacher-agent'])
  })
  const portal = await work()
  expect(await portal.getByRole('textbox', { name: '账号' }).count()).toBe(0)
  await expect.poll(() => users).toEqual(['林知夏'])
  expect({ agents: new Set(agents), courses: courses.length }).toEqual({
    agents: new Set(['desktop/6.5.0']),
    courses: 1,
  })
  await portal.reload()
  await home(portal).waitFor()
  expect(host.signInWindow()).toBeNull()
  await portal.getByRole('button', { name: /账号菜单$/ }).click()
  await portal.getByRole('menuitem', { name: '退出登录' }).click()
  const page = await signInWindow()
  await page.getByRole('textbox', { name: '账号' }).waitFor()
  // The sign-in page may already have a cookie of its own.
  const sessions = (await host.portal.context().cookies()).filter(({ name }) => name === 'sid')
  expect({ homes: await home(portal).count(), sessions }).toEqual({ homes: 0, sessions: [] })
  await work(demoMobiles.xu, false)
  await expect.poll(() => users.at(-1)).toBe('许望舒')
})

test('the host selects a class, opens external links, saves files and closes the window', async () => {
  const portal = await work()
  await expect.poll(() => courses.length).toBe(1)
  const bridge = (act: string) => portal.evaluate(`podiumDesktop.${act}`)
  expect(await bridge("download({name: '../成绩.txt', type: 'text/plain', base64: 'MQ=='})")).toBe(true)
  expect(readdirSync(path.join(folder, 'downloads'))).toEqual(['_成绩.txt'])
  await portal.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://podium.example/', textContent: 'outside' })
    document.body.prepend(link)
  })
  await portal.getByText('outside').click()
  await expect.poll(() => opened).toEqual(['https://podium.example/'])
  await bridge("openExternal('file:///etc/passwd')")
  await bridge("openExternal('javascript:alert(1)')")
  expect(opened).toEqual(['https://podium.example/'])
  await bridge('close()')
  await host.closed
})

test('closing the sign-in window without signing in closes the host', async () => {
  const page = await signInWindow()
  await page.close()
  await host.closed
  expect(users).toEqual([])
})
