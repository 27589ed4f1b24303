import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

const root = projectRoot()
const { isUnused, filesBelow } = await import(path.join(root, 'scripts/unused-files.mjs'))
const { readLock } = await import(path.join(root, 'scripts/locked-packages.mjs'))

const clone = mkdtempSync(path.join(os.tmpdir(), 'podium-clone-'))

afterAll(() => rmSync(clone, { recursive: true, force: true }))

const used = [
  'node_modules/.cache/podium/template/base/1/pg_filenode.map',
  'node_modules/docx/dist/index.mjs',
  'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Medium.otf',
  'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'node_modules/tesseract.js-core/tesseract-core-simd.wasm',
]

const idle = [
  'node_modules/a/node_modules/b/index.js.map',
  'node_modules/docx/dist/index.umd.cjs',
  'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-DemiLight.otf',
  'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.jsep.wasm',
  'node_modules/tesseract.js-core/tesseract-core-simd-lstm.wasm',
]

test('an installation ends without the files of packages that nothing loads', () => {
  const commands = [...used, ...idle].map((file) => `mkdir -p ${path.dirname(file)} && touch ${file}`)
  writeFileSync(path.join(clone, 'npm'), ['#!/bin/sh', ...commands].join('\n'), { mode: 0o755 })
  writeFileSync(
    path.join(clone, 'package-lock.json'),
    JSON.stringify({ packages: { '': { dependencies: { a: '1' } }, 'node_modules/a': { version: '1.0.0' } } }),
  )
  const call = `import(${JSON.stringify(path.join(root, 'scripts/install-when-changed.mjs'))}).then(({ installWhenChanged }) => installWhenChanged(${JSON.stringify(clone)}, 'start'))`
  const { status, stderr } = spawnSync(process.execPath, ['-e', call], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${clone}:${process.env['PATH'] ?? ''}` },
  })
  const left: readonly string[] = filesBelow(clone, 'node_modules')
  expect({ status, stderr, left: left.toSorted() }).toEqual({
    status: 0,
    stderr: 'Installing packages…\n',
    left: used.toSorted(),
  })
})

/** A file takes up whole blocks of the disk. */
const onDisk = (file: string): number => Math.ceil(statSync(path.join(root, file)).size / 4096) * 4096

test('what npm start installs takes up at most 400 MB', () => {
  const packages: Readonly<Record<string, { readonly dev?: boolean }>> = readLock(
    root,
    'node_modules/.package-lock.json',
  ).packages
  // npm omits only what nothing but development needs.
  const locations = Object.keys(packages).filter(
    (location) => packages[location]?.dev !== true && location.startsWith('node_modules/'),
  )
  const files = locations.flatMap((location): readonly string[] =>
    filesBelow(root, location).filter((file: string) => !file.slice(location.length).includes('node_modules')),
  )
  const bytes = files.filter((file) => isUnused(file) === false).reduce((size, file) => size + onDisk(file), 0)
  expect(Math.ceil(bytes / 1024 ** 2)).toBeLessThanOrEqual(400)
})
