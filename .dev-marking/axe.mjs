import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const axe = readFileSync('/work/main/node_modules/axe-core/axe.min.js', 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [q, script] of [['?kind=many', ''], ['?kind=maths', ''], ['?kind=done', ''], ['?list=3', ''], ['?kind=many', 'o']]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto('http://127.0.0.1:4305/' + q); await page.waitForTimeout(1500)
  if (script === 'o') { await page.evaluate(() => { world.fault = 'scoreOutOfRange' }); await page.keyboard.type('533'); await page.keyboard.press('Enter'); await page.waitForTimeout(500) }
  await page.evaluate(axe)
  const r = await page.evaluate(() => axe.run())
  console.log(q, r.violations.map((v) => [v.id, v.impact, v.nodes.length, v.nodes[0].html.slice(0, 160), v.nodes[0].failureSummary.slice(0, 200)]))
  await page.close()
}
await browser.close()
