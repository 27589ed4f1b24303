import { expect, test } from 'vitest'
import { contentNamesIn } from '#domain/content-names/content-names.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { item } from '#domain/paper/testing/papers.ts'
import { qtiItem } from './qti-item.ts'

test('of a single choice one option may be ticked, of a multiple choice all of them', () => {
  const options = (['A', 'B', 'C'] as const).map((id) => ({ id, text: id }))
  const mostOf = (key: AnswerKey) =>
    /max-choices="\d"/.exec(
      qtiItem(item(1, { key, options }), 'item-1', '1', '', new Map(), contentNamesIn('zh-CN')),
    )?.[0]
  expect({
    single: mostOf({ kind: 'single', choice: 'A' }),
    multiple: mostOf({ kind: 'multiple', choices: ['A', 'B'] }),
  }).toEqual({ single: 'max-choices="1"', multiple: 'max-choices="3"' })
})
