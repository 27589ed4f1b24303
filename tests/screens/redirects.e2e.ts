import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMobiles, openPage, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPage(browser)
})

afterAll(() => browser.close())

const hashOf = () => new URL(page.url()).hash

test('a deep link without a session leads to the login and back afterwards', async () => {
  await page.goto(`${address}/#/course/1/tasks?testType=1`)
  await page.getByRole('textbox', { name: '账号' }).fill('13800000001')
  expect(hashOf()).toBe('#/login?back=%2Fcourse%2F1%2Ftasks%3FtestType%3D1')
  await page.getByLabel('密码', { exact: true }).fill('Podium@2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '练习报告' }).waitFor()
  expect(hashOf()).toBe('#/course/1/tasks?testType=1')
})

const redirects = [
  [
    '/course/1/report/oneTask/homework/main/1/submit',
    { type: 'studytask', scope: 'class', courseId: '1', homeworkId: '1', state: 'submit' },
  ],
  [
    '/course/1/report/oneTask/task/main/1/7/0/empty',
    { type: 'task', courseId: '1', taskId: '1', bookId: '7', studyTaskId: '0', state: 'empty' },
  ],
  [
    '/course/1/report/oneTask/task/main/9/7/1/unsubmit',
    { type: 'studytask', courseId: '1', taskId: '9', bookId: '7', studyTaskId: '1', state: 'unsubmit' },
  ],
  [
    '/course/1/report/oneTask/task/student/1/7/4/0',
    { type: 'task', courseId: '1', taskId: '1', bookId: '7', stuId: '4', studyTaskId: '0' },
  ],
] as const

test.each(redirects)('%s opens the report with every parameter by its name', async (path, query) => {
  await page.goto(`${address}/#${path}`)
  await page.getByRole('heading', { name: 'Unit 1 单元检测' }).waitFor()
  const [route, search] = hashOf().split('?')
  expect({ route, query: Object.fromEntries(new URLSearchParams(search)) }).toEqual({ route: '#/report-html', query })
})

test('an address of another site is not accepted as a return address', async () => {
  await page.context().clearCookies()
  await page.goto(`${address}/#/login?back=//example.invalid/`)
  await page.reload()
  await signInByPassword(page, demoMobiles.lin)
  await page.getByRole('heading', { name: '今天' }).waitFor()
  expect({ origin: new URL(page.url()).origin, hash: hashOf() }).toEqual({ origin: address, hash: '#/' })
})
