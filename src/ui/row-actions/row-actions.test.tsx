// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { RowActions } from './row-actions.tsx'

const button = () => screen.getByRole('button', { name: '更多操作：期中检测' })

test('the menu of a row opens at the first press, acts, and returns the focus to its button', async () => {
  const onSelect = vi.fn()
  renderUi(<RowActions name="期中检测" more={[{ label: '删除', onSelect, danger: true }]} />)
  expect({
    hasPopup: button().getAttribute('aria-haspopup'),
    expanded: button().getAttribute('aria-expanded'),
  }).toEqual({ hasPopup: 'menu', expanded: 'false' })
  for (const presses of [1, 2]) {
    fireEvent.click(button())
    const item = await screen.findByRole('menuitem', { name: '删除' })
    expect(button().getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(item)
    expect(onSelect).toHaveBeenCalledTimes(presses)
    await waitFor(() => expect(document.activeElement).toBe(button()))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
})

test('without further actions there is no button for them', () => {
  renderUi(<RowActions name="期中检测" primary={<a href="#/report-html">报告</a>} />)
  expect({ tagName: screen.getByText('报告').tagName, buttons: screen.queryAllByRole('button') }).toEqual({
    tagName: 'A',
    buttons: [],
  })
})
