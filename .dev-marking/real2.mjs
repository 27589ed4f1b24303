import { chromium } from 'playwright-core'
const base = 'http://127.0.0.1:4308/'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)))
await page.goto(base + '#/login'); await page.waitForTimeout(4000)
await page.getByLabel('账号', { exact: true }).fill('13800000001'); await page.getByLabel('密码', { exact: true }).fill('Podium@2026')
await page.getByRole('checkbox').first().check().catch(() => {})
await page.getByRole('button', { name: '登录', exact: true }).click(); await page.waitForTimeout(3000)
await page.goto(base + '#/correct-html'); await page.waitForTimeout(3000)
await page.getByRole('link', { name: /^去批改/ }).first().click(); await page.waitForTimeout(3000)
const url = page.url()
const bar = () => page.evaluate(() => document.querySelector('header').innerText.replaceAll('\n', ' '))





await context.setOffline(true)
await page.keyboard.type('222'); await page.keyboard.press('Enter'); await page.keyboard.type('333'); await page.keyboard.press('Enter'); await page.waitForTimeout(800)
console.log(await bar()); await page.screenshot({ path: '/tmp/mkr-off.png' })
console.log('stored', await page.evaluate(() => Object.entries(localStorage).filter(([k]) => k.includes('marks')).map(([k, v]) => [k, JSON.parse(v).length])))
await context.setOffline(false); await page.waitForTimeout(1500); console.log(await bar())
console.log('stored', await page.evaluate(() => Object.keys(localStorage)))
await page.keyboard.press('z'); await page.waitForTimeout(300); await page.screenshot({ path: '/tmp/mkr-undo.png' })
await page.getByRole('switch').click(); await page.waitForTimeout(200); await page.reload(); await page.waitForTimeout(5000)
console.log('hidden', await page.evaluate(() => document.querySelector('article').getAttribute('aria-label')))
await page.getByRole('link', { name: '结束批改' }).click(); await page.waitForTimeout(1500); console.log(page.url())
await browser.close()
