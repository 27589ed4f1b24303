// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { QuestionDetailScreen } from './question-detail.screen.tsx'
import { givenCounts, givenItem, givenQuestion } from './testing/given-question.ts'

const openQuestion = (isUsable: boolean, questionIds: readonly number[] = [], list: readonly unknown[] = []) =>
  openScreen(
    <QuestionDetailScreen
      course={{ courseId: 5, courseName: '七年级(2)班', subjectId: 203 }}
      questionId={31}
      uid={1}
      renderAssign={() => null}
    />,
    {
      [wrongNote.question.path]: () => ({ question: givenQuestion, items: [{ ...givenItem, isUsable, answers: [] }] }),
      [bank.similar.path]: () => ({ list, sameType: [], isDrawn: false }),
      [basket.count.path]: () => ({ ...givenCounts, questionIds }),
    },
  )

const offered = () => ({
  assigning: screen.queryByRole('button', { name: '布置给没掌握的 2 人' }) !== null,
  similar: screen.queryByRole('heading', { name: '相似题' }) !== null,
})

test.each([
  ['a question that the teacher may use', true],
  ["somebody's own question", false],
])('%s can be assigned again, together with similar questions: %s', async (_whose, isUsable) => {
  openQuestion(isUsable)
  await screen.findByText(/粗心/)
  await waitFor(() => expect(offered()).toEqual({ assigning: isUsable, similar: isUsable }))
})

test('similar questions leave out those in the basket', async () => {
  const { sentTo } = openQuestion(true, [8, 9])
  await screen.findByRole('heading', { name: '相似题' })
  expect(sentTo(bank.similar).map(({ fields }) => fields)).toEqual([
    { questionId: '31', courseId: '5', leaveOut: '8,9' },
  ])
})

test('a similar question says how hard it is, and that the class has not had it', async () => {
  openQuestion(true, [], [{ ...givenQuestion, questionId: 32, usedAt: null }])
  const level = await screen.findByRole('img', { name: /^难度/ })
  expect(level.closest('p')?.textContent).toBe('易预估本班未用')
})
