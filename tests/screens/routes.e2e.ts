import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { addSession, demoMobiles, openAddress, openContext, pathOf } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
let browser: Browser
let teacher: BrowserContext

beforeAll(async () => {
  browser = await connectBrowser()
  await placeTeacher(address, { username: lin })
  teacher = await openContext(browser)
  await addSession(teacher, address, { username: lin, surface: 'portal' })
})

afterAll(async () => {
  await browser.close()
  await placeTeacher(address, { username: lin })
})

/** A fresh page at an address of the portal. */
async function openAt(path: string): Promise<Page> {
  const page = await teacher.newPage()
  await openAddress(page, `${address}/#${path}`)
  return page
}

const titled = (page: Page) => async () => ({ path: pathOf(page), title: await page.title() })

test('a page keeps its address and title on reload, and gets both back on going back and forward', async () => {
  const page = await openAt('/course/1/tasks?testType=1')
  const assignments = { path: '/course/1/tasks?testType=1', title: '练习报告 - 讲台' }
  const classes = { path: '/classes-dialog', title: '切换班级 - 讲台' }
  await expect.poll(titled(page)).toEqual(assignments)
  await page.reload()
  await expect.poll(titled(page)).toEqual(assignments)
  await page.evaluate(() => void (location.hash = '/classes-dialog'))
  await expect.poll(titled(page)).toEqual(classes)
  await page.goBack()
  await expect.poll(titled(page)).toEqual(assignments)
  await page.goForward()
  await expect.poll(titled(page)).toEqual(classes)
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  await page.close()
})

test('an unknown address says so after a full load', async () => {
  const page = await openAt('/nowhere')
  await page.getByRole('heading', { name: '没有这个页面' }).waitFor()
  expect(await titled(page)()).toEqual({ path: '/nowhere', title: '没有这个页面 - 讲台' })
  await page.close()
})
