// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { type Answers, fakeAnswers, lost } from '#tests/support/documents/fake-answers.ts'
import { now, assignmentRow } from './testing/marking-service.ts'
import { WaitingAssignmentsScreen } from './waiting-assignments.screen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const rowOf = (assignmentId: number, assignmentName: string, unmarkedCount: number) => ({
  assignmentInfo: { ...assignmentRow.assignmentInfo, assignmentId, assignmentName },
  reportData: { ...assignmentRow.reportData, unmarkedCount },
})

const counts = { all: 3, inProgress: 0, finished: 3, unpublished: 0, notStarted: 0 }

const rows = [rowOf(5, 'Unit 6 写作', 12), rowOf(6, '听写', 0), rowOf(7, '第五单元检测', 6)]

function openWaiting(answers: Answers = {}, courseId: number | null = 3, storage = memoryStorage()) {
  const { call, sent } = fakeAnswers({
    [assigning.list.path]: () => ({ list: rows, total: 3, counts }),
    [assigning.unreviewedCount.path]: () => ({ unreviewedCount: 20 }),
    [course.list.path]: () => ({ list: [{ courseId: 3, courseName: '七年级(2)班' }], total: 1 }),
    ...answers,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ClientProvider call={call}>
        <WaitingAssignmentsScreen uid={1} courseId={courseId} storage={storage} />
      </ClientProvider>
    </QueryClientProvider>,
  )
  return sent
}

/** What is to be marked here, and in other classes. */
const summary = () => screen.getByText(/^别的班/).parentElement?.textContent

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)

const cellsOf = (name: string) =>
  [...(screen.getByRole('link', { name }).closest('tr')?.cells ?? [])].map((cell) => cell.textContent)

test('assignments with unmarked submissions are listed with numbers, and other classes counted', async () => {
  openWaiting()
  await screen.findByRole('link', { name: 'Unit 6 写作' })
  expect(summary()).toBe('2 项任务，18 份答卷待批别的班还有 2 份待批 换一个班')
  expect(cellsOf('Unit 6 写作')).toEqual(['Unit 6 写作', '12 份', '37 份', '昨天 21:00', '去批改'])
  expect(names()).toEqual(['Unit 6 写作', '第五单元检测'])
  expect(screen.getByRole('link', { name: '去批改 第五单元检测' }).getAttribute('href')).toBe(
    '#/correct-html?assignmentId=7',
  )
})

test('marks waiting on this computer are shown beside their assignment', async () => {
  const storage = memoryStorage()
  const kept = { key: 'k', itemId: 9, submissionId: 1, criteria: [50], comment: '', rev: 0, attempted: true }
  storage.write(storageKeys.marks(1, 7), JSON.stringify([kept, { ...kept, key: 'l', submissionId: 2 }]))
  openWaiting({}, 3, storage)
  await screen.findByText('2 份评分存在本机，打开后接着送')
  expect(names()).toEqual(['Unit 6 写作', '第五单元检测2 份评分存在本机，打开后接着送'])
})

test('with nothing to mark the assignments are one step away', async () => {
  openWaiting({ [assigning.list.path]: () => ({ list: [rowOf(6, '听写', 0)], total: 1, counts }) })
  await screen.findByText('没有待批的答卷')
  expect({ summary: summary(), names: names() }).toEqual({
    summary: '别的班还有 20 份待批 换一个班',
    names: ['没有待批的答卷学生交了要人工批改的题，就会出现在这里看任务'],
  })
  expect(screen.getByRole('link', { name: '看任务' }).getAttribute('href')).toBe('#/course/3/tasks')
})

test('a list that cannot be read says why and can be read again', async () => {
  let isLost = true
  openWaiting({ [assigning.list.path]: () => (isLost ? lost() : { list: rows, total: 3, counts }) })
  const retry = await screen.findByRole('button', { name: '刷新试试' })
  isLost = false
  retry.click()
  await screen.findByText('Unit 6 写作')
  expect(names()).toEqual(['Unit 6 写作', '第五单元检测'])
})

test('a teacher without a class is led to the classes, and nothing is requested', async () => {
  const sent = openWaiting({}, null)
  expect(screen.getByRole('link', { name: '选班级' }).getAttribute('href')).toBe('#/classes-dialog')
  expect(sent).toEqual([])
})
