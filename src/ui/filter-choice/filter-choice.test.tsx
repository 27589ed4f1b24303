// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { FilterChoice } from './filter-choice.tsx'

const data = [
  { value: '', label: '全部课本' },
  { value: '7', label: '七年级上册' },
]

test('a choice is reported by its value, the first one as no filter', () => {
  const onChange = vi.fn()
  renderUi(<FilterChoice label="课本" value="7" data={data} onChange={onChange} />)
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: '课本' })
  expect({ list: list.value, options: screen.getAllByRole('option').map(({ textContent }) => textContent) }).toEqual({
    list: '7',
    options: ['全部课本', '七年级上册'],
  })
  fireEvent.change(list, { target: { value: '' } })
  fireEvent.change(list, { target: { value: '7' } })
  expect(onChange.mock.calls).toEqual([[null], ['7']])
})
