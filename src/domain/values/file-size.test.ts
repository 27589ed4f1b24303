import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test.each([
  [0, '0KB'],
  [1, '0.1KB'],
  [102, '0.1KB'],
  [103, '0.1KB'],
  [205, '0.2KB'],
  [1024, '1KB'],
  [1536, '1.5KB'],
  [1024 ** 2 - 1, '1023.9KB'],
  [1024 ** 2, '1MB'],
  [1024 ** 3 - 1, '1023.9MB'],
  [1024 ** 3, '1GB'],
  [1024 ** 4 - 1, '1023.9GB'],
  [1024 ** 4, '1024GB'],
  [1024 ** 4 + 1, '文件超过1TB'],
])('%i bytes read %s', (bytes, text) => expect(fileSizeText(bytes, 'zh-CN')).toBe(text))

test('a size is the same in English, and one that is too large is an English sentence', () => {
  expect(fileSizeText(1536, 'en')).toBe('1.5KB')
  expect(fileSizeText(1024 ** 4 + 1, 'en')).toBe('The file is larger than 1 TB')
})

test('a size is never shown as more than it is, nor as a tenth less', () => {
  const units: Readonly<Record<string, bigint>> = { KB: 1024n, MB: 1024n ** 2n, GB: 1024n ** 3n }
  fc.assert(
    fc.property(fc.integer({ min: 103, max: 1024 ** 4 }), (bytes) => {
      const [, whole, decimal, unit] = /^(\d+)(?:\.(\d))?([KMG]B)$/.exec(fileSizeText(bytes, 'zh-CN')) ?? []
      const tenths = BigInt(whole ?? '') * 10n + BigInt(decimal ?? '0')
      const size = units[unit ?? ''] ?? 0n
      expect(tenths * size).toBeLessThanOrEqual(BigInt(bytes) * 10n)
      expect((tenths + 1n) * size).toBeGreaterThan(BigInt(bytes) * 10n)
    }),
  )
})
