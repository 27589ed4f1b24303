// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { MarkedPage } from './marked-page.tsx'

test('a score ends where its answer begins, so that every bubble is seen', () => {
  const area = { x: 32, y: 110, w: 29, h: 3 }
  renderUi(<MarkedPage scanPageId={1} sheetPage={1} marks={[{ itemId: 9, no: 1, area, score: 0, full: 10 }]} />)
  const sign = screen.getByText('−1')
  expect({ left: sign.style.left, right: sign.style.right }).toEqual({ left: 'auto', right: '100%' })
})
