import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { lin } = demoMobiles

test('a paper that is printed from the list takes as many sheets as its preview says', async () => {
  const browser = await connectBrowser()
  const page = await openPortal(browser, address, lin)
  await openAddress(page, `${address}/#/my-paper/paper-lib`)
  const row = page.getByRole('row').filter({ hasText: 'Unit 1 单元检测' }).first()
  await row.getByRole('button', { name: /^更多/ }).click()
  // The menu is gone then, but not the place for whatever floats above a page.
  await page.getByRole('menuitem', { name: '打印' }).click()
  const told = await page.getByText(/^共 \d+ 页$/).textContent()
  expect(told).toBe(`共 ${await pagesOf(await page.pdf({ preferCSSPageSize: true }))} 页`)
  await browser.close()
  await signOutEverywhere(address, [lin])
})

async function pagesOf(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const count = document.getPageCount()
  document.destroy()
  library.destroy()
  return count
}
