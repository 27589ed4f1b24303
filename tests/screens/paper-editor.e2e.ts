import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { openSessions } from '#tests/support/pages/doors.ts'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { clientAt } from '#tests/support/product/product.ts'

const address = await lendProduct('with papers that are edited')
const subjectId = subjects.juniorEnglish
/** The demo's first teacher. */
const firstUid = 1
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, demoMobiles.lin)
})

afterAll(() => browser.close())

/** Adds the first single-choice questions of the bank to the teacher's basket. */
async function fillBasket(count: number): Promise<void> {
  const [cookie = ''] = await openSessions(address, {
    username: demoMobiles.lin,
    surface: 'portal',
    consented: true,
    count: 1,
  })
  const teacher = clientAt(address, firstUid, cookie)
  const pager = { currentPage: 1, pageSize: count }
  const { list } = await teacher.get(bank.list, { subjectId, types: [1], sort: 'newest', pager })
  await teacher.get(basket.add, { subjectId, questionIds: list.map(({ questionId }) => questionId) })
}

const outline = () => page.getByRole('navigation', { name: '大纲' })

const questions = () => page.getByRole('button', { name: /^编辑第 \d+ 题$/ })

/** The texts of the sheet's questions, each beside its number, from top to bottom. */
const printed = (): Promise<string[]> =>
  page
    .getByRole('article', { name: '试卷' })
    .locator('span + div > div:first-child')
    .evaluateAll((stems) => stems.map((stem) => stem.textContent ?? '').filter((stem) => stem.length > 12))

const isSaved = () =>
  page
    .getByRole('banner')
    .getByText(/\d\d:\d\d:\d\d/)
    .waitFor()

const spoken = () => page.locator('[id^="DndLiveRegion"]').textContent()

test('a paper is made from the basket, edited, reordered by keyboard, undone, and survives a reload', async () => {
  await fillBasket(3)
  await openAddress(page, `${address}/#/paper-editor?subjectId=${subjectId}&from=basket`)
  await questions().nth(2).waitFor()
  await isSaved()
  expect(page.url()).toMatch(/paper-editor\?paperId=\d+$/)

  await page.getByRole('button', { name: /修改试卷名称$/ }).click()
  await page.getByRole('textbox', { name: '试卷名称' }).fill('题篮组卷')
  await page.keyboard.press('Enter')

  await questions().first().click()
  await page.getByRole('textbox', { name: '题目' }).fill('Which one is right, my dear friend?')
  await page.getByRole('button', { name: '完成', exact: true }).click()

  const before = await printed()
  await outline().getByRole('button', { name: '移动第 1 题' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(spoken).toBe('已拿起第 1 题，现在第 1 位，共 3 位。')
  // The keyboard sensor listens from a timer on, which it set before the row spoke.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press('ArrowDown')
  await expect.poll(spoken).toBe('第 1 题移到第 2 位，共 3 位。')
  await page.keyboard.press('Space')
  const [first = '', second = '', third = ''] = before
  await expect.poll(printed).toEqual([second, first, third])

  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.poll(printed).toEqual(before)
  await page.getByRole('button', { name: '重做', exact: true }).click()
  await expect.poll(printed).toEqual([second, first, third])

  await page.getByRole('button', { name: '布置' }).focus()
  await expect.poll(() => page.getByRole('status').filter({ hasText: '已保存' }).count()).toBe(1)
  await page.reload()
  await questions().nth(2).waitFor()
  expect(await printed()).toEqual([second, first, third])
  expect(first).toContain('Which one is right')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('题篮组卷')
})

/** Puts a finger on the middle of an element, moves it down by so many pixels, and lifts it. */
async function dragByTouch(finger: CDPSession, from: Locator, pixels: number): Promise<void> {
  const { x, y, width, height } = await boxOf(from)
  const [left, top] = [x + width / 2, y + height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: left, y: top }])
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', [{ x: left, y: top + (pixels * step) / 10 }])
  await touch('touchEnd', [])
}

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? expect.fail('It is not on the page')

test('questions are reordered by a finger on their handles, which are large enough, and on nothing else', async () => {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const [first = '', second = '', third = ''] = await printed()
  const grip = outline().getByRole('button', { name: '移动第 1 题' })
  const row = outline()
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '移动第 1 题' }) })
  const { width, height } = await boxOf(grip)
  expect({ width, height }).toEqual({ width: 44, height: 44 })
  await dragByTouch(finger, grip, 2 * height)
  await expect.poll(spoken).toBe('第 1 题已放在第 3 位，共 3 位。')
  await expect.poll(printed).toEqual([second, third, first])
  await dragByTouch(finger, row.getByRole('button').nth(1), 2 * height)
  expect(await printed()).toEqual([second, third, first])
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.poll(printed).toEqual([first, second, third])
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await finger.detach()
})

