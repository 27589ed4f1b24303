import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type RouteRow, routeRows } from '#app/print-routes.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { openSessions, placeTeacher } from '#tests/support/e2e-doors.ts'
import { demoMobiles, openContext, pathOf } from '#tests/support/e2e-pages.ts'

const address = inject('address')
const { lin } = demoMobiles
const rows = routeRows()
let browser: Browser
let stranger: BrowserContext
let teacher: BrowserContext

beforeAll(async () => {
  browser = await launchBrowser()
  await placeTeacher(address, { username: lin })
  const [cookie = ''] = await openSessions(address, { username: lin, surface: 'portal', count: 1 })
  const [name = '', value = ''] = cookie.split('=')
  stranger = await openContext(browser)
  teacher = await openContext(browser)
  await teacher.addCookies([{ name, value, url: address }])
})

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username: lin })
})

/** What stands for each parameter of a path: things of the demo's first teacher. */
const samples: Readonly<Record<string, string>> = {
  courseId: '1',
  module: 'word',
  uid: '4',
  studentId: '4',
  questionId: '1',
  chapterId: '1',
  paperId: '1',
  paramStr: 'all',
  mode: 'pdf',
  status: '1',
  type: '1',
  'fromType?': '1',
  startDate: '2026-09-01',
  endDate: '2026-11-20',
  homeworkId: '1',
  taskId: '1',
  bookId: '7',
  stuId: '4',
  studyTaskId: '1',
  state: 'submit',
  openId: 'somebody',
}

const homework = '?type=studytask&scope=class&courseId=1&homeworkId=1'

/** What an area is opened with. */
const queries: Readonly<Record<string, string>> = { 'report-html': homework, 'correct-html': '?testId=1' }

function addressOf({ path, area }: RouteRow): string {
  const place = path.replaceAll(/\{([\w?]+)\}/g, (_, name: string) => {
    const sample = samples[name]
    if (sample === undefined) throw new Error(`Nothing stands for ${name} of ${path}`)
    return sample
  })
  return `${place.replace(/\/?\*$/, '')}${area === null ? '' : (queries[area] ?? '')}`
}

/** Addresses that lead on, before anybody is asked who they are. */
const leadsTo = ({ path }: RouteRow): string | null => {
  if (path.startsWith('/bind/')) return '/bind'
  return path.includes('/report/oneTask/') ? '/report-html' : null
}

/** Opens an address in a page of its own. */
async function openAnew(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}/#${path}`)
  await page.locator('#frame').waitFor({ state: 'detached' })
  return page
}

/** Goes to an address in the page that the context has. */
async function goTo(context: BrowserContext, path: string): Promise<Page> {
  const [page = await openAnew(context, '/classes-dialog')] = context.pages()
  await page.evaluate((hash) => void (location.hash = hash), path)
  return page
}

/** Opens an address, and tells where it led and what is wrong there. */
async function visit(context: BrowserContext, { opened, built }: { opened: string; built: boolean }, title: string) {
  const page = await (built ? openAnew : goTo)(context, opened)
  const faults: string[] = []
  const note = (error: Error) => faults.push(String(error))
  page.on('pageerror', note)
  await page.waitForFunction((wanted) => document.title === `${wanted} - 讲台`, title)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  const failed = await page.getByText(/^(加载失败|没有这个页面)$/).allInnerTexts()
  const saysNotOpen = await page.getByRole('heading', { name: `${title}还没有开放` }).isVisible()
  const [place = '', query = ''] = pathOf(page).split('?')
  page.off('pageerror', note)
  if (built) await page.close()
  return { place, back: new URLSearchParams(query).get('back'), saysNotOpen, faults: [...faults, ...failed] }
}

const named = rows.map((row) => ({ ...row, opened: addressOf(row) }))

/** What a browser without a desktop host, or a maths function, shows in the place of a page. */
const closed = new Set(['vocabulary-html', 'math-paper'])

test.each(named)('$opened without a session', async ({ opened, ...row }) => {
  const { place, back, faults } = await visit(
    stranger,
    { opened, built: row.built },
    row.access === 'public' ? row.title : '登录',
  )
  const own = leadsTo(row) ?? opened.replace(/\?.*/, '')
  expect([place, faults]).toEqual([row.access === 'public' ? own : '/login', []])
  // Home is where a sign-in leads without being told.
  const kept = row.access === 'public' || opened === '/' ? null : own
  expect(back?.replace(/\?.*/, '') ?? null).toBe(kept)
  if (leadsTo(row) === null && kept !== null) expect(back).toBe(opened)
})

test.each(named)('$opened with a session', async ({ opened, ...row }) => {
  const { place, saysNotOpen, faults } = await visit(teacher, { opened, built: row.built }, row.title)
  expect([place, faults]).toEqual([leadsTo(row) ?? opened.replace(/\?.*/, ''), []])
  expect(saysNotOpen).toBe(!row.built && !closed.has(row.area ?? ''))
})
