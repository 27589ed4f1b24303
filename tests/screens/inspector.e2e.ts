import { buffer } from 'node:stream/consumers'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/content/demo/people.ts'
import { createSurvey } from '#tests/support/pages/axe.ts'
import { demoMobiles, home, openAddress, openContext, openPage, signInByPassword } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
let browser: Browser
let page: Page
const problems: string[] = []

beforeAll(async () => {
  browser = await connectBrowser()
  page = await (await openContext(browser)).newPage()
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openAddress(page, `${address}/#/login`)
  await signInByPassword(page, demoMobiles.gu)
  await home(page).waitFor()
  await page.evaluate(() => (location.hash = '/inspect'))
  await page.getByRole('heading', { name: '状态图查看' }).waitFor()
})

afterAll(() => browser.close())

const actor = (on: Page, name: string, status = '') =>
  on.getByRole('button', { name: new RegExp(`^${name}\\s*${status}`) })

/** Ids of the states that the drawing marks as active. */
const active = async (on: Page): Promise<readonly string[]> =>
  (await on.getByRole('img').getAttribute('aria-label'))?.split(', ') ?? []

/** Waits until the drawing marks a state as active. */
const expectActive = (on: Page, state: string) =>
  on.locator(`.statechart g.active:has(> title:text-is("${state}"))`).waitFor({ state: 'attached' })

async function send(event: string, data: string): Promise<void> {
  await page.getByRole('combobox', { name: '事件' }).click()
  await page.getByRole('option', { name: event }).click()
  await page.getByRole('textbox', { name: '附带内容' }).fill(data)
  await page.getByRole('button', { name: '发送', exact: true }).click()
}

test('every flow is in the tree, including ended ones, and the selected one is drawn in its current state', async () => {
  await actor(page, 'area', '运行中').first().click()
  await page.getByRole('region', { name: 'area 的状态图' }).waitFor()
  await expectActive(page, 'area.empty')
  expect(await actor(page, 'password', '已完成').count()).toBe(1)
  expect(await actor(page, 'qr', '已停止').count()).toBe(1)
  await actor(page, 'session', '运行中').click()
  await expectActive(page, 'session.known')
  expect(await active(page)).toEqual(['session', 'session.known'])
})

test.each(['流程', '事件记录'])('the heading %s stands above what is in its panel', async (name) => {
  const panel = page.getByRole('region', { name }).first()
  const tops = await panel.locator('> *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
  const bottom = await panel.getByRole('heading', { name }).evaluate((title) => title.getBoundingClientRect().bottom)
  expect(tops.slice(1).filter((top) => top < bottom)).toEqual([])
})

test('charts started by another chart are below it in the tree', async () => {
  const session = page.getByRole('listitem').filter({ has: actor(page, 'session', '运行中') })
  const below = await session.locator('> ul > li > button').allTextContents()
  expect(below.filter((name) => /^(identity|presence|duties)运行中/.test(name)).toSorted()).toEqual([
    'duties运行中',
    'identity运行中',
    'presence运行中',
  ])
  await actor(page, 'identity', '运行中').click()
  await expectActive(page, 'identity.signedIn')
})

test('sending an event that the state accepts updates the drawing', async () => {
  await actor(page, 'area', '运行中').first().click()
  await send('area.want', '{"area": {"id": "my-paper", "container": 999}}')
  await expectActive(page, 'area.mountFailed')
  await page.locator('.statechart .edge.taken').waitFor({ state: 'attached' })
  await send('area.leave', '')
  await expectActive(page, 'area.empty')
})

test('an event that cannot be sent shows the reason', async () => {
  await page.getByRole('textbox', { name: '附带内容' }).fill('{area: 1}')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  const alert = page.getByRole('alert').filter({ hasText: '附带内容' })
  expect(await alert.textContent()).toBe('附带内容不是正确的 JSON 对象，例如 {"text": "abc"}')
})

test('one can step back through the history and forward again to the present', async () => {
  await page.getByRole('textbox', { name: '附带内容' }).fill('')
  await page.getByRole('searchbox', { name: '按事件或流程查找' }).fill('area.want')
  await page.getByRole('button', { name: /area\.want/ }).click()
  await expectActive(page, 'area.loading')
  await page.getByText('回放时不能发送').waitFor()
  await page.getByRole('button', { name: '上一步' }).click()
  await expectActive(page, 'area.empty')
  await page.getByRole('button', { name: '下一步' }).click()
  await expectActive(page, 'area.loading')
  await page.getByRole('button', { name: '回到现在' }).click()
  await expectActive(page, 'area.empty')
  await page.getByRole('searchbox', { name: '按事件或流程查找' }).fill('')
})

async function exported(): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出记录' }).click(),
  ])
  return file
}

