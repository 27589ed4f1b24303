import { PDFiumLibrary } from '@hyzyla/pdfium'
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
  await openAddress(page, `${address}/#/report-html?type=studytask&scope=class&courseId=1&homeworkId=3`)
  await page.getByRole('table', { name: '逐题分析', exact: true }).waitFor()
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

const boxOf = async (name: string) => {
  const box = await page.getByRole('region', { name, exact: true }).boundingBox()
  if (box === null) throw new Error(`${name} is not there`)
  return box
}

/** How the parts are arranged; pixels are of the window, however much the page is zoomed. */
async function arrangement() {
  const [distribution, items, students] = [await boxOf('分数分布'), await boxOf('逐题分析'), await boxOf('学生')]
  return {
    studentsBeside: students.x >= distribution.x + distribution.width && students.y === distribution.y,
    itemsBelow: items.x === distribution.x && items.y > distribution.y + distribution.height,
    scrollsSideways: await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
  }
}

test.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
])('at %i by %i students stand beside distribution and items', async (width, height) => {
  await page.setViewportSize({ width, height })
  await expect.poll(() => arrangement()).toEqual({ studentsBeside: true, itemsBelow: true, scrollsSideways: false })
})

test.each([390, 768])('at %i all parts stand below each other', async (width) => {
  await page.setViewportSize({ width, height: 900 })
  await expect.poll(() => arrangement()).toEqual({ studentsBeside: false, itemsBelow: true, scrollsSideways: false })
})

test('at 640 the figures of the class stand in one row', async () => {
  await page.setViewportSize({ width: 640, height: 900 })
  const figures = page.getByRole('region', { name: '交卷与均分' }).locator('> :last-child > *')
  const bottoms = () => figures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
  await expect.poll(async () => new Set(await bottoms()).size).toBe(1)
  expect(await figures.count()).toBe(5)
})

test('thirty-six questions take one and a half screens', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const heights = () =>
    page
      .getByRole('table', { name: '逐题分析', exact: true })
      .locator('tbody tr')
      .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))])
  await expect.poll(async () => Math.max(...(await heights())) * 36 <= 1.5 * 900).toBe(true)
})

test('in print no filter turns the text into a picture', async () => {
  await page.emulateMedia({ media: 'print' })
  const filters = () =>
    page.getByRole('table', { name: '学生', exact: true }).evaluate((table) => {
      const around: Element[] = []
      for (let one: Element | null = table; one !== null; one = one.parentElement) around.push(one)
      return [...new Set(around.map((one) => getComputedStyle(one).filter))]
    })
  expect(await filters()).toEqual(['none'])
  await page.emulateMedia({ media: null })
})

test('in print the headings of a table are repeated on every page it reaches', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const pages = await textsOf(await page.pdf({ format: 'A4', landscape: true }))
  const withStudents = pages.filter((text) => text.includes('百分点'))
  expect(withStudents.length).toBeGreaterThan(1)
  expect(withStudents.filter((text) => !text.includes('名次姓名总分'))).toEqual([])
})

/** The text of each page, without spaces. */
async function textsOf(bytes: Buffer): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const texts = [...document.pages()].map((one) => one.getText().replaceAll(/\s/g, ''))
  document.destroy()
  library.destroy()
  return texts
}

test('a share of zero is drawn as a sliver', async () => {
  const drawn = await page.evaluate(() => {
    const fill = document.querySelector<HTMLElement>('table [role=img] > div')
    if (fill === null) return 0
    fill.style.width = '0%'
    return fill.getBoundingClientRect().width
  })
  expect(drawn).toBeGreaterThanOrEqual(2)
})
