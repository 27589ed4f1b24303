import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PageFacts, servePages } from './pages.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-pages-'))

beforeAll(() => {
  writeFileSync(
    path.join(folder, 'index.html'),
    '<meta name="podium-mode" content="__MODE__" /><u id="__BUILD__"><b title="__CONTACT__"><i nonce="__NONCE__">',
  )
  writeFileSync(path.join(folder, 'student.html'), 'student')
  writeFileSync(path.join(folder, 'phone.html'), 'phone')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const facts: PageFacts = {
  mode: 'demo',
  buildId: '0123456789ab',
  contact: 'R&D "A" $& a@b',
  hosts: { signOn: '', api: '', fullScreen: '' },
  recorder: null,
  calledOrigins: [],
  frameOrigins: [],
  areaModules: [],
}

const get = async (mode: 'demo' | 'production', target: string): Promise<string | undefined> =>
  (await servePages(folder, { ...facts, mode })(new Request(`http://127.0.0.1${target}`)))?.text()

test.each(['demo', 'production'] as const)('a page says that this is %s, with a nonce of its own', async (mode) => {
  const page = new RegExp(
    `^<meta name="podium-mode" content="${mode}" /><u id="0123456789ab"><b title="R&amp;D &quot;A&quot; \\$&amp; a@b"><i nonce="[\\w+/]{22}==">$`,
  )
  const [first, second] = [await get(mode, '/'), await get(mode, '/')]
  expect({ first, second }).toEqual({ first: expect.stringMatching(page), second: expect.stringMatching(page) })
  expect(first).not.toBe(second)
})

test('the student page and the phone page have their own addresses, and nothing else is a page', async () => {
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

test('a page’s policy contains the hash of its inline script and no other', async () => {
  const script = "document.documentElement.dataset.frame = 'login'"
  writeFileSync(
    path.join(folder, 'index.html'),
    `<script nonce="__NONCE__">${script}</script><script src="/a.js"></script>`,
  )
  const answer = await servePages(folder, facts)(new Request('http://127.0.0.1/'))
  const policy = answer?.headers.get('content-security-policy')?.split('; ')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy?.find((rule) => rule.startsWith('script-src '))).toBe(`script-src 'self' 'sha256-${hash}'`)
})

test('a page is told about services elsewhere, and may call those and no others', async () => {
  writeFileSync(path.join(folder, 'index.html'), '<i a="__SIGN_ON_HOST__" b="__API_HOST__" c="__FULL_SCREEN_HOST__" />')
  const hosts = { signOn: '', api: 'api.podium.cn', fullScreen: 'screen.podium.cn' }
  const elsewhere = { ...facts, hosts, calledOrigins: ['https://api.podium.cn', 'https://api-pre.podium.cn'] }
  const [one, other] = await Promise.all(
    [elsewhere, facts].map((given) => servePages(folder, given)(new Request('http://127.0.0.1/'))),
  )
  const connect = (answer: Response | null | undefined) =>
    answer?.headers
      .get('content-security-policy')
      ?.split('; ')
      .find((rule) => rule.startsWith('connect-src'))
  expect(await one?.text()).toBe('<i a="" b="api.podium.cn" c="screen.podium.cn" />')
  expect({ withServices: connect(one), without: connect(other) }).toEqual({
    withServices: "connect-src 'self' https://api.podium.cn https://api-pre.podium.cn",
    without: "connect-src 'self'",
  })
})

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('to a browser that takes %s a page travels as %s', async (accepted, encoding, open) => {
  const request = new Request('http://127.0.0.1/student/', { headers: { 'accept-encoding': accepted } })
  const answer = await servePages(folder, facts)(request)
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect({ contentEncoding: answer?.headers.get('content-encoding'), text: open(bytes).toString() }).toEqual({
    contentEncoding: encoding,
    text: 'student',
  })
})

/** Who may frame each page. */
const ancestorsOf = async (frameOrigins: readonly string[]) => {
  const serve = servePages(folder, { ...facts, frameOrigins })
  const targets = ['/', '/index.html', '/student/', '/phone/']
  return Promise.all(
    targets.map(async (target) => {
      const page = await serve(new Request(`http://127.0.0.1${target}`))
      return /frame-ancestors [^;]*/.exec(page?.headers.get('content-security-policy') ?? '')?.[0]
    }),
  )
}

test('no page may be framed, except the portal by listed pages', async () => {
  const nobody = "frame-ancestors 'none'"
  const listed = 'frame-ancestors https://school.example.cn https://lms.example.cn:8443'
  expect(await ancestorsOf([])).toEqual([nobody, nobody, nobody, nobody])
  expect(await ancestorsOf(['https://school.example.cn', 'https://lms.example.cn:8443'])).toEqual([
    listed,
    listed,
    nobody,
    nobody,
  ])
})

test('modules for areas are passed to the portal, and may run there and in no other page', async () => {
  for (const file of ['index.html', 'student.html']) writeFileSync(path.join(folder, file), '<i a="__AREAS__" />')
  const areaModules = [
    { id: 'keben', url: 'https://a.example.cn/keben.mjs' },
    { id: 'settings-html', url: 'https://a.example.cn/s.mjs?a&b' },
  ]
  const serve = servePages(folder, { ...facts, areaModules })
  const [portal, student] = await Promise.all(
    ['/', '/student/'].map((at) => serve(new Request(`http://127.0.0.1${at}`))),
  )
  const scripts = (answer: Response | null | undefined) =>
    answer?.headers
      .get('content-security-policy')
      ?.split('; ')
      .find((rule) => rule.startsWith('script-src '))
  expect(await portal?.text()).toBe(
    '<i a="keben=https://a.example.cn/keben.mjs settings-html=https://a.example.cn/s.mjs?a&amp;b" />',
  )
  expect({ portal: scripts(portal), student: scripts(student) }).toEqual({
    portal: "script-src 'self' https://a.example.cn",
    student: "script-src 'self'",
  })
})

test('a demo’s recorder runs before all other scripts, allowed by its hash; such a page may talk to the window it opens', async () => {
  writeFileSync(path.join(folder, 'index.html'), '<head><meta charset="utf-8" /><script>first()</script></head>')
  const answer = await servePages(folder, { ...facts, recorder: 'watch("$&")' })(new Request('http://127.0.0.1/'))
  const hashes = ['watch("$&")', 'first()'].map((code) => createHash('sha256').update(code).digest('base64'))
  expect(answer?.headers.get('content-security-policy')?.split('; ')).toContain(
    `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  )
  expect(answer?.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(await answer?.text()).toBe(
    '<head><meta charset="utf-8" /><script>watch("$&")</script><script>first()</script></head>',
  )
})
