// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { longestAnswer } from '#api/contract/groups/student.ts'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { TextAnswer } from './text-answer.tsx'
import { WrittenAnswer } from './written-answer.tsx'

interface AnswerProps {
  readonly kind: 'blank' | 'written'
  readonly family: SubjectFamily
  readonly written?: string
}

function Answer({ kind, family, written = 'x3' }: AnswerProps) {
  const [value, setValue] = useState(written)
  const common = { label: '答案', family, value, onChange: setValue }
  return kind === 'blank' ? (
    <TextAnswer {...common} isLong={false} onEnter={() => {}} />
  ) : (
    <WrittenAnswer {...common} assignment="" />
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '答案' })
const keys = () =>
  within(screen.getByRole('group', { name: '插入符号' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .join('')

const press = (symbol: string) => fireEvent.click(screen.getByRole('button', { name: `插入 ${symbol}` }))

test('signs of ranges go where the caret is, and the caret goes behind them', () => {
  renderUi(<Answer kind="blank" family="maths" />)
  field().setSelectionRange(1, 1)
  press('≥')
  expect({ value: field().value, caret: field().selectionStart }).toEqual({ value: 'x≥3', caret: 2 })
  expect(keys()).toBe('√π²³/−±≤≥≠°∞')
})

test('signs fill a field up to its last character, and go no further', () => {
  renderUi(<Answer kind="blank" family="maths" written={'x'.repeat(longestAnswer - 1)} />)
  field().setSelectionRange(0, 0)
  press('√')
  press('π')
  expect(field().value).toBe(`√${'x'.repeat(longestAnswer - 1)}`)
})

test('a key leaves the keyboard of a phone open: the field has the focus, which no touch takes away', () => {
  renderUi(<Answer kind="blank" family="maths" />)
  const isLeft = fireEvent.pointerDown(screen.getByRole('button', { name: '插入 √' }))
  press('√')
  expect({ isLeft, focused: document.activeElement }).toEqual({ isLeft: false, focused: field() })
})

test('after a sign the caret is the student’s again', () => {
  renderUi(<Answer kind="blank" family="maths" />)
  field().setSelectionRange(0, 0)
  press('√')
  fireEvent.change(field(), { target: { value: '√x35' } })
  expect(field().selectionStart).toBe(4)
})

test('a worked answer has the signs of proofs, too', () => {
  renderUi(<Answer kind="written" family="maths" />)
  field().setSelectionRange(0, 2)
  press('∵')
  expect(field().value).toBe('∵')
  expect(keys()).toBe('√π²³/−±≤≥≠°∞∵∴∠△⊥∥≌∽⊙×∈∪')
})

test('the few keys of a blank are all in view, those of a worked answer scroll in one row above it', () => {
  const { unmount } = renderUi(<Answer kind="blank" family="maths" />)
  const ofBlank = screen.getByRole('group', { name: '插入符号' }).style.overflowX
  unmount()
  renderUi(<Answer kind="written" family="maths" />)
  const ofWritten = screen.getByRole('group', { name: '插入符号' }).style.overflowX
  expect({ ofBlank, ofWritten }).toEqual({ ofBlank: '', ofWritten: 'auto' })
})

test.each(['blank', 'written'] as const)('answers in English have no such keys: %s', (kind) => {
  renderUi(<Answer kind={kind} family="english" />)
  expect(screen.queryByRole('group', { name: '插入符号' })).toBeNull()
})
