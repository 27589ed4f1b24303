import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loaded } from '#tests/support/pages/loaded.ts'
import { addSession, demoMobiles, leave, openAddress, openContext } from '#tests/support/pages/pages.ts'
import { pageFlaws } from '#tests/support/pages/page-flaws.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { ownPages } from '#tests/support/routes/own-pages.ts'
import { inShare } from '#tests/support/runs/share.ts'

const address = await lendProduct()
const { lin } = demoMobiles
const languages = ['zh-CN', 'en'] as const

let browser: Browser
/** One in each language. */
let pages: readonly Page[]

beforeAll(async () => {
  browser = await connectBrowser()
  pages = await Promise.all(languages.map(openIn))
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [lin])
})

async function openIn(language: (typeof languages)[number]): Promise<Page> {
  const context = await openContext(browser)
  await addSession(context, address, { username: lin, surface: 'portal', consented: true })
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('podium.language', kept), language)
  return page
}

/** A phone, a window of 1280 at a zoom of 200 %, tablets. */
const windows = [
  { width: 390, height: 844 },
  { width: 640, height: 450 },
  { width: 768, height: 1024 },
  { width: 900, height: 900 },
] as const

/** Lists that an address shows only with a query. */
const besides = [
  '/my-paper?list=given',
  '/my-paper?list=removed',
  '/member/verify?state=asked',
  '/member/verify?state=sent',
  '/personal-center/my-courses?shelf=archived',
  '/school/applications?state=decided',
  '/school/functions?view=features',
  '/help?part=school',
  '/wrong-note?view=student',
]

const walked = [...new Set([...ownPages, ...besides])].filter((at) => inShare(`narrow ${at}`))

test.each(walked)('at %s nothing is cut off, overprinted or squeezed in a narrow window', async (at) => {
  for (const page of pages) {
    await leave(page, address)
    await openAddress(page, `${address}/#${at}`)
    await loaded(page)
    for (const size of windows) {
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(pageFlaws), { message: `at ${size.width}` }).toEqual([])
    }
  }
})
