// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Dialog } from './dialog.tsx'

test.each([
  ['nothing holds it', {}, 1],
  ['its act is on the way', { busy: true }, 0],
  ['it must be decided', { mustDecide: true }, 0],
])('Escape closes a dialog only where nothing holds it: %s', async (_when, state, closed) => {
  const onClose = vi.fn<() => void>()
  renderUi(
    <Dialog opened onClose={onClose} title="提醒未交学生" {...state}>
      现在发送吗？
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: '提醒未交学生' }).textContent).toContain('现在发送吗？')
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))
  expect(onClose).toHaveBeenCalledTimes(closed)
})

test('what lies over the fields of a dialog stays below its title and its buttons when they scroll', () => {
  renderUi(
    <Dialog opened onClose={() => {}} title="布置任务">
      <p>名称</p>
    </Dialog>,
  )
  expect(screen.getByText('名称').parentElement?.style.isolation).toBe('isolate')
})
