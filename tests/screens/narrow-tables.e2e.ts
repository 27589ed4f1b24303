import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, lin)
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

const widths = [390, 640, 768, 900] as const

const height = 900

/** The minimum width of a name in pixels, whatever is beside it. */
const leastNameWidth = 150

/** Addresses with their tables and the heading of the column that names a row. */
const tablesAt: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['/', { 本周任务: '任务', 准备中: '任务' }],
  ['/course/1/tasks', { 练习报告: '任务' }],
  ['/correct-html', { 待批的任务: '任务' }],
  ['/my-paper', { 我的试卷: '试卷' }],
  ['/paper-select/school-paper', { 校本试卷: '试卷' }],
  ['/report-html?type=studytask&scope=class&courseId=1&homeworkId=2', { 逐题分析: '考点', 学生: '姓名' }],
  ['/classes-dialog', { 我的班级: '班级' }],
  ['/personal-center/my-courses', { 我的班级: '班级' }],
  ['/member', { 学生名单: '姓名' }],
  ['/member/verify', { 待审核的申请: '姓名' }],
  ['/member/verify?state=asked', { 同事申请的学生: '姓名' }],
  ['/member/verify?state=sent', { 我申请的学生: '姓名' }],
  ['/member/reminders', { 提醒记录: '学生' }],
  ['/flipbook/member/export/courseStudentCode/1', { 打印哪些学生: '姓名' }],
  ['/school/applications', { 本校教师: '姓名' }],
  ['/personal-center/notices', { 学校通知: '通知' }],
  ['/school/functions', { 老师和功能: '老师' }],
]

test.each(tablesAt)('at %s nothing is cut off or overprinted in a narrow window', async (path, tables) => {
  await page.setViewportSize({ width: 1440, height })
  await openAddress(page, `${address}/#${path}`)
  for (const label of Object.keys(tables)) await page.getByRole('table', { name: label, exact: true }).waitFor()
  await expect.poll(() => page.locator('table[aria-busy=true]').count()).toBe(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => flawsOf(tables), { message: `at ${width}` }).toEqual([])
  }
})

/** What is wrong with the page, and with these of its tables. */
const flawsOf = (tables: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  page.evaluate(
    ([nameHeadings, least]) => {
      const root = document.documentElement
      const flaws = root.scrollWidth > root.clientWidth ? ['the page scrolls sideways'] : []
      for (const [label, nameHeading] of Object.entries(nameHeadings)) {
        const table = document.querySelector<HTMLTableElement>(`table[aria-label="${label}"]`)
        if (table === null) flaws.push(`${label} is missing`)
        else flaws.push(...flawsOfTable(table, nameHeading).map((flaw) => `${label}: ${flaw}`))
      }
      return flaws

      function flawsOfTable(table: HTMLTableElement, nameHeading: string): readonly string[] {
        const box = table.parentElement
        const headings = [...table.querySelectorAll('th')]
        const names = headings.findIndex((heading) => heading.textContent === nameHeading)
        const narrowest = Math.min(
          ...[...table.querySelectorAll('tbody tr')]
            .map((row) => row.children[names])
            .filter((cell) => cell !== undefined)
            .map((cell) => cell.getBoundingClientRect().width),
        )
        return [
          ...(box !== null && box.scrollWidth > box.clientWidth ? ['scrolls sideways'] : []),
          ...(names === -1 ? [`no heading ${nameHeading}`] : []),
          ...(narrowest < least ? [`a name has ${Math.round(narrowest)} pixels`] : []),
          ...overprints(headings),
        ]
      }

      function overprints(headings: readonly HTMLElement[]): readonly string[] {
        const texts = headings
          .filter(({ offsetWidth }) => offsetWidth > 1)
          .map((heading) => [heading, inkOf(heading)] as const)
        return texts.flatMap(([heading, ink], index) =>
          texts
            .slice(index + 1)
            .filter(
              ([, other]) =>
                ink.right > other.left && other.right > ink.left && ink.bottom > other.top && other.bottom > ink.top,
            )
            .map(([other]) => `${heading.textContent} and ${other.textContent} overprint`),
        )
      }

      function inkOf(element: HTMLElement): DOMRect {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect()
      }
    },
    [tables, leastNameWidth] as const,
  )

test('on a phone the filters of a list end where its rows do', async () => {
  await page.setViewportSize({ width: 390, height })
  await openAddress(page, `${address}/#/course/1/tasks`)
  const filters = page.getByRole('group', { name: '筛选任务' }).locator('> :last-child')
  const gaps = () =>
    filters.evaluate((group) => {
      const boxes = [...group.children].map((field) => field.getBoundingClientRect())
      const ends = new Map(boxes.map(({ top, right }) => [top, right]))
      return [...ends.values()].map((end) => Math.round(group.getBoundingClientRect().right - end))
    })
  await expect.poll(gaps).toEqual([0, 0])
})

test('what a row still needs begins where the name does, if it takes a line of its own', async () => {
  await openAddress(page, `${address}/#/course/1/tasks`)
  await page.getByText('新提交').first().waitFor()
  const indents = () =>
    page.getByText('新提交').evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const text = document.createRange()
        text.selectNodeContents(mark)
        const [own, name] = [text.getBoundingClientRect(), mark.previousElementSibling?.getBoundingClientRect()]
        return name !== undefined && own.top >= name.bottom ? [Math.round(own.left - name.left)] : []
      }),
    )
  const found: number[] = []
  for (let width = 700; width < 780; width += 10) {
    await page.setViewportSize({ width, height })
    found.push(...(await indents()))
  }
  expect(new Set(found)).toEqual(new Set([0]))
})
