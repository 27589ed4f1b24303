import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { openAddress, openPage } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'
import { freePort, startProduct } from '#tests/support/product/product.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-inspector-'))
const demo = await lendProduct()
const port = await freePort()
const address = `http://127.0.0.1:${port}`

// Filling an empty folder takes as long as the machine needs; the test's limit is for hangs.
const production = await startProduct({
  PORT: String(port),
  PODIUM_MODE: 'production',
  PODIUM_DATABASE: 'embedded',
  PODIUM_DATA: path.join(folder, 'data'),
})

afterAll(async () => {
  await production.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

/** The relative paths of all files below a folder. */
const filesBelow = (location: string): readonly string[] =>
  readdirSync(location, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(location, path.join(entry.parentPath, entry.name)))

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

test("production serves none of the inspector's files, and none of its pages records", async () => {
  const files = filesBelow(path.join(projectRoot(), 'dist/inspector'))
  const entries = files.filter((file) => path.dirname(file) === 'inspector' && file.endsWith('.js'))
  expect(entries.toSorted()).toEqual(['inspector/page.js', 'inspector/recorder.js'])
  const statuses = await Promise.all(
    files.map(async (file) => [await statusOf(`${demo}/${file}`), await statusOf(`${address}/${file}`)]),
  )
  expect(statuses).toEqual(files.map(() => [200, 404]))
  const pages = ['/', '/student/', '/phone/']
  const recording = async (of: string) =>
    Promise.all(pages.map(async (one) => (await (await fetch(of + one)).text()).includes('podiumInspector')))
  expect([await recording(demo), await recording(address)]).toEqual([pages.map(() => true), pages.map(() => false)])
})

test('nobody can open the inspector in production', async () => {
  const browser = await connectBrowser()
  const page = await openPage(browser)
  await openAddress(page, `${address}/#/inspect`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('没有这个页面')
  await browser.close()
})

test("the portal references none of the inspector's files", () => {
  const client = path.join(projectRoot(), 'dist/client')
  const scripts = filesBelow(client).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(
    scripts.filter((file) => /inspector\/(page|recorder|assets)/.test(readFileSync(path.join(client, file), 'utf8'))),
  ).toEqual([])
})
