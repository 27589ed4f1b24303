import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import {
  assignAfterReturn,
  assignDialog,
  assignPath,
  fillAssignment,
  pressAssign,
  assignmentsNamed,
} from '#tests/support/pages/assign.ts'
import { codeSentTo, moveServiceClock } from '#tests/support/pages/doors.ts'
import { demoMobiles, openPortal } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { endSessions, otherBrowser, signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

beforeEach(() => signOutEverywhere(address, [lin]))

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

const student = 'qm0701005'

/** 林知夏 with a filled-in dialog open. */
async function openAssignment(assignmentName: string) {
  const page = await openPortal(browser, address, lin)
  await page.goto(`${address}/#${assignPath}`)
  await fillAssignment(page, { assignmentName, student })
  return { page, dialog: page.getByRole('dialog', { name: '登录已过期，请重新登录' }) }
}

const assignedOnce = (name: string) => [{ name, isPublished: true }]

test('signing in over the page on a sixth device replaces another one, and the paper is assigned', async () => {
  const { page, dialog } = await openAssignment('设备满时布置')
  await endSessions(address, lin)
  for (let count = 0; count < 5; count += 1) await otherBrowser(address, lin)
  await pressAssign(page)
  await dialog.getByLabel('密码', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  const devices = page.getByRole('dialog', { name: '登录设备过多' })
  const opened = page.waitForEvent('popup')
  await devices.getByRole('link', { name: '找回密码' }).click()
  await (await opened).getByRole('heading', { name: '忘记密码' }).waitFor()
  await devices.getByRole('listitem').last().getByRole('button').click()
  await assignAfterReturn(page, '设备满时布置')
  expect(await assignmentsNamed(address, lin, '设备满时布置')).toEqual(assignedOnce('设备满时布置'))
})

test('a code by SMS signs in over the page, and the paper is assigned', async () => {
  const { page, dialog } = await openAssignment('短信登录后布置')
  await endSessions(address, lin)
  await moveServiceClock(address, 60_000)
  await pressAssign(page)
  await dialog.getByRole('button', { name: '用短信或扫码登录' }).click()
  const ways = page.getByRole('dialog', { name: '用短信或扫码登录' })
  await ways.getByRole('textbox', { name: '手机号' }).fill(lin)
  await ways.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page)
  await ways.getByText('验证码发送成功，请注意查收！').first().waitFor()
  await ways.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, lin))
  expect(await ways.getByRole('link').count()).toBe(0)
  await ways.getByRole('button', { name: '登录', exact: true }).click()
  await assignAfterReturn(page, '短信登录后布置')
  expect(await assignmentsNamed(address, lin, '短信登录后布置')).toEqual(assignedOnce('短信登录后布置'))
})

test.each([assigning.save.path, assigning.publish.path])(
  'a lost answer of %s, a reload and another press assign the paper once',
  async (path) => {
    const name = `重新打开后布置 ${path.split('/').at(-1)}`
    const { page } = await openAssignment(name)
    await page.route(
      `**${path}`,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await pressAssign(page)
    await assignDialog(page).getByText('服务器错误').waitFor()
    await page.reload()
    await page
      .getByRole('row', { name: /Unit 1 单元检测/ })
      .getByRole('button', { name: /布置/ })
      .click()
    await assignDialog(page).getByText('上次布置没有收到回答，已恢复填写的内容。').waitFor()
    expect(await assignDialog(page).getByRole('textbox', { name: '任务名' }).inputValue()).toBe(name)
    await pressAssign(page)
    await assignDialog(page).waitFor({ state: 'hidden' })
    expect(await assignmentsNamed(address, lin, name)).toEqual(assignedOnce(name))
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /intents|draft/.test(key)))).toEqual([])
  },
)
