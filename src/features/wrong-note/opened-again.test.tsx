// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { QuestionDetailScreen } from './question-detail.screen.tsx'
import { StudentBookScreen } from './student-book.screen.tsx'
import { givenChoices } from '#parts/wrong-filters/testing/given-choices.ts'
import { givenCounts, givenItem, givenQuestion } from './testing/given-question.ts'

const props = {
  course: { courseId: 5, courseName: '七年级(2)班', subjectId: 203 },
  uid: 1,
  renderAssign: () => null,
}

/** A screen that can be left and opened again, as within one visit of the portal. */
function Visited({ children }: { readonly children: ReactElement }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? '离开' : '回来'}</button>
      {isOpen && children}
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['a question', wrongNote.question, () => <QuestionDetailScreen {...props} questionId={31} />],
  ['a student’s book', wrongNote.student, () => <StudentBookScreen {...props} studentId={11} />],
])('%s opened again a moment later shows the keys and scores of now', async (_what, endpoint, open) => {
  let analysis = '原来的解析'
  const question = () => ({ ...givenQuestion, items: [{ ...givenQuestion.items[0], analysis }] })
  const { sentTo } = openScreen(<Visited>{open()}</Visited>, {
    [wrongNote.question.path]: () => ({ question: question(), items: [{ ...givenItem, answers: [] }] }),
    [wrongNote.student.path]: () => ({
      realname: analysis,
      username: 'qm0701001',
      courseName: '七年级(2)班',
      questions: [],
      entries: [],
      total: 0,
      choices: givenChoices(),
      rightsNeeded: 2,
    }),
    [bank.similar.path]: () => ({ list: [], sameType: [], isDrawn: false }),
    [basket.count.path]: () => givenCounts,
  })
  await screen.findAllByText(/原来的解析/)
  press('离开')
  analysis = '改过的解析'
  press('回来')
  await screen.findAllByText(/改过的解析/)
  expect(sentTo(endpoint).length).toBe(2)
})
