import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const p = await b.newPage({ viewport: { width: 1280, height: 800 } })
await p.goto('http://127.0.0.1:4307/?homeworkId=6&n=1000')
await p.getByRole('table', { name: '学生' }).waitFor(); await p.waitForTimeout(1500)
const c = await p.context().newCDPSession(p)
for (const act of ['姓名', 'switch', 'drawer']) {
  const events = []
  const h = (e) => events.push(...e.value); c.on('Tracing.dataCollected', h)
  await c.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  if (act === 'switch') await p.getByRole('switch').click({ force: true }); else if (act === 'drawer') await p.getByRole('button', { name: /^第 3 题/ }).click(); else await p.getByRole('button', { name: act }).click()
  await p.waitForTimeout(900)
  const done = new Promise((r) => c.once('Tracing.tracingComplete', r)); await c.send('Tracing.end'); await done; c.off('Tracing.dataCollected', h)
  const sum = {}; for (const e of events) if (e.ph === 'X' && e.dur > 1000 && ['FunctionCall','Layout','UpdateLayoutTree','Paint','PrePaint','Layerize','Commit','EventDispatch','HitTest','MinorGC','MajorGC'].includes(e.name)) sum[e.name] = (sum[e.name] ?? 0) + e.dur / 1000
  console.log(act, Object.fromEntries(Object.entries(sum).map(([k, v]) => [k, Math.round(v)])))
}
await b.close()
