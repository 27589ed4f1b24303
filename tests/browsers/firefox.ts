import puppeteer, { type Page } from 'puppeteer-core'
import type { DrivenPage, Engine, Size } from './driven-page.ts'

/** Headless Firefox from Debian, driven by WebDriver BiDi; each page has a container of its own. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
  })
  const heard: string[] = []
  return {
    openPage: async (size) => {
      const context = await browser.createBrowserContext()
      return drivenPage(await listenedPage(await context.newPage({ type: 'window' }), size, heard))
    },
    complaints: () => heard,
    close: () => browser.close(),
  }
}

async function listenedPage(page: Page, size: Size, heard: string[]): Promise<Page> {
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  await page.setViewport(size)
  return page
}

const drivenPage = (page: Page): DrivenPage => ({
  open: async (url) => void (await page.goto(url)),
  reload: async () => void (await page.reload()),
  run: <Result>(body: string) => page.evaluate(`(async () => {${body}\n})()`) as Promise<Result>,
  type: (keys) => page.keyboard.type(keys),
  drag: async ([start, ...others]) => {
    if (start === undefined) return
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    for (const { x, y } of others) await page.mouse.move(x, y)
    await page.mouse.up()
  },
  attach: async (file) => {
    const field = await page.waitForSelector('input[type=file]')
    await field?.uploadFile(file)
  },
  picture: () => page.screenshot({ encoding: 'base64' }),
})
