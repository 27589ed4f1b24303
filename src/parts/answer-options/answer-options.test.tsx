// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Option } from '#domain/questions/question.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { AnswerOptions } from './answer-options.tsx'

const options: readonly Option[] = [
  { id: 'A', text: 'a book' },
  { id: 'B', text: 'two books' },
  { id: 'C', text: '**no** book' },
]

test('choosing one option replaces the other', () => {
  const onChange = vi.fn()
  renderUi(<AnswerOptions label="第 7 题" options={options} chosen={['A']} onChange={onChange} />)
  expect(screen.getByRole('radiogroup', { name: '第 7 题' }).textContent).toBe('Aa bookBtwo booksCno book')
  fireEvent.click(screen.getByRole('radio', { name: /no book/ }))
  expect(onChange.mock.calls).toEqual([[['C']]])
})

test('several choices come in alphabetical order, and a second click removes one', () => {
  const onChange = vi.fn()
  renderUi(<AnswerOptions label="第 8 题" options={options} chosen={['B', 'C']} multiple onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /a book/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /two books/ }))
  expect(onChange.mock.calls).toEqual([[['A', 'B', 'C']], [['C']]])
})

test('once the right letters are known every option says in words whether it was right', () => {
  renderUi(<AnswerOptions label="第 8 题" options={options} chosen={['A', 'B']} multiple right={['B', 'C']} />)
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Aa book选错了',
    'Btwo books选对了',
    'Cno book正确答案',
  ])
  expect(screen.getAllByRole('checkbox').map((box) => box.matches(':disabled'))).toEqual([true, true, true])
})
