// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { SavedMark } from './saved-mark.tsx'

test('the time is that of the school, wherever the computer is', () => {
  renderUi(<SavedMark state="saved" at={Date.UTC(2026, 10, 20, 16, 2, 8)} />)
  expect(screen.getByRole('status').textContent).toBe('已保存00:02:08')
})

test('only the saved state shows a time', () => {
  renderUi(<SavedMark state="local" at={Date.UTC(2026, 10, 20)} text="先存在本机 2 份" />)
  expect(screen.getByRole('status').textContent).toBe('先存在本机 2 份')
})
