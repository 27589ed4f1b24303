import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'

/** A script, which plain Node runs without types. */
interface Script {
  readonly keepingFormerAssets: (root: string, build: () => Promise<void>) => Promise<void>
}

test('the assets of the last build and the two before it are kept', async () => {
  const script = path.join(projectRoot(), 'scripts/former-assets.mjs')
  const { keepingFormerAssets }: Script = await import(/* @vite-ignore */ script)
  const root = mkdtempSync(path.join(tmpdir(), 'former-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const client = path.join(root, 'dist/client')
  const assets = path.join(client, 'assets')
  const build = (files: readonly string[]) =>
    keepingFormerAssets(root, async () => {
      rmSync(client, { recursive: true, force: true })
      mkdirSync(assets, { recursive: true })
      for (const file of files) writeFileSync(path.join(assets, file), file)
    })
  const there = []
  for (const files of [['a1', 'same'], ['a2', 'same'], ['a3'], ['a4']]) {
    await build(files)
    there.push(readdirSync(assets).sort())
  }
  expect(there).toEqual([
    ['a1', 'same'],
    ['a1', 'a2', 'same'],
    ['a1', 'a2', 'a3', 'same'],
    ['a2', 'a3', 'a4', 'same'],
  ])
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual(['builds.json', 'client'])
})
