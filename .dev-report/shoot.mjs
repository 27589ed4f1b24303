import { chromium } from 'playwright-core'
const [, , out, query, size = '1280x800', script = ''] = process.argv
const [width, height] = size.split('x').map(Number)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width, height } })
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 400)))
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
await page.goto((process.env.BASE ?? 'http://127.0.0.1:4301/') + query)
await page.waitForTimeout(Number(process.env.WAIT ?? 900))
if (script) { await (0, eval)(`(async (page) => { ${script} })`)(page); await page.waitForTimeout(400) }
console.log('scroll', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]))
await page.screenshot({ path: out, fullPage: process.env.FULL === '1' })
await browser.close()
