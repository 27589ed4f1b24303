// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onSheet } from '#domain/scan/scan.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { SheetAnswer } from './sheet-answer.tsx'

const crop = { scanPageId: 7, area: { x: 20, y: 40, w: 60, h: 8 } }

test.each([
  ['stands on a sheet alone', onSheet, crop, ['王小明答题卡上的作答'], null],
  ['was read', 'library', crop, [], 'library'],
  ['has lost its sheet', onSheet, null, [], onSheet],
])('an answer that %s', (_, value, crop, pictures, text) => {
  renderUi(
    <SheetAnswer value={value} crop={crop} name="王小明">
      <p>{value}</p>
    </SheetAnswer>,
  )
  expect(screen.queryAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual(pictures)
  expect(screen.queryByText(value)?.textContent ?? null).toBe(text)
})
