// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { TextAnswer } from './text-answer.tsx'
import { WrittenAnswer } from './written-answer.tsx'

interface AnswerProps {
  readonly kind: 'blank' | 'written'
  readonly family: SubjectFamily
}

function Answer({ kind, family }: AnswerProps) {
  const [value, setValue] = useState('x3')
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

test('signs of ranges go where the caret is, and the caret goes behind them', () => {
  renderUi(<Answer kind="blank" family="maths" />)
  field().setSelectionRange(1, 1)
  fireEvent.click(screen.getByRole('button', { name: '插入 ≥' }))
  expect({ value: field().value, caret: field().selectionStart }).toEqual({ value: 'x≥3', caret: 2 })
  expect(keys()).toBe('√π²³/−±≤≥≠°∞')
})

test('a worked answer has the signs of proofs, too', () => {
  renderUi(<Answer kind="written" family="maths" />)
  field().setSelectionRange(0, 2)
  fireEvent.click(screen.getByRole('button', { name: '插入 ∵' }))
  expect(field().value).toBe('∵')
  expect(keys()).toBe('√π²³/−±≤≥≠°∞∵∴∠△⊥∥≌∽⊙×∈∪')
})

test.each(['blank', 'written'] as const)('answers in English have no such keys: %s', (kind) => {
  renderUi(<Answer kind={kind} family="english" />)
  expect(screen.queryByRole('group', { name: '插入符号' })).toBeNull()
})
