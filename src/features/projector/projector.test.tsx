// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'
import { givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { ProjectorScreen } from './projector.screen.tsx'

/** What was scrolled into view, by its text. */
const scrolledTo: (string | null)[] = []

beforeEach(() => {
  scrolledTo.length = 0
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent)
    // As current browsers do, whatever the declared type says.
    return Promise.resolve() as unknown as void
  })
  return () => scrolled.mockRestore()
})

const item = (no: number, stem: string) => ({
  itemId: no,
  no,
  kind: 'single',
  stem,
  options: [
    { id: 'A', text: 'go' },
    { id: 'B', text: 'goes' },
  ],
  score: 20,
  key: { kind: 'single', choice: 'B' },
  keyRev: 0,
  analysis: '第三人称单数',
  knowledge: '',
})

const shownPaper = {
  paperId: 8,
  paperTitle: '第五单元检测',
  subjectId: 203,
  duration: 40,
  score: 40,
  itemCount: 2,
  ownerName: '林知夏',
  isOwn: true,
  canEdit: true,
  measured: [],
  unfinished: [],
  sections: [
    {
      no: 1,
      sectionText: '单选',
      questions: [
        { questionId: 1, type: 1, difficulty: 1, passage: '', items: [item(1, 'She ____ to school.')] },
        { questionId: 2, type: 1, difficulty: 1, passage: '', items: [item(2, 'He ____ home.')] },
      ],
    },
  ],
}

function openProjector() {
  const row = givenRow({}, { marked: 0, unmarked: 0, missing: 40 })
  const { call } = fakeAnswers({
    [assigning.info.path]: () => ({
      ...row,
      paperTitle: '',
      courseName: '',
      subjectId: 203,
      showsMean: false,
      groupMinutes: null,
      uids: [],
    }),
    [paper.detail.path]: () => shownPaper,
  })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <ProjectorScreen courseId={1} assignmentId={5} />
      </ClientProvider>
    </QueryClientProvider>,
  )
}

/** The text on the screen. */
const questions = () => textsOf('article')

const press = (key: string) => fireEvent.keyDown(window, { key })

test('one question is shown at a time, controlled by keys; its answer appears on demand and disappears with it', async () => {
  openProjector()
  await screen.findByText('She ____ to school.')
  expect(questions()).toEqual(['1.She ____ to school.AgoBgoes'])
  press(' ')
  expect(questions()).toEqual(['1.She ____ to school.AgoBgoes答案B解析第三人称单数'])
  press('ArrowRight')
  expect({ position: screen.getByText('第 2 题，共 2 题'), answer: screen.queryByText('第三人称单数') }).toEqual({
    position: screen.getByRole('status'),
    answer: null,
  })
  press('ArrowRight')
  expect(questions()).toEqual(['2.He ____ home.AgoBgoes'])
  press('ArrowLeft')
  expect(questions()).toEqual(['1.She ____ to school.AgoBgoes'])
})

test('the next question is shown after an answer was, although scrolling to it returned a promise', async () => {
  openProjector()
  await screen.findByText('She ____ to school.')
  press(' ')
  press('ArrowRight')
  expect(questions()).toEqual(['2.He ____ home.AgoBgoes'])
})

test('an answer below a long passage is scrolled into view', async () => {
  openProjector()
  await screen.findByText('She ____ to school.')
  press(' ')
  expect(scrolledTo).toEqual(['答案B解析第三人称单数'])
})
