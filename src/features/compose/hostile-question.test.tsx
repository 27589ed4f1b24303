// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { formulaAttacks, markupAttacks, strangersIn, typesettingAttacks } from '#tests/support/pages/attacks.ts'
import { bankItem, bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { found, openCompose } from './testing/open-compose.tsx'

const typed = [...markupAttacks, ...typesettingAttacks]

/** A question with an item for each attack, which is in all of its texts. */
const hostile = bankQuestion(7, {
  typeName: typed[0] ?? '',
  passage: [...typed, ...formulaAttacks.map((attack) => `$${attack}$`)].join('\n'),
  bookName: typed[0] ?? '',
  chapterNames: typed.slice(0, 1),
  items: typed.flatMap((attack, at) => {
    const texts = { stem: attack, options: [{ id: 'A' as const, text: attack }], analysis: attack, knowledge: attack }
    return [
      bankItem(at * 2 + 1, { ...texts, key: { kind: 'blank', accept: ['right', attack] } }),
      bankItem(at * 2 + 2, {
        ...texts,
        key: { kind: 'written', model: attack, criteria: [{ name: attack, hint: attack, max: 20 }] },
      }),
    ]
  }),
})

const timesOf = (shown: string, attack: string) => shown.split(attack).length - 1

test('whatever the texts of a question contain, the bank shows it as typed', async () => {
  const usage = { papers: [{ paperId: 3, paperTitle: typed.join(' ') }], answers: 0, facility: null }
  openCompose({
    answers: {
      [bank.list.path]: () => found([hostile]),
      [bank.detail.path]: () => ({ ...hostile, usage }),
      [bank.similar.path]: () => ({
        list: [{ ...hostile, questionId: 8, usedAt: null }],
        sameType: [],
        isDrawn: false,
      }),
    },
  })
  const [open] = await screen.findAllByRole('button', { name: /^预览和解析/ })
  if (open !== undefined) fireEvent.click(open)
  const drawer = await screen.findByRole('dialog', { name: '题目与解析' })
  const [article] = await within(drawer).findAllByRole('article')
  await within(drawer).findByRole('region', { name: '相似题' })
  const shown = article?.textContent ?? ''
  // In the title of a paper and the passage once; in two items in stem, option, analysis and point; accepted; model,
  // criterion and hint.
  expect(typed.filter((attack) => timesOf(shown, attack) < 14)).toEqual([])
  expect(strangersIn(document.body).filter((name) => name !== 'href')).toEqual([])
  const addresses = [...document.body.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '')
  expect(addresses.filter((address) => !address.startsWith('#/'))).toEqual([])
})
