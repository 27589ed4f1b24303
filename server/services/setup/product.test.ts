import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProduct } from './product.ts'

test('version and build come from the folder, the address from the operator', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'product-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(path.join(root, 'package.json'), '{"version":"1.2.3"}')
  expect(readProduct(root, null)).toEqual({ version: '1.2.3', buildId: 'source', downloadUrl: null })
  mkdirSync(path.join(root, 'dist'))
  writeFileSync(path.join(root, 'dist/.built-from'), '0123456789abcdef'.repeat(4))
  const downloadUrl = 'https://apps.example.cn/podium'
  expect(readProduct(root, downloadUrl)).toEqual({ version: '1.2.3', buildId: '0123456789ab', downloadUrl })
})
