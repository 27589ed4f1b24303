// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Bar } from './bar.tsx'

test.each([
  ['nothing is drawn for 0 %', 0, 0],
  ['the smallest share is drawn', 0.001, 1],
  ['nothing is drawn for what nobody has measured', null, 0],
])('%s', (_, share, drawn) => {
  renderUi(<Bar label="得分率" share={share} />)
  expect(screen.getByRole('img').childElementCount).toBe(drawn)
})
