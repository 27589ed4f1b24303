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

type Language = (typeof languages)[number]

type InEach<Fact> = Readonly<Record<Language, Fact>>

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

async function openIn(language: Language): Promise<Page> {
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

/** What is true of a page at the width of a phone, in each language. */
async function onPhones<Fact>(at: string, ask: (page: Page) => Promise<Fact>): Promise<InEach<Fact>> {
  const facts: [Language, Fact][] = []
  for (const [index, page] of pages.entries()) {
    await page.setViewportSize(windows[0])
    await leave(page, address)
    await openAddress(page, `${address}/#${at}`)
    await loaded(page)
    facts.push([languages[index] ?? 'zh-CN', await ask(page)])
  }
  return Object.fromEntries(facts) as InEach<Fact>
}

const inEach = <Fact>(fact: Fact): InEach<Fact> => ({ 'zh-CN': fact, en: fact })

test('on a phone class, search and account stand in one line above the page', async () => {
  const isOneLine = (page: Page) =>
    page.locator('aside').evaluate((head) => {
      const boxes = [...head.querySelectorAll('button')]
        .filter((button) => button.closest('nav') === null && button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
      return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom))
    })
  expect(await onPhones('/help', isOneLine)).toEqual(inEach(true))
})

test('on a phone the outline of a book takes a quarter of the screen at most, and unfolds on request', async () => {
  const isLow = async (page: Page) => {
    await page.locator('main section button').first().waitFor()
    return page
      .locator('nav')
      .first()
      .evaluate((outline) => outline.getBoundingClientRect().height <= innerHeight / 4)
  }
  expect(await onPhones('/question-select', isLow)).toEqual(inEach(true))
  const [page] = pages as [Page]
  const contents = page.getByRole('button', { name: '目录' })
  await contents.click()
  await page.getByRole('button', { name: /^Unit 3 My School/ }).click()
  await page.getByRole('heading', { name: 'Unit 3 My School' }).waitFor()
  expect(await contents.getAttribute('aria-expanded')).toBe('false')
})

test('on a phone a row leaves out what it has nothing to tell of', async () => {
  const dashes = (page: Page) =>
    page
      .locator('tbody td[data-heading]')
      .evaluateAll((facts) =>
        facts
          .filter((fact) => fact.checkVisibility() && fact.textContent === '–')
          .map((fact) => fact.getAttribute('data-heading')),
      )
  expect(await onPhones('/course/1/tasks', dashes)).toEqual(inEach([]))
})

test.each(['/', '/classes-dialog'])('on a phone each row of %s has its act beside its text', async (at) => {
  const below = (page: Page) =>
    page.locator('main').evaluate((main) => {
      const rows = [...main.querySelectorAll('li, tr')].flatMap((row) => {
        const [text, act] = [
          row.querySelector('h3, b'),
          row.querySelector(':scope > :last-child:is(a, button), td button'),
        ]
        return text === null || act === null ? [] : [{ text, act }]
      })
      if (rows.length === 0) return ['no row at all']
      return rows
        .filter(({ text, act }) => act.getBoundingClientRect().top >= text.getBoundingClientRect().bottom)
        .map(({ text }) => text.textContent)
    })
  expect(await onPhones(at, below)).toEqual(inEach([]))
})

test('on a phone the sheet begins in the upper half of the editor, and the outline unfolds on request', async () => {
  const endsAbove = async (page: Page) => {
    const outline = page.locator('nav:has(h2)')
    await outline.waitFor()
    return outline.evaluate((nav) => nav.getBoundingClientRect().bottom <= innerHeight / 2)
  }
  expect(await onPhones('/paper-editor?paperId=1', endsAbove)).toEqual(inEach(true))
})

test('on a phone the state of a page for long work begins where its title does', async () => {
  const isAligned = async (page: Page) => {
    await page.locator('tbody a').first().click()
    const state = page.locator('h1 + :has(button, span)')
    await state.waitFor()
    const leftOf = (part: Element) => {
      const range = document.createRange()
      range.selectNodeContents(part)
      return Math.round(range.getBoundingClientRect().left)
    }
    const title = page.locator('header:has(h1) h1')
    // Its hairline is cut off, but keeps its pixel.
    return Math.abs((await state.evaluate(leftOf)) - (await title.evaluate(leftOf))) <= 1
  }
  expect(await onPhones('/correct-html', isAligned)).toEqual(inEach(true))
})

test('on a phone a dialog for sharing has nothing beyond its edge', async () => {
  const beyond = async (page: Page) => {
    await page.locator('tbody tr').first().getByRole('button').last().click()
    await page.getByRole('menuitem', { name: /^(分享|Share)/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('h3').last().waitFor()
    return dialog.evaluate((box) => {
      const edge = box.getBoundingClientRect().right
      return [...box.querySelectorAll('button')]
        .filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => one.textContent)
    })
  }
  expect(await onPhones('/my-paper', beyond)).toEqual(inEach([]))
})

test('on a phone the labels below the bars of a distribution keep apart', async () => {
  const areApart = (page: Page) =>
    page.locator('section:has(caption) button:has(.one-line)').evaluateAll((bars) => {
      const labels = bars.map((bar) => {
        const range = document.createRange()
        range.selectNodeContents(bar.querySelector('.one-line') ?? bar)
        return range.getBoundingClientRect()
      })
      return labels.slice(1).every(({ left }, index) => left - (labels[index]?.right ?? left) >= 8)
    })
  const report = '/report-html?type=studytask&scope=class&courseId=1&homeworkId=2'
  expect(await onPhones(report, areApart)).toEqual(inEach(true))
})
