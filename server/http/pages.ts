import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ServiceHosts } from '#domain/portal/environments.ts'
import type { AreaModuleAddress } from '#domain/paths/area-modules.ts'
import { pagePolicy } from '#server/core/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
}

const pageFiles: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/index.html': 'index.html',
  '/student/': 'student.html',
  '/student.html': 'student.html',
  '/phone/': 'phone.html',
  '/phone.html': 'phone.html',
}

const noncePlaceholder = /__NONCE__/g

/** What a page is told about the service it comes from. */
export interface PageFacts {
  /** Pages show the demo's accounts only in the demo. */
  readonly mode: 'demo' | 'production'
  /** The build being served; pages compare theirs with that of answers. */
  readonly buildId: string
  /** Where to send questions about personal data; null if the operator named nobody. */
  readonly contact: string | null
  /** Services that run elsewhere. */
  readonly hosts: ServiceHosts
  /** A script that runs before all others: the recorder of the demo's inspector. Null for none. */
  readonly recorder: string | null
  /** Modules that replace areas. */
  readonly areaModules: readonly AreaModuleAddress[]
  /** Origins of pages that may frame the portal. */
  readonly frameOrigins: readonly string[]
  /** The origins of these hosts, as seen from pages served here. */
  readonly calledOrigins: readonly string[]
}

type Encoding = 'br' | 'gzip' | 'identity'

const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (bytes: Buffer) => bytes,
} as const satisfies Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>>

/** Every page is compressed anew, so light compression pays more than tight. */
const compressOnce = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: compress.gzip,
} as const

/**
 * The built pages and their assets, read from a folder once: a request's path is looked up, never joined, and a new
 * build in the folder does not break a running service. Pages carry the facts and are never stored; hashed assets are
 * cached for good.
 */
export function servePages(folder: string, facts: PageFacts): (request: Request) => Promise<Response | null> {
  const files = existsSync(folder) ? readFiles(folder) : new Map<string, Buffer>()
  const compressed = new Map<string, Promise<Buffer>>()
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const { pathname } = new URL(request.url)
    const pageFile = pageFiles[pathname]
    const html = pageFile === undefined ? undefined : files.get(pageFile)
    if (html !== undefined) {
      const own = pageFile === 'index.html' ? facts : { ...facts, frameOrigins: [], areaModules: [] }
      return page(withFacts(html.toString(), facts), own, encodingFor(request, '.html'))
    }
    const file = pathname.slice(1)
    const content = files.get(file)
    if (content === undefined || file.endsWith('.html')) return null
    const encoding = encodingFor(request, file)
    const key = `${encoding} ${file}`
    const bytes = compressed.get(key) ?? compress[encoding](content)
    compressed.set(key, bytes)
    return asset(file, await bytes, encoding)
  }
}

const withFacts = (html: string, { mode, buildId, contact, hosts, areaModules, recorder }: PageFacts): string =>
  html
    .replace('<meta charset="utf-8" />', (meta) => (recorder === null ? meta : `${meta}<script>${recorder}</script>`))
    .replace('__MODE__', mode)
    .replace('__BUILD__', buildId)
    .replace('__CONTACT__', () => asAttribute(contact ?? ''))
    .replace('__SIGN_ON_HOST__', hosts.signOn)
    .replace('__API_HOST__', hosts.api)
    .replace('__FULL_SCREEN_HOST__', hosts.fullScreen)
    .replace('__AREAS__', () => asAttribute(areaModules.map(({ id, url }) => `${id}=${url}`).join(' ')))

const asAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A page with its nonce. Compressed, it fits into the first round trip. */
async function page(html: string, facts: PageFacts, encoding: Encoding): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const text = Buffer.from(html.replaceAll(noncePlaceholder, nonce))
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(nonce, inlineScriptHashes(html), {
      scripts: [...new Set(facts.areaModules.map(({ url }) => new URL(url).origin))],
      called: facts.calledOrigins,
      frames: facts.frameOrigins,
    }),
    vary: 'accept-encoding',
    // The other inspector opens in its own window, and the page talks to it.
    ...(facts.recorder !== null && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  })
  if (encoding === 'identity') return new Response(text, { headers })
  headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(await compressOnce[encoding](text)), { headers })
}

/** The hashes by which a content security policy allows the page's inline scripts. */
const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )

function asset(file: string, bytes: Buffer, encoding: Encoding): Response {
  const headers = new Headers({
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  })
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(new Uint8Array(bytes), { headers })
}

function encodingFor(request: Request, file: string): Encoding {
  if (!/\.(js|css|svg|json|wasm|html)$/.test(file)) return 'identity'
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const readFiles = (folder: string): ReadonlyMap<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)]),
  )
