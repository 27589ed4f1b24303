import { expect, test } from 'vitest'
import { keepCountdown, readCountdown } from './kept-countdown.ts'
import { storageKeys } from './storage-keys.ts'
import { memoryStorage } from './memory-storage.ts'

const sent = { recipient: '138****0001', left: 4, remaining: 59_000 }

test('stored codes keep counting by the clock', () => {
  const storage = memoryStorage()
  keepCountdown(storage, [sent], 1_000)
  expect(readCountdown(storage, 11_000)).toEqual([{ ...sent, remaining: 49_000 }])
})

const day = 86_400_000

test('a code is forgotten a day after another could be sent, and not before', () => {
  const storage = memoryStorage()
  keepCountdown(storage, [sent, { ...sent, recipient: '138****0002', remaining: 10_000 }], 0)
  expect(readCountdown(storage, day + 9_999)).toEqual([
    { ...sent, remaining: 49_001 - day },
    { ...sent, recipient: '138****0002', remaining: 1 - day },
  ])
  expect(readCountdown(storage, day + 10_000).map(({ recipient }) => recipient)).toEqual(['138****0001'])
  keepCountdown(storage, [], day + 60_000)
  expect(storage.read(storageKeys.smsCountdown)).toBeNull()
})

test('what another form stored meanwhile stays, unless it is older', () => {
  const storage = memoryStorage()
  const other = { recipient: 'l****@example.cn', left: 3, remaining: 30_000 }
  keepCountdown(storage, [other, { ...sent, remaining: 5_000 }], 0)
  keepCountdown(storage, [sent], 1_000)
  expect(readCountdown(storage, 1_000)).toEqual([sent, { ...other, remaining: 29_000 }])
})

const stored = (code: object) => JSON.stringify([{ recipient: '138****0001', left: 4, endsAt: 1_000, ...code }])

test.each([
  '',
  '{',
  'null',
  '[1]',
  '[null]',
  '[{"recipient":1}]',
  '{"recipient":"138****0001"}',
  stored({ recipient: 1 }),
  stored({ left: 1.5 }),
  stored({ endsAt: '1000' }),
])('the unreadable %j counts as none', (text) => {
  const storage = memoryStorage()
  storage.write(storageKeys.smsCountdown, text)
  expect(readCountdown(storage, 0)).toEqual([])
})
