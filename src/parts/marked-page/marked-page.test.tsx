// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { MarkedPage } from './marked-page.tsx'

/** What is drawn beside each answer: its points, and a short sign if there is one. */
const signs = () =>
  screen.getAllByRole('img', { name: /^第/ }).map((mark) => ({
    points: mark.textContent,
    hasShort: mark.querySelector('svg') !== null,
  }))

test('an answer beside its number has a short sign, too; a text has room in the margin', () => {
  const row = { x: 32, y: 110, w: 29, h: 3 }
  const text = { x: 22, y: 150, w: 166, h: 90 }
  const marks = [
    { itemId: 1, no: 1, area: row, score: 0, full: 10 },
    { itemId: 2, no: 2, area: { ...row, y: 115 }, score: 10, full: 10 },
    { itemId: 3, no: 3, area: { ...row, y: 120 }, score: null, full: 10 },
    { itemId: 4, no: 4, area: text, score: 130, full: 150 },
  ]
  renderUi(<MarkedPage scanPageId={1} sheetPage={1} marks={marks} />)
  expect(signs()).toEqual([
    { points: '−1', hasShort: true },
    { points: '✓', hasShort: true },
    { points: '?', hasShort: false },
    { points: '−2', hasShort: false },
  ])
})
