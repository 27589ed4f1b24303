import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSurvey } from '#tests/support/pages/axe.ts'
import { openAddress, openContext } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

async function openWidgets(width: number, height = 900): Promise<Page> {
  const context = await openContext(browser, 'computer', { viewport: { width, height } })
  const page = await context.newPage()
  await openAddress(page, `${address}/#/demo/widgets`)
  await page.getByRole('heading', { name: '共用部件', level: 1 }).waitFor()
  return page
}

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole('button', { name, exact: true })

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Opens every state of every widget in turn, and checks each. */
async function visitStates(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look('page')
  for (const [opener, title, closer] of [
    ['通知', '提示', '确定'],
    ['成功', '操作成功', '确定'],
    ['出错', '错误提示', '确定'],
    ['确认', '发送提醒', '取消'],
    ['删除', '删除', '取消'],
    ['简单对话框', '题目来源', '关闭'],
    ['带表单的弹窗', '提醒未交学生', '关闭'],
    ['不通过', '不通过申请', '取消'],
  ] as const) {
    await button(part(page, '对话框'), opener).click()
    await dialog(page, title).waitFor()
    await look(`dialog ${opener}`)
    await button(dialog(page, title), closer).click()
    await dialog(page, title).waitFor({ state: 'detached' })
  }
  for (const kind of ['成功', '提醒', '出错', '可撤销']) {
    await button(part(page, '提示条'), kind).click()
    await look(`toast ${kind}`)
  }
  await button(part(page, '提示条'), '最近的提示').click()
  await dialog(page, '最近的提示').getByRole('listitem').first().waitFor()
  await look('log of the toasts')
  await button(dialog(page, '最近的提示'), '关闭').click()
  await dialog(page, '最近的提示').waitFor({ state: 'detached' })
  for (const name of ['搜索任务名', '搜索试卷']) {
    await page.getByRole('searchbox', { name }).click()
    await page.getByRole('group', { name: '最近搜索' }).waitFor()
    await look(`history of ${name}`)
    await page.keyboard.press('Escape')
  }
  await button(part(page, '按钮和下载'), '试用课本').click()
  await dialog(page, '提示').waitFor()
  await look('prompt for the desktop client')
  await button(dialog(page, '提示'), '下载PC端').click()
  await dialog(page, '下载失败').waitFor()
  await look('failed download')
  await button(dialog(page, '下载失败'), '确定').click()
  await button(dialog(page, '提示'), '知道了').click()
  await dialog(page, '提示').waitFor({ state: 'detached' })
  for (const state of ['加载中', '没有内容', '加载不了']) {
    await part(page, '列表的四种状态').getByText(state, { exact: true }).click()
    await look(`list ${state}`)
  }
  await button(page, 'English').click()
  await page.getByRole('heading', { name: 'Shared widgets', level: 1 }).waitFor()
  await look('in English')
}

/** How many pixels the page can be scrolled sideways. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.each([1280, 1920, 390])(
  'at %i every widget is accessible in every state, and the page no wider',
  async (width) => {
    const page = await openWidgets(width)
    const survey = createSurvey()
    const sideways: string[] = []
    await visitStates(page, async (state) => {
      await survey.look(page, state)
      if ((await overflowOf(page)) > 0) sideways.push(state)
    })
    await page.context().close()
    expect({ found: survey.found(), sideways, states: survey.states().length }).toEqual({
      found: [],
      sideways: [],
      states: 22,
    })
  },
)

const widthOf = async (page: Page, name: string): Promise<number> =>
  Math.round((await dialog(page, name).boundingBox())?.width ?? 0)

test.each([
  [1280, 427, 587],
  [1440, 480, 660],
  [1920, 640, 880],
  [2560, 853, 1173],
])('at %i a message is %i wide and a window %i', async (width, message, modal) => {
  const page = await openWidgets(width)
  await button(part(page, '对话框'), '确认').click()
  await dialog(page, '发送提醒').waitFor()
  expect(await widthOf(page, '发送提醒')).toBe(message)
  await button(dialog(page, '发送提醒'), '取消').click()
  await button(part(page, '对话框'), '带表单的弹窗').click()
  await dialog(page, '提醒未交学生').waitFor()
  expect(await widthOf(page, '提醒未交学生')).toBe(modal)
  await page.context().close()
})

test('a question above a form keeps the form open, Escape closes one at a time, and focus returns each time', async () => {
  const page = await openWidgets(1280)
  const opener = button(part(page, '对话框'), '带表单的弹窗')
  await opener.click()
  const field = page.getByRole('textbox', { name: '提醒内容' })
  await field.fill('请今天交。')
  await page.keyboard.press('Escape')
  await dialog(page, '放弃修改').waitFor()
  const layers = await page.evaluate(() =>
    [...document.querySelectorAll('.mantine-Modal-inner')].map((layer) => Number(getComputedStyle(layer).zIndex)),
  )
  expect(layers).toEqual([2000, 2010])
  await page.keyboard.press('Escape')
  await dialog(page, '放弃修改').waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('请今天交。')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await button(dialog(page, '放弃修改'), '放弃修改').click()
  await dialog(page, '提醒未交学生').waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.textContent === '带表单的弹窗')
  await page.context().close()
})

test('9,999 students render few elements, and the last one can be reached, sorted and read out correctly', async () => {
  const page = await openWidgets(1280)
  const table = page.getByRole('table', { name: '长表格' })
  await table.scrollIntoViewIfNeeded()
  expect(await table.getAttribute('aria-rowcount')).toBe('10000')
  expect(await table.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThanOrEqual(600)
  await page.getByRole('group', { name: '长表格' }).focus()
  await page.keyboard.press('End')
  await table.locator('tr[aria-rowindex="10000"]').waitFor()
  await button(table, '最高分').click()
  await table.locator('tr[aria-rowindex="2"]').waitFor()
  expect(await table.getByRole('columnheader', { name: '最高分' }).getAttribute('aria-sort')).toBe('descending')
  expect(await table.locator('tr[aria-rowindex="2"] td').nth(6).textContent()).toBe('99.9')
  await page.context().close()
})

test('a truncated remark can be read in full by pointer and by keyboard', async () => {
  const page = await openWidgets(1280)
  const remarks = page.getByRole('table', { name: '列表的四种状态' }).locator('tbody tr td:nth-child(9)')
  const cut = remarks.filter({ hasText: '作文结构清楚' }).first()
  await cut.hover()
  expect(await page.getByRole('tooltip').textContent()).toBe(await cut.textContent())
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  await cut.focus()
  expect(await page.getByRole('tooltip').textContent()).toBe(await cut.textContent())
  expect(await remarks.filter({ hasText: '听力进步明显' }).first().getAttribute('tabindex')).toBeNull()
  await page.context().close()
})
