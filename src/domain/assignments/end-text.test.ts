import { expect, test } from 'vitest'
import { endText } from './end-text.ts'
import { endTexts } from './end.texts.ts'

/** Friday the 20th, 14:32 school time. */
const now = Date.parse('2026-11-20T06:32:00Z')

const endTime = '2026-11-20T10:00:00.000Z'

test.each([
  [null, '今天 18:00', 'Today 18:00'],
  ['2026-11-20T00:29:00.000Z', '今天 08:29 提前结束', 'Today 08:29, early'],
  ['2026-11-20T10:00:00.000Z', '今天 18:00', 'Today 18:00'],
  ['2026-11-21T10:00:00.000Z', '今天 18:00', 'Today 18:00'],
])('ended by hand at %s: %s', (finishedAt, chinese, english) => {
  const texts = (['zh-CN', 'en'] as const).map((language) => endText({ endTime, finishedAt }, { now, language }))
  expect(texts).toEqual([chinese, english])
})

test('in a sentence an early end says what was early', () => {
  const sentences = (['zh-CN', 'en'] as const).map((language) => endTexts[language].endedEarly('15:30'))
  expect(sentences).toEqual(['15:30 提前结束', '15:30, ended early'])
})
