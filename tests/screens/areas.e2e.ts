import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMobiles, openPortal, pathOf } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles
let browser: Browser
let page: Page
const complaints: string[] = []

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, lin)
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

const note = () => page.getByRole('textbox', { name: '备注' })

/** Navigates as a link does. */
const follow = (path: string) => page.evaluate((hash) => void (location.hash = hash), path)

test('a module from another origin, without React, replaces an area and talks to its host', async () => {
  await follow('/settings-html')
  await page.getByRole('heading', { name: '校园设置' }).waitFor()
  expect(await page.title()).toBe('设置 - 讲台')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('/settings.mjs')),
  )
  expect(scripts.map((script) => new URL(script).origin === address)).toEqual([false])
  const state = page.locator('h1 + p')
  expect(await state.innerText()).toMatch(/^林知夏 \/ \d+ \/ zh-CN \/ \/$/)
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect.poll(() => state.innerText()).toMatch(/ \/ en \/ \/$/)
  await page.getByRole('button', { name: /account menu$/ }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect.poll(() => state.innerText()).toMatch(/ \/ zh-CN \/ \/$/)
})

test('it navigates by route name, leaves nothing behind, and finds its draft when it comes back', async () => {
  await follow('/settings-html')
  await note().fill('第 12 周换座位')
  await page.getByRole('button', { name: '去练习报告' }).click()
  await page.getByRole('heading', { name: '练习报告' }).waitFor()
  expect(pathOf(page)).toMatch(/^\/course\/\d+\/tasks$/)
  expect(await page.getByText('校园设置').count()).toBe(0)
  await page.goBack()
  await expect.poll(() => note().inputValue()).toBe('第 12 周换座位')
})

test('it closes itself, returning to where it was opened from', async () => {
  await follow('/classes-dialog')
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  await follow('/settings-html')
  await page.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('heading', { name: '切换班级' }).waitFor()
  expect({ path: pathOf(page), complaints }).toEqual({ path: '/classes-dialog', complaints: [] })
})
