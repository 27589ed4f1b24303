// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { question } from '#domain/paper/testing/papers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { SameQuestion } from './same-question.tsx'

/** A question whose passage is typed by a press. */
function Typing() {
  const [typed, setTyped] = useState(question(7))
  return (
    <>
      <button type="button" onClick={() => setTyped(question(7, { passage: 'He goes home at seven.' }))}>
        type
      </button>
      <SameQuestion question={typed} subjectId={203} />
    </>
  )
}

test.each([
  [true, '题库里有相同的题', '题库里相同的题'],
  [false, '可能重复，看看题库里的题', '题库里可能重复的题'],
])('a question of the bank like the one typed is pointed out and shown, the same: %s', async (isSame, word, title) => {
  const { sentTo } = openScreen(<Typing />, { [bank.same.path]: () => ({ question: bankQuestion(9), isSame }) })
  fireEvent.click(screen.getByRole('button', { name: 'type' }))
  fireEvent.click(await screen.findByRole('button', { name: word }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  expect(dialog.getByText('He ____ home at 901.').localName).toBe('span')
  expect(sentTo(bank.same).map(({ fields }) => fields['except'])).toEqual(['7'])
})
