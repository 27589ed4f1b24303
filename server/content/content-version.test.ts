import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentVersion } from './content-version.ts'

test('the version of the content is what the build wrote; sources without a build have none', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'podium-content-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const before = contentVersion(root)
  mkdirSync(path.join(root, 'dist'))
  writeFileSync(path.join(root, 'dist/.content-from'), '0123456789abcdef')
  expect({ before, built: contentVersion(root) }).toEqual({ before: 'source', built: '0123456789abcdef' })
})
