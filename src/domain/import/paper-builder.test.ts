import { expect, test } from 'vitest'
import { PaperBuilder } from './paper-builder.ts'

test('a listed text that is too long ends with a mark that there is more', () => {
  const builder = new PaperBuilder()
  for (const length of [2_000, 2_001]) builder.miss({ kind: 'line', no: 1 }, 'textOutside', '字'.repeat(length))
  expect(builder.paper().notUnderstood.map(({ text }) => text)).toEqual(['字'.repeat(2_000), `${'字'.repeat(1_999)}…`])
})
