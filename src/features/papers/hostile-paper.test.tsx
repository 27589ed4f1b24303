// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { markupAttacks, strangersIn, typesettingAttacks } from '#tests/support/pages/attacks.ts'
import { item, paperOf, question, section } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { openPreview } from './testing/open-preview.ts'

const attacks = [...markupAttacks, ...typesettingAttacks]

const hostile = {
  ...paperOf(203, [
    section(
      attacks.join(' '),
      attacks.map((attack, at) =>
        question(
          903,
          [
            item(at + 1, {
              stem: attack,
              options: [{ id: 'A', text: attack }],
              analysis: attack,
              knowledge: attack,
              kind: 'written',
              key: { kind: 'written', model: attack, criteria: [{ name: attack, hint: attack, max: 10 }] },
            }),
          ],
          attack,
        ),
      ),
    ),
  ]),
  paperTitle: attacks.join(' '),
  ownerName: attacks.join(' '),
}

test('whatever the texts of a paper contain, its pages and answers show them as typed', async () => {
  openPreview(hostile, { answers: 'each' })
  await screen.findByRole('article', { name: '试卷第 1 页' })
  const shown = screen
    .getAllByRole('article')
    .map(({ textContent }) => textContent)
    .join('')
  // Title, owner, section; passage, stem, option, model, criterion, hint, analysis and point.
  expect(attacks.filter((attack) => shown.split(attack).length - 1 < 11)).toEqual([])
  expect(strangersIn(document.body).filter((name) => name !== 'href')).toEqual([])
})
