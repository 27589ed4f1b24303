// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { SlidePuzzleDialog, type SlidePuzzleDialogProps } from './slide-puzzle.dialog.tsx'

const picture = {
  picture: 'data:image/png;base64,AA==',
  piece: 'data:image/png;base64,AB==',
  pieceY: 40,
  pieceSize: 48,
  width: 320,
  height: 160,
}

function renderDialog(changes: Partial<SlidePuzzleDialogProps> = {}) {
  const calls: unknown[] = []
  const note = (name: string) => (value?: unknown) => void calls.push(typeof value === 'number' ? [name, value] : name)
  renderUi(
    <SlidePuzzleDialog
      opened
      phase="ready"
      picture={picture}
      x={60}
      replaced={null}
      message=""
      onMove={note('move')}
      onDrop={note('drop')}
      onRefresh={note('refresh')}
      onClose={note('close')}
      {...changes}
    />,
  )
  return calls
}

const slider = () => screen.getByRole('slider', { name: '滑块：把拼图移到缺口处，松手或按回车键验证' })

test.each([
  ['ArrowRight', false, 61],
  ['ArrowLeft', false, 59],
  ['ArrowRight', true, 70],
  ['ArrowLeft', true, 50],
  ['PageUp', false, 70],
  ['PageDown', false, 50],
  ['Home', false, 0],
  ['End', false, 272],
])('%s with Shift %s moves it to %i', (key, shiftKey, x) => {
  const calls = renderDialog()
  fireEvent.keyDown(slider(), { key, shiftKey })
  expect(calls).toEqual([['move', x]])
})

test('Enter checks the position; other keys do nothing', () => {
  const calls = renderDialog()
  fireEvent.keyDown(slider(), { key: 'x' })
  fireEvent.keyDown(slider(), { key: 'Enter' })
  expect(calls).toEqual(['drop'])
})

test('it says where the piece is, and takes the focus', () => {
  renderDialog()
  const value = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) =>
    slider().getAttribute(name),
  )
  expect({ slider: value, focused: document.activeElement }).toEqual({
    slider: ['0', '60', '272', '60，最远 272'],
    focused: slider(),
  })
})

test('dragging with any pointer moves it by pixels of the picture, and letting go checks', () => {
  const calls = renderDialog()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 160, 44))
  fireEvent.pointerMove(slider(), { clientX: 500 })
  fireEvent.pointerDown(slider(), { clientX: 100, button: 0, pointerId: 1 })
  fireEvent.pointerMove(slider(), { clientX: 120, pointerId: 1 })
  fireEvent.pointerUp(slider(), { pointerId: 1 })
  fireEvent.pointerMove(slider(), { clientX: 300, pointerId: 1 })
  vi.restoreAllMocks()
  expect(calls).toEqual([['move', 100], 'drop'])
})

test('a drag that the browser takes over is not checked', () => {
  const calls = renderDialog()
  fireEvent.pointerDown(slider(), { clientX: 100, button: 0, pointerId: 1 })
  fireEvent.pointerCancel(slider(), { pointerId: 1 })
  fireEvent.pointerUp(slider(), { pointerId: 1 })
  expect(calls).toEqual([])
})

test.each(['checking', 'failed'] as const)('%s it takes no input', (phase) => {
  const calls = renderDialog({ phase })
  fireEvent.keyDown(slider(), { key: 'End' })
  fireEvent.keyDown(slider(), { key: 'Enter' })
  fireEvent.pointerDown(slider(), { clientX: 100, button: 0, pointerId: 1 })
  fireEvent.pointerUp(slider(), { pointerId: 1 })
  expect({ calls, disabled: slider().getAttribute('aria-disabled') }).toEqual({ calls: [], disabled: 'true' })
})

test.each<readonly [Partial<SlidePuzzleDialogProps>, string]>([
  [{ phase: 'loading', picture: null }, '正在取验证图…'],
  [{ phase: 'ready' }, '向右拖动，把拼图对准缺口'],
  [{ phase: 'checking' }, '正在验证…'],
  [{ phase: 'wrong' }, '位置不对，请再试一次'],
  [{ phase: 'ready', replaced: 'wrong' }, '三次没有对准，已换一张图'],
  [{ phase: 'ready', replaced: 'expired' }, '验证图已失效，已换一张'],
  [{ phase: 'failed', message: '网络连接失败' }, '网络连接失败'],
  [{ phase: 'failed' }, '没有取到验证图'],
])('%j announces %j', (changes, text) => {
  renderDialog(changes)
  expect(screen.getByRole('status').textContent).toBe(text)
})

test('a picture that could not be fetched says why where it would stand, and can be fetched again', () => {
  const calls = renderDialog({ phase: 'failed', picture: null, message: '网络连接失败' })
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect({
    calls,
    alert: screen.getByRole('alert').textContent,
    below: screen.getByRole('status').textContent,
  }).toEqual({
    calls: ['refresh'],
    alert: '网络连接失败',
    below: '',
  })
})

test('another picture can be requested, and the dialog closed, except while busy', () => {
  const calls = renderDialog()
  fireEvent.click(screen.getByRole('button', { name: '换一张' }))
  fireEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(calls).toEqual(['refresh', 'close'])
})

test('a new picture takes the focus back', () => {
  function Changing() {
    const [shown, setShown] = useState(picture)
    return (
      <>
        <SlidePuzzleDialog
          opened
          phase="ready"
          picture={shown}
          x={0}
          replaced={null}
          message=""
          onMove={() => {}}
          onDrop={() => {}}
          onRefresh={() => setShown({ ...picture, picture: 'data:image/png;base64,AC==' })}
          onClose={() => {}}
        />
      </>
    )
  }
  renderUi(<Changing />)
  const refresh = screen.getByRole('button', { name: '换一张' })
  refresh.focus()
  fireEvent.click(refresh)
  expect(document.activeElement).toBe(slider())
})
