import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#tests/support/pages/axe.ts'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

let browser: Browser

beforeAll(async () => {
  browser = await connectBrowser()
})

afterAll(() => browser.close())

/** The textbooks of the first class on the list. */
async function openTextbooks(page: Page): Promise<void> {
  await openAddress(page, `${address}/#/personal-center/my-courses`)
  await page
    .getByRole('button', { name: /^更多操作/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '课本和备课' }).click()
  await page.getByRole('dialog').getByText('主课本').waitFor()
}

test('a book is added and removed by keyboard; a lesson prepared for a chapter is there on the next visit', async () => {
  const page = await openPortal(browser, address, demoMobiles.xu)
  await openTextbooks(page)
  const dialog = page.getByRole('dialog')
  const books = dialog.getByRole('list', { name: '这个班用的课本' }).getByRole('listitem')
  await dialog.getByLabel('停用日期').fill('2099-12-31')
  // Wait for the button to be enabled: `press` does not.
  await dialog.getByRole('button', { name: '添加课本', disabled: false }).press('Enter')
  await dialog.getByText('到 2099-12-31 为止').waitFor()
  expect({ books: await books.count(), violations: await violations(page) }).toEqual({ books: 2, violations: [] })
  await books
    .last()
    .getByRole('button', { name: /^更多操作/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: '移出' }).press('Enter')
  await page.getByRole('dialog').last().getByRole('button', { name: '移出' }).press('Enter')
  await books.nth(1).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: /^目录/ }).click()
  const chapter = dialog.getByRole('navigation', { name: '章节' }).getByRole('button').nth(2)
  const name = (await chapter.textContent()) ?? ''
  await chapter.press('Enter')
  await dialog.getByRole('heading', { name: `${name}的备课` }).waitFor()
  await dialog.getByLabel('教学环节').fill('复习上节课的公式')
  await dialog.getByLabel('教学环节').press('Enter')
  await dialog.getByLabel('讲过了：复习上节课的公式').press('Space')
  await dialog.getByText(/^.+ 今天 .+ 保存$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await openTextbooks(page)
  await dialog.getByRole('button', { name: /^目录/ }).click()
  const step = dialog.getByLabel('讲过了：复习上节课的公式')
  await step.waitFor()
  expect({ isChecked: await step.isChecked(), current: await chapter.getAttribute('aria-current') }).toEqual({
    isChecked: true,
    current: 'true',
  })
  await page.context().close()
})
