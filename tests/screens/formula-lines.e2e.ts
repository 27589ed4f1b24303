import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { signOutEverywhere } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()
const { xu } = demoMobiles
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await connectBrowser()
  page = await openPortal(browser, address, xu)
  await openAddress(page, `${address}/#/paper-select`)
  await page.getByRole('table', { name: '全部试卷' }).getByRole('link').first().click()
  await page.locator('.katex-html').filter({ visible: true }).first().waitFor()
})

afterAll(async () => {
  await browser.close()
  await signOutEverywhere(address, [xu])
})

/** Texts that at any paragraph width have a line starting with a punctuation mark. */
const badBeginnings = (narrowest: number, widest: number): Promise<{ readonly seen: number; readonly bad: string[] }> =>
  page.evaluate(
    ([from, to]) => {
      const bad = new Set<string>()
      const formulas = [...document.querySelectorAll<HTMLElement>('.katex-html')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      const paragraphs = [...new Set(formulas.map((one) => blockOf(one)))]
      for (const paragraph of paragraphs) {
        for (let width = from; width <= to; width += 9) {
          paragraph.style.width = `${width}px`
          for (const sign of signsIn(paragraph))
            if (sign.left - paragraph.getBoundingClientRect().left < 3) bad.add(`${width}: ${paragraph.innerText}`)
        }
        paragraph.style.width = ''
      }
      return { seen: paragraphs.length, bad: [...bad] }

      function blockOf(element: HTMLElement): HTMLElement {
        const { parentElement } = element
        const isInline = getComputedStyle(element).display.startsWith('inline')
        return isInline && parentElement !== null ? blockOf(parentElement) : element
      }

      function signsIn(paragraph: HTMLElement): readonly DOMRect[] {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const found: DOMRect[] = []
        while (texts.nextNode() !== null) {
          const { currentNode: text } = texts
          if (text.parentElement?.closest('.katex') !== null) continue
          for (const { index } of (text.textContent ?? '').matchAll(/[，。；：、！？）”,.;:)]/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            found.push(range.getBoundingClientRect())
          }
        }
        return found
      }
    },
    [narrowest, widest] as const,
  )

test('no line of a paper begins with a comma or full stop after a formula', async () => {
  const { seen, bad } = await badBeginnings(160, 400)
  expect(seen).toBeGreaterThan(10)
  expect(bad).toEqual([])
})
