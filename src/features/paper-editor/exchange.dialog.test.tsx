// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/areas/bank.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import { paperWith, question } from '#domain/paper/testing/papers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { ExchangeDialog } from './exchange.dialog.tsx'

test('if nothing in the bank asks for the same, a question of the same type is taken; the paper’s stored ones are excluded', async () => {
  const taken: number[] = []
  const { sentTo } = openScreen(
    <ExchangeDialog
      question={question(7)}
      paper={paperWith([question(7), question(8), newQuestion(paperWith([]), 'cloze', 'new')])}
      onExchange={({ questionId }) => taken.push(questionId)}
      onClose={() => {}}
    />,
    { [bank.similar.path]: () => ({ list: [], sameType: [bankQuestion(9)], isDrawn: false }) },
  )
  fireEvent.click(await screen.findByRole('button', { name: '换成第 1 个候选题' }))
  expect(screen.getByText('下面的题题型相同，考点不同；章节相近的在前。').tagName).toBe('P')
  expect({ taken, sent: sentTo(bank.similar).map(({ fields }) => fields) }).toEqual({
    taken: [9],
    sent: [{ questionId: '7', leaveOut: '7,8' }],
  })
})
