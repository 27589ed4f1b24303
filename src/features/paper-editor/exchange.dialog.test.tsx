// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
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
      courseId={3}
      onExchange={({ questionId }) => taken.push(questionId)}
      onClose={() => {}}
    />,
    { [bank.similar.path]: () => ({ list: [], sameType: [{ ...bankQuestion(9), usedAt: null }], isDrawn: false }) },
  )
  fireEvent.click(await screen.findByRole('button', { name: '换成第 1 个候选题' }))
  expect(screen.getByText('下面的题题型相同，考点不同；章节相近的在前。').tagName).toBe('P')
  expect({ taken, sent: sentTo(bank.similar).map(({ fields }) => fields) }).toEqual({
    taken: [9],
    sent: [{ questionId: '7', courseId: '3', leaveOut: '7,8' }],
  })
})

test.each([
  ['and when the class last had it', 3, ['易预估本班未用', '难36 份答卷实测本班 2020-11-02 08:00 布置']],
  ['and nothing of a class where there is none', null, ['易预估', '难36 份答卷实测']],
])('a candidate says how hard it is, %s', async (_what, courseId, facts) => {
  const used = { ...bankQuestion(10, { measured: { difficulty: 3, answers: 36 } }), usedAt: '2020-11-02T00:00:00.000Z' }
  openScreen(
    <ExchangeDialog
      question={question(7)}
      paper={paperWith([question(7)])}
      courseId={courseId}
      onExchange={() => {}}
      onClose={() => {}}
    />,
    {
      [bank.similar.path]: () => ({ list: [{ ...bankQuestion(9), usedAt: null }, used], sameType: [], isDrawn: false }),
    },
  )
  const levels = await screen.findAllByRole('img', { name: /^难度/ })
  expect(levels.map((level) => level.closest('p')?.textContent)).toEqual(facts)
})
