// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './data-table.tsx'

const long = 'Unit 6 写作：My Saturday，写一篇六十词的短文'

interface Assignment {
  readonly name: string
}

const columns: readonly DataColumn<Assignment>[] = [{ id: 'name', header: '任务', cell: ({ name }) => name, cut: true }]

/** Gives a column room for ten characters, since jsdom does not measure. */
beforeEach(() => {
  vi.useFakeTimers()
  const needed = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent.length
  })
  const room = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(10)
  onTestFinished(() => {
    vi.useRealTimers()
    needed.mockRestore()
    room.mockRestore()
  })
})

function renderTable() {
  renderUi(
    <DataTable
      label="任务"
      columns={columns}
      rows={[{ name: long }, { name: '单词听写' }]}
      rowKey={({ name }) => name}
    />,
  )
  act(() => {
    vi.advanceTimersByTime(100)
  })
  return { cut: screen.getByRole('cell', { name: long }), whole: screen.getByRole('cell', { name: '单词听写' }) }
}

const tip = () => screen.queryByRole('tooltip')?.textContent ?? null

test('a truncated cell shows its text on hover, others do not', () => {
  const { cut, whole } = renderTable()
  fireEvent.pointerOver(cut)
  expect(tip()).toBe(long)
  fireEvent.pointerOver(whole)
  expect(tip()).toBeNull()
})

test('the focus stops at truncated cells only, and shows their text until Escape', () => {
  const { cut, whole } = renderTable()
  expect({ cut: cut.tabIndex, whole: whole.tabIndex }).toEqual({ cut: 0, whole: -1 })
  act(() => cut.focus())
  expect(tip()).toBe(long)
  fireEvent.keyDown(cut, { key: 'Escape' })
  expect(tip()).toBeNull()
})
