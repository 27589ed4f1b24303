import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-pages-'))

beforeAll(() => {
  writeFileSync(path.join(folder, 'index.html'), '<meta name="podium-mode" content="__MODE__" /><i nonce="__NONCE__">')
  writeFileSync(path.join(folder, 'student.html'), 'student')
  writeFileSync(path.join(folder, 'phone.html'), 'phone')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = async (mode: 'demo' | 'production', target: string): Promise<string | undefined> =>
  (await servePages(folder, mode)(new Request(`http://127.0.0.1${target}`)))?.text()

test.each(['demo', 'production'] as const)('a page says that this is %s, with a nonce of its own', async (mode) => {
  const page = new RegExp(`^<meta name="podium-mode" content="${mode}" /><i nonce="[\\w+/]{22}==">$`)
  const [first, second] = [await get(mode, '/'), await get(mode, '/')]
  expect([first, second]).toEqual([expect.stringMatching(page), expect.stringMatching(page)])
  expect(first).not.toBe(second)
})

test('student and phone page have addresses of their own, and nothing else is a page', async () => {
  const targets = [
    '/student/',
    '/student.html',
    '/phone/',
    '/phone.html',
    '/student',
    '/missing.html',
    '/../pages.test.ts',
  ]
  expect(await Promise.all(targets.map((target) => get('demo', target)))).toEqual([
    'student',
    'student',
    'phone',
    'phone',
    undefined,
    undefined,
    undefined,
  ])
})
