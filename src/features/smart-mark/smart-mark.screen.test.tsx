// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { SmartMarkScreen } from './smart-mark.screen.tsx'
import { givenInfo } from './testing/given-scan.ts'

const row = {
  assignmentId: 5,
  assignmentName: '第五单元检测',
  paperId: 12,
  isOwnPaper: true,
  endTime: '2026-11-20T12:00:00.000Z',
  assignedCount: 40,
  submittedCount: 39,
  unmarkedCount: 15,
  scan: null,
}

const flags = { canSmartMarkEntry: '0', useOldWordSentence: '0', useAnswerCard3: '0' } as const

test('answer sheets for an assignment can be printed from its row', async () => {
  const { pushed } = openScreen(<SmartMarkScreen course={{ courseId: 7, courseName: '七年级(2)班' }} flags={flags} />, {
    [scan.assignments.path]: () => ({ list: [row], total: 1 }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^更多/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '打印答题卡' }))
  expect(pushed).toEqual(['/answer-sheet-html?paperId=12'])
})

test('of 51 assignments, the last is on the second page', async () => {
  const { address, sentTo } = openScreen(
    <SmartMarkScreen course={{ courseId: 7, courseName: '七年级(2)班' }} flags={flags} />,
    { [scan.assignments.path]: () => ({ list: [row], total: 51 }) },
  )
  fireEvent.click(await screen.findByRole('button', { name: '第 2 页' }))
  await waitFor(() =>
    expect(sentTo(scan.assignments).map(({ fields }) => fields['pager.currentPage'])).toEqual(['1', '2']),
  )
  expect(address.get()).toEqual({ page: '2' })
})

test('the state of the sheets says that their reading is paused or has stopped', async () => {
  const stop = { at: 'handwriting', scanFileId: 4, scanPageId: 2 } as const
  const states = [
    { state: 'reading', waitingCount: 1 },
    { state: 'paused', isPaused: true, waitingCount: 1 },
    { state: 'paused', isPaused: true, waitingCount: 1, stop },
    { unsureCount: 12 },
    { isPaused: true, blankPageCount: 1, unsureCount: 12 },
    { isPaused: true, blankPageCount: 1, unsureCount: 12, stop },
    { state: 'published', isPaused: true, blankPageCount: 1, stop },
  ] as const
  const list = states.map((scanned, index) => ({
    ...row,
    assignmentId: index + 1,
    scan: givenInfo({ ...scanned, scanId: index + 1 }).scan,
  }))
  openScreen(<SmartMarkScreen course={{ courseId: 7, courseName: '七年级(2)班' }} flags={flags} />, {
    [scan.assignments.path]: () => ({ list, total: list.length }),
  })
  const counts = await screen.findAllByText('3 人 3 页')
  expect(counts.map((count) => [...(count.parentElement?.children ?? [])].map((line) => line.textContent))).toEqual([
    ['识别中', '3 人 3 页'],
    ['已暂停', '3 人 3 页'],
    ['识别停了，要您继续', '3 人 3 页'],
    ['12 处要您定', '3 人 3 页'],
    ['12 处要您定', '已暂停', '3 人 3 页'],
    ['12 处要您定', '识别停了，要您继续', '3 人 3 页'],
    ['已写入成绩', '识别停了，要您继续', '3 人 3 页'],
  ])
})
