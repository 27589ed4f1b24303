import { expect, test } from 'vitest'
import { isRecipient, keptRecipient, maskedRecipient, plainRecipient } from './recipient.ts'

test.each([
  ['mobile', '13800000001', true],
  ['mobile', 'lin@example.cn', false],
  ['email', 'lin@example.cn', true],
  ['email', '13800000001', false],
] as const)('by %s a code can be sent to %j: %j', (channel, text, can) => expect(isRecipient(channel, text)).toBe(can))

test('each channel masks in its own way, and masking twice changes nothing', () => {
  const masked = ['13800000001', 'lin.zhixia@example.cn'].map(maskedRecipient)
  expect({ once: masked, twice: masked.map(maskedRecipient) }).toEqual({
    once: ['138****0001', 'l****@example.cn'],
    twice: ['138****0001', 'l****@example.cn'],
  })
})

test('spaces and capital letters make no difference', () =>
  expect(plainRecipient(' Lin@Example.CN ')).toBe('lin@example.cn'))

test('a stored recipient is recognised, differs from a misspelt one, and is masked like the original', () => {
  const kept = ['13800000001', 'lin@example.cn', 'lim@example.cn', 'li@example.cn'].map(keptRecipient)
  expect({ kept, masked: kept.map(maskedRecipient) }).toEqual({
    kept: ['138****0001', 'l*550*@example.cn', 'l*719*@example.cn', 'l*850*@example.cn'],
    masked: ['138****0001', 'l****@example.cn', 'l****@example.cn', 'l****@example.cn'],
  })
})
