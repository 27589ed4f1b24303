import { expect, test } from 'vitest'
import { hashDigest, matchesDigest } from './passwords.ts'

test('a digest matches its own hash and no other; without a password none matches', async () => {
  const given = await hashDigest('digest')
  expect(
    await Promise.all([
      matchesDigest(given, 'digest'),
      matchesDigest(given, 'other'),
      matchesDigest('', 'digest'),
      matchesDigest('', ''),
    ]),
  ).toEqual([true, false, false, false])
})
