// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CriteriaPart } from './criteria-part.tsx'

test('formulas in the hints of criteria are drawn, not written out', async () => {
  renderUi(<CriteriaPart criteria={[{ name: '化简', hint: '结果为 $-22$', max: 30 }]} scores={[25]} />)
  await waitFor(() => expect(document.querySelector('.katex-html')?.textContent).toBe('−22'))
  expect(screen.queryByText(/\$/)).toBeNull()
})
