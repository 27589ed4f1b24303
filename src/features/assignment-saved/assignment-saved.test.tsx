// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { createStore } from '#api/ports/readable.ts'
import { AddressProvider } from '#ui/testing/address-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { fakeAnswers } from '#tests/support/documents/fake-answers.ts'
import { givenCourse, givenRow } from '#tests/support/worlds/shown-assignment.ts'
import { AssignmentSavedScreen } from './assignment-saved.screen.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'

/** `now` gives the assignments a status of today; otherwise they are in progress. */
function openSaved(
  assignmentIds: string,
  status: 'saved' | 'published' = 'published',
  now: Readonly<Record<string, number>> = {},
) {
  const { call } = fakeAnswers({
    [assigning.info.path]: (fields) => ({
      ...givenRow(
        {
          assignmentId: Number(fields['assignmentId']),
          courseId: Number(fields['assignmentId']),
          status: now[String(fields['assignmentId'])] ?? assignmentStatuses.inProgress,
        },
        { marked: 0, unmarked: 0, missing: 40 },
      ),
      paperTitle: '第五单元检测',
      courseName: `七年级(${fields['assignmentId']})班`,
      subjectId: 203,
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

const { unpublished, notStarted, finished } = assignmentStatuses

/** What each class has, by row. */
const rows = () => screen.queryAllByRole('listitem').map(({ children }) => children[1]?.textContent)

test.each<[string, string, 'saved' | 'published', Record<string, number>, readonly string[], readonly string[]]>([
  [
    'one was withdrawn meanwhile',
    '1,2,3',
    'published',
    { 1: unpublished, 2: notStarted, 3: finished },
    ['布置成功', '2 个班、80 名学生收到了，另有 1 个班还没有发布'],
    ['还没有发布', '40 名学生收到，还没有开始', '40 名学生收到，已经结束'],
  ],
  [
    'all were withdrawn meanwhile',
    '1',
    'published',
    { 1: unpublished },
    ['已存为未发布', '1 个班的任务列表里有了，学生还看不到'],
    ['还没有发布'],
  ],
  [
    'what was saved is published by now',
    '1',
    'saved',
    {},
    ['布置成功', '1 个班、40 名学生收到了'],
    ['40 名学生收到，可以作答'],
  ],
])('the heading says what students have now: %s', async (_case, ids, status, now, head, outcomes) => {
  openSaved(ids, status, now)
  await waitFor(() => expect({ head: pageHead(), outcomes: rows() }).toEqual({ head, outcomes }))
})

test('an address without assignment ids leads to the list', () => {
  openSaved('x,', 'saved')
  expect(screen.getByRole('heading', { level: 2 }).parentElement?.textContent).toBe(
    '这里没有刚布置的任务到任务列表里可以看到全部任务。任务列表',
  )
})
