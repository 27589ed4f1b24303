// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/areas/bank.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from '../testing/open-compose.tsx'

test('a card says where its question is from, and where it is in the books if it has a place there', async () => {
  const drawn = bankQuestion(8, { source: 'drawn', bookName: '七年级上册', chapterName: '整式的加减' })
  openCompose({ answers: { [bank.list.path]: () => found([bankQuestion(7, { source: 'own' }), drawn]) } })
  const cards = await screen.findAllByRole('article')
  expect(cards.map(({ textContent }) => textContent?.match(/一般现在时(.*)本班/)?.[1])).toEqual([
    '我的题目',
    '讲台题库（可换数字）整式的加减',
  ])
})
