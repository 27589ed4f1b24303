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

interface Opening {
  readonly opened: string
  readonly built: boolean
  /** Where it leads, and what the tab then says. */
  readonly place: string
  readonly title: string
}

/** Opens an address, waits until it led where it has to, and tells what is wrong there. */
async function visit(context: BrowserContext, { opened, built, place, title }: Opening) {
  const page = await (built ? openAnew : goTo)(context, opened)
  const faults: string[] = []
  const note = (error: Error) => faults.push(String(error))
  page.on('pageerror', note)
  await expect.poll(async () => [placeOf(page), await page.title()]).toEqual([place, `${title} - 讲台`])
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  const failed = await page.getByText(/^(加载失败|没有这个页面)$/).allInnerTexts()
  const saysNotOpen = await page.getByRole('heading', { name: `${title}还没有开放` }).isVisible()
  const back = new URLSearchParams(pathOf(page).split('?')[1]).get('back')
  page.off('pageerror', note)
  if (built) await page.close()
  return { back, saysNotOpen, faults: [...faults, ...failed] }
}

const placeOf = (page: Page): string => pathOf(page).replace(/\?.*/, '')

const named = rows.map((row) => {
  const opened = addressOf(row)
  return { ...row, opened, place: leadsTo(row) ?? opened.replace(/\?.*/, '') }
})

/** What shows something else: closed in a browser, or to English; a module from elsewhere. */
const closed = new Set(['vocabulary-html', 'math-paper', 'settings-html'])

test.each(named)('$opened without and with a session', async (row) => {
  const isOpen = row.access === 'public'
  const [without, within] = await Promise.all([
    visit(stranger, isOpen ? row : { ...row, built: false, place: '/login', title: '登录' }),
    visit(teacher, row),
  ])
  expect([without.faults, within.faults]).toEqual([[], []])
  expect(within.saysNotOpen).toBe(!row.built && !closed.has(row.area ?? ''))
  // Home is where a sign-in leads without being told.
  const kept = isOpen || row.opened === '/' ? null : row.place
  expect(without.back?.replace(/\?.*/, '') ?? null).toBe(kept)
  if (leadsTo(row) === null && kept !== null) expect(without.back).toBe(row.opened)
})
