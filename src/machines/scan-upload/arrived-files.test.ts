import { expect, test } from 'vitest'
import { arrivedCount } from './scan-upload.rules.ts'
import type { FileOutcome, SentFile } from './scan-upload.types.ts'

const sent = (outcome: FileOutcome): SentFile => ({
  fileName: 'a.jpg',
  size: 1,
  sending: 'b',
  content: async () => new Uint8Array(),
  outcome,
})

test('a file that the service had already has arrived like a new one; a refused or waiting one has not', () => {
  const outcomes: readonly FileOutcome[] = [
    { kind: 'kept' },
    { kind: 'same' },
    { kind: 'refused', message: '文件是空的' },
    { kind: 'waiting' },
  ]
  expect(outcomes.map((outcome) => arrivedCount([sent(outcome)]))).toEqual([1, 1, 0, 0])
})
