import { expect, test } from 'vitest'
import { keepCountdown, readCountdown } from './kept-countdown.ts'
import { storageKeys } from './storage-keys.ts'
import { memoryStorage } from './storage.ts'

const sent = { mobile: '138****0001', left: 4, remaining: 59_000 }

test('what is kept goes on counting by the clock', () => {
  const storage = memoryStorage()
  keepCountdown(storage, [sent], 1_000)
  expect(readCountdown(storage, 11_000)).toEqual([{ ...sent, remaining: 49_000 }])
})

test('what has run out is forgotten', () => {
  const storage = memoryStorage()
  keepCountdown(storage, [sent, { ...sent, mobile: '138****0002', remaining: 10_000 }], 0)
  expect(readCountdown(storage, 10_000).map(({ mobile }) => mobile)).toEqual(['138****0001'])
  keepCountdown(storage, [], 60_000)
  expect(storage.read(storageKeys.smsCountdown)).toBeNull()
})

test.each(['', '{', 'null', '[1]', '[{"mobile":1}]', '{"mobile":"138****0001"}'])(
  'the unreadable %j counts as none',
  (text) => {
    const storage = memoryStorage()
    storage.write(storageKeys.smsCountdown, text)
    expect(readCountdown(storage, 0)).toEqual([])
  },
)