test('a recording contains no secret of the sign-in, and a fresh page replays it up to any event', async () => {
  const recording = await buffer(await (await exported()).createReadStream())
  const text = recording.toString()
  expect([text.includes('password.change'), text.includes(demoPassword), text.includes(demoMobiles.gu)]).toEqual([
    true,
    false,
    false,
  ])
  const fresh = await openPage(browser)
  await openAddress(fresh, `${address}/#/inspect`)
  await fresh.locator('input[type="file"]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a": 1}'),
  })
  await fresh.getByText('这个文件不是导出的记录').waitFor()
  await fresh.locator('input[type="file"]').setInputFiles({
    name: 'recording.json',
    mimeType: 'application/json',
    buffer: recording,
  })
  await fresh.getByText('正在回放文件里的记录').waitFor()
  await fresh.getByRole('searchbox', { name: '按事件或流程查找' }).fill('area.want')
  await fresh.getByRole('button', { name: /area\.want/ }).click()
  await expectActive(fresh, 'area.loading')
  await fresh.getByRole('button', { name: '回到本页' }).click()
  await fresh.getByText(/^正在跟随本页/).waitFor()
  await fresh.context().close()
})

test('everything is accessible, in both languages, and reachable by keyboard', async () => {
  const survey = createSurvey()
  await survey.look(page, 'live')
  await page.getByRole('button', { name: '上一步' }).click()
  await survey.look(page, 'a step of the past')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Statecharts' }).waitFor()
  await page.getByRole('img').waitFor()
  await survey.look(page, 'in English')
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { name: '状态图查看' }).waitFor()
  expect({ states: survey.states().length, found: survey.found() }).toEqual({ states: 3, found: [] })
  await actor(page, 'session', '运行中').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'session 的状态图' }).focus()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('session 的状态图')
})

test('a chart is zoomed by buttons and keys, or to fit, and stays zoomed while states change', async () => {
  const zoom = () => page.locator('[data-zoom]').textContent()
  const button = (name: string) => page.getByRole('group', { name: '缩放' }).getByRole('button', { name })
  await actor(page, 'area', '运行中').first().click()
  await button('放大').click()
  await send('area.want', '{"area": {"id": "my-paper", "container": 999}}')
  await expectActive(page, 'area.mountFailed')
  expect(await zoom()).toBe('125%')
  await send('area.leave', '')
  await actor(page, 'session', '运行中').click()
  const chart = page.getByRole('region', { name: 'session 的状态图' })
  const isCut = () => chart.evaluate((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight)
  expect({ zoom: await zoom(), isCut: await isCut() }).toEqual({ zoom: '100%', isCut: true })
  await chart.focus()
  await page.keyboard.press('f')
  const pressed = await button('适合窗口').getAttribute('aria-pressed')
  expect({ pressed, isCut: await isCut() }).toEqual({ pressed: 'true', isCut: false })
  await page.keyboard.press('0')
  await page.keyboard.press('-')
  await button('缩小').click()
  expect(await zoom()).toBe('67%')
  await page.keyboard.press('+')
  await button('原始大小').click()
  expect(await zoom()).toBe('100%')
})

test.each([
  ['/#/login', 'password', 'passwordLogin.editing'],
  ['/student/', 'studentSession', 'studentSession.signedOut'],
])('below %s its own flow %s is watched, until the same keys close the panel', async (path, name, state) => {
  const other = await openPage(browser)
  await other.goto(address + path)
  await other.getByRole('textbox', { name: '账号' }).last().waitFor()
  await other.keyboard.press('Control+Alt+KeyI')
  await actor(other, name, '运行中').click()
  await expectActive(other, state)
  await other.keyboard.press('Control+Alt+KeyI')
  await other.getByRole('heading', { name: '状态图查看' }).waitFor({ state: 'detached' })
  await other.context().close()
})

test('nothing logged an error', () => expect(problems).toEqual([]))
