// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assigning } from '#api/contract/areas/assigning.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { createStore } from '#api/ports/readable.ts'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { givenCourse, givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { AssignmentSavedScreen } from './assignment-saved.screen.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'

function openSaved(assignmentIds: string, status: 'saved' | 'published' = 'published') {
  const { call } = fakeAnswers({
    [assigning.info.path]: (fields) => ({
      ...givenRow(
        { assignmentId: Number(fields['assignmentId']), courseId: Number(fields['assignmentId']) },
        { marked: 0, unmarked: 0, missing: 40 },
      ),
      paperTitle: '第五单元检测',
      courseName: `七年级(${fields['assignmentId']})班`,
      showsMean: false,
      groupMinutes: null,
      uids: [],
    }),
  })
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider call={call}>
        <AddressProvider
          path="/course/1/homework/edit/success/published"
          query={createStore<Readonly<Record<string, string>>>({ assignmentIds })}
          onPush={() => {}}
        >
          <AssignmentSavedScreen course={givenCourse} status={status} />
        </AddressProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
}

test('it lists the classes the paper went to, and leads on', async () => {
  openSaved('1,2')
  await waitFor(() => expect(pageHead()).toEqual(['布置成功', '2 个班、80 名学生收到了']))
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['任务列表', '#/course/1/tasks'],
    ['看任务', '#/course/1/tasks?assignmentId=1'],
    ['看任务', '#/course/2/tasks?assignmentId=2'],
    ['打印答题卡', '#/answer-sheet-html?paperId=8'],
    ['打印试卷', '#/paper-editor/preview-paper-without?paperId=8'],
    ['投屏讲题', '#/course/1/homework/1/screen'],
    ['再布置一份', '#/paper-select'],
  ])
})

test('an address without assignment ids leads to the list', () => {
  openSaved('x,', 'saved')
  expect(screen.getByRole('heading', { level: 2 }).parentElement?.textContent).toBe(
    '这里没有刚布置的任务到任务列表里可以看到全部任务。任务列表',
  )
})
