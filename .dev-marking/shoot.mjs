import { chromium } from 'playwright-core'
const jobs = JSON.parse(process.argv[2])
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [out, query, size = '1280x720', script = ''] of jobs) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 400)))
  page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
  await page.goto((process.env.BASE ?? 'http://127.0.0.1:4305/') + query)
  await page.waitForTimeout(Number(process.env.WAIT ?? 1200))
  if (script) { await (0, eval)(`(async (page) => { ${script} })`)(page); await page.waitForTimeout(400) }
  console.log(out, 'scroll', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]), await page.title())
  await page.screenshot({ path: `/tmp/mk-${out}.png` })
  await context.close()
}
await browser.close()