/** What Word puts on the clipboard. */
const fromWord = `<p class=MsoNormal style='color:red'>粘贴<b>粗体</b><!--[if gte msEquation 12]><m:oMath><m:f><m:num><m:r>x</m:r></m:num>
<m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]--></p>`

test('a question is edited as it prints (a formula, a blank, a table, text pasted from Word), and survives a reload', async () => {
  await questions().nth(1).click()
  const stem = page.getByRole('textbox', { name: '题目' })
  await stem.fill('写 ')
  await page.keyboard.press('Control+m')
  const dialog = page.getByRole('dialog', { name: '插入公式' })
  await dialog.getByRole('textbox', { name: 'LaTeX' }).fill(String.raw`\sqrt3`)
  await dialog.getByRole('button', { name: '插入公式' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '填空', exact: true }).click()
  await stem.evaluate((field, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, fromWord)
  await page.getByRole('button', { name: '表格', exact: true }).click()
  await page.keyboard.type('甲')
  await page.keyboard.press('Enter')
  await page.keyboard.type('乙')
  const written = async () => ({
    strong: await stem.locator('strong').allTextContents(),
    formulas: await stem.locator('[data-tex]').evaluateAll((found) => found.map((one) => one.dataset['tex'])),
    blanks: await stem.locator('[data-blank]').allTextContents(),
    cells: await stem.getByRole('cell').allTextContents(),
  })
  const expected = {
    strong: ['粗体'],
    formulas: [String.raw`\sqrt{3}`, String.raw`\frac{x}{2}`],
    blanks: ['1'],
    cells: ['甲', '乙', '', '', '', ''],
  }
  await expect.poll(written).toEqual(expected)
  await page.getByRole('button', { name: '完成', exact: true }).click()
  await expect.poll(() => page.getByRole('status').filter({ hasText: '已保存' }).count()).toBe(1)
  await page.reload()
  await questions().nth(1).click()
  await stem.waitFor()
  await expect.poll(written).toEqual(expected)
})

test('a formula can be typed as soon as its dialog opens, not only the first time', async () => {
  const dialog = page.getByRole('dialog', { name: '插入公式' })
  for (const typed of ['x+1', 'y+2']) {
    await page.getByRole('textbox', { name: '题目' }).click()
    await page.keyboard.press('Control+m')
    await dialog.locator('math-field').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(typed)
    await expect.poll(() => dialog.getByRole('textbox', { name: 'LaTeX' }).inputValue()).toBe(typed)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

test('a second tab is read-only until it takes over; then the first one is', async () => {
  const other = await page.context().newPage()
  await openAddress(other, page.url())
  await other.getByText('您在另一个标签页编辑这份试卷，这里显示那边的改动。').waitFor()

  await page.getByRole('button', { name: /修改试卷名称$/ }).click()
  await page.getByRole('textbox', { name: '试卷名称' }).fill('两个标签页')
  await page.keyboard.press('Enter')
  await other.getByRole('heading', { level: 1, name: '两个标签页' }).waitFor()

  await other.getByRole('button', { name: '在这里编辑' }).click()
  await other.getByRole('button', { name: '两个标签页，修改试卷名称' }).waitFor()
  await page.getByText('您在另一个标签页编辑这份试卷，这里显示那边的改动。').waitFor()
  expect(await page.getByRole('button', { name: /修改试卷名称$/ }).count()).toBe(0)
  await other.close()
})

test('a question that is not finished is seen at another computer as it was typed, and keeps its paper from being assigned', async () => {
  await page.getByRole('button', { name: '写一道新题' }).click()
  await page.getByRole('menuitem', { name: '单项选择' }).click()
  await page.getByRole('textbox', { name: '题目' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Owls hunt ____ night.')
  await page.getByRole('button', { name: '完成', exact: true }).click()
  await page.getByText('还没写完：第 4 题（缺选项、答案）。草稿照样保存').waitFor()
  await isSaved()
  const assign = page.getByRole('button', { name: '布置' })
  expect({ isClosed: await assign.isDisabled(), why: await assign.getAttribute('title') }).toEqual({
    isClosed: true,
    why: '写完这些题再布置：第 4 题（缺选项、答案）',
  })
  const elsewhere = await openPortal(browser, address, demoMobiles.lin)
  await openAddress(elsewhere, page.url())
  await elsewhere.getByRole('article', { name: '试卷' }).getByText('Owls hunt').waitFor()
  await elsewhere.context().close()
})

test('at 390 px the parts of the editor are stacked, and nothing scrolls sideways', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await questions().first().waitFor()
  const widths = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }))
  expect(widths).toEqual({ content: 390, window: 390 })
})
