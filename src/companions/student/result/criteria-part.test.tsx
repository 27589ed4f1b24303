// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { CriteriaPart } from './components/criteria-part.tsx'

test('a student sees formulas in the criteria and their hints drawn', async () => {
  renderUi(<CriteriaPart criteria={[{ name: '用 $m$ 表示解', hint: '说明 $m\\ne0$', max: 20 }]} scores={[10]} />)
  await waitFor(() => expect(document.querySelectorAll('.katex').length).toBe(2))
})
