// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { openMarking } from './testing/open-marking.tsx'
import { itemOf, submissionOf, worldOf } from './testing/marking-service.ts'

test('a blank is marked as a whole, with what is accepted below its question', async () => {
  const key: KeyedItem['key'] = { kind: 'blank', accept: ['sixty'] }
  const blank: KeyedItem = { ...itemOf(9, 1), kind: 'blank', score: 30, key }
  openMarking({ world: { ...worldOf([submissionOf(0, { value: 'six ty' })]), items: [blank], passage: 'It is ____.' } })
  const question = await screen.findByRole('region', { name: '题目' })
  expect(question.textContent).toBe('1.It is ____.答案sixty3 分')
  expect(screen.queryByRole('button', { name: '参考答案与评分标准' })).toBe(null)
})
