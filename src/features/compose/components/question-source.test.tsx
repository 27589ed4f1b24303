// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from '../testing/open-compose.tsx'

const imported = bankQuestion(9, {
  source: 'imported',
  bookName: '七年级上册',
  chapterNames: ['有理数', '整式的加减'],
})

test('a card says where its question is from, and where it is in the books if it is in any', async () => {
  const drawn = bankQuestion(8, { source: 'drawn', bookName: '七年级上册', chapterNames: ['整式的加减'] })
  openCompose({ answers: { [bank.list.path]: () => found([bankQuestion(7, { source: 'own' }), drawn, imported]) } })
  const cards = await screen.findAllByRole('article')
  expect(cards.map(({ textContent }) => textContent?.match(/一般现在时(.*)本班/)?.[1])).toEqual([
    '我的',
    '讲台题库（可换数字）整式的加减',
    '导入的有理数、整式的加减',
  ])
})

test('the drawer says that a question was imported, with its book and the chapters of its points', async () => {
  const usage = { papers: [], answers: 0, facility: null }
  openCompose({
    answers: {
      [bank.list.path]: () => found([imported]),
      [bank.detail.path]: () => ({ ...imported, usage }),
      [bank.similar.path]: () => ({ list: [], sameType: [], isDrawn: false }),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '预览和解析：He ____ home at 901.' }))
  const drawer = within(await screen.findByRole('dialog', { name: '题目与解析' }))
  const shown = await drawer.findByRole('article', { name: 'He ____ home at 901.' })
  expect(shown.textContent.match(/预估(.*)0 份/)?.[1]).toBe('导入的七年级上册 · 有理数、整式的加减')
})

test('questions can be searched by where they are from, each source with its count', async () => {
  const { facets, ...rest } = found([imported])
  const sources = (['imported', 'own', 'platform'] as const).map((value, index) => ({ value, count: index + 2 }))
  const { sentTo, address } = openCompose({
    answers: { [bank.list.path]: () => ({ ...rest, facets: { ...facets, sources } }) },
  })
  const facet = within(await screen.findByRole('group', { name: '来源' }))
  fireEvent.click(await facet.findByRole('button', { name: /^导入的/ }))
  await waitFor(() => expect(sentTo(bank.list.path).at(-1)?.['sources']).toBe('imported'))
  expect({
    offered: facet.getAllByRole('button').map(({ textContent }) => textContent),
    address: address.get(),
  }).toEqual({ offered: ['全部', '导入的2', '我的3', '讲台题库4'], address: { source: 'imported' } })
})
