// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { BusyButton } from './busy-button.tsx'

test.each([
  [false, '发布成绩'],
  [true, '发布中…'],
])('only the label that shows is its name: busy %s', (busy, name) => {
  renderUi(
    <BusyButton busy={busy} busyLabel="发布中…">
      发布成绩
    </BusyButton>,
  )
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe(busy ? 'true' : null)
})

test('a busy button ignores a second click and does not submit its form again', () => {
  const seen: string[] = []
  renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        seen.push('submit')
      }}
    >
      <BusyButton busy busyLabel="发布中…" type="submit" onClick={() => seen.push('click')}>
        发布成绩
      </BusyButton>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(seen).toEqual([])
})

test('a double click runs its action once, and submits its form once', () => {
  const seen: string[] = []
  renderUi(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        seen.push('submit')
      }}
    >
      <BusyButton busy={false} busyLabel="发布中…" type="submit" onClick={() => seen.push('click')}>
        发布成绩
      </BusyButton>
    </form>,
  )
  for (const detail of [1, 2, 3]) fireEvent.click(screen.getByRole('button'), { detail })
  expect(seen).toEqual(['click', 'submit'])
})
