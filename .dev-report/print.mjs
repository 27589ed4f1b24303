import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const p = await b.newPage({ viewport: { width: 794, height: 1123 } })
await p.goto('http://127.0.0.1:4306/' + process.argv[2]); await p.getByRole('table', { name: '学生' }).waitFor(); await p.waitForTimeout(800)
await p.emulateMedia({ media: 'print' })
console.log(await p.evaluate(() => [...document.querySelectorAll('button, input, select')].filter((e) => e.checkVisibility()).map((e) => e.textContent).slice(0, 12)), await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth]))
await p.screenshot({ path: '/tmp/report-dev/print.png', fullPage: true })
await p.pdf({ path: '/tmp/report-dev/print.pdf', format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
await b.close()
