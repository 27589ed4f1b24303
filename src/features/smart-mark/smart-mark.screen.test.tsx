// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/areas/scan.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { SmartMarkScreen } from './smart-mark.screen.tsx'

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
