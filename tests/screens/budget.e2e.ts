import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { screenChunks } from '../../scripts/screen-chunks.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { circlesIn } from '#tests/support/runs/circles.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const client = path.join(projectRoot(), 'dist/client')
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'),
)

/** Everything that must be loaded before the entries run: their chunks and static imports. */
function closure(entries: readonly string[]): readonly Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${key} is not in the manifest`)
    if (seen.has(key)) return
    seen.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...seen.values()]
}

const gzipped = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(client, file))).length, 0)

function weightOf(entries: readonly string[]): { readonly script: number; readonly style: number } {
  const chunks = closure(entries)
  return {
    script: gzipped(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    style: gzipped(chunks.flatMap(({ css }) => css ?? [])),
  }
}

const login = ['index.html', 'src/app/login-start.tsx']

test('the login is usable after 118.5 kB of script and 12 kB of style', () => {
  const { script, style } = weightOf(login)
  expect(script).toBeLessThanOrEqual(118_500)
  expect(style).toBeLessThanOrEqual(12_000)
})

test('its form for codes, however early it is opened, needs 125 kB of script and 12 kB of style', () => {
  const [form = ''] = Object.keys(manifest).filter((key) => key.startsWith('_codes-') && key.endsWith('.js'))
  const { script, style } = weightOf([...login, form])
  expect(script).toBeLessThanOrEqual(125_000)
  expect(style).toBeLessThanOrEqual(12_000)
})

test('the first paint of the page waits for no style sheet', () => {
  expect(weightOf(['index.html']).style).toBe(0)
})

test('no chunks import each other in a circle', () => {
  const graph = new Map(Object.entries(manifest).map(([key, { imports }]) => [key, imports ?? []]))
  expect(circlesIn(graph)).toEqual([])
})

test('the student page is usable after 156 kB of script and 12 kB of style', () => {
  const { script, style } = weightOf(['student.html'])
  expect(script).toBeLessThanOrEqual(156_000)
  expect(style).toBeLessThanOrEqual(12_000)
})

test('the phone page is usable after 145 kB of script and 12 kB of style', () => {
  const { script, style } = weightOf(['phone.html'])
  expect(script).toBeLessThanOrEqual(145_000)
  expect(style).toBeLessThanOrEqual(12_000)
})

test.each(Object.entries(screenChunks))('%s is one chunk of its own, of at most 40 kB', (name, module) => {
  const chunk = manifest[module]
  const named = Object.values(manifest).filter(({ file }) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(file))
  expect(named).toEqual([chunk])
  expect(gzipped([chunk?.file ?? ''])).toBeLessThanOrEqual(40_000)
})
