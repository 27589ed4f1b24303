// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import type { ScannedStudent } from '#api/contract/schemas/scans.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { MarkListScreen } from './mark-list.screen.tsx'

const student = (seat: number, realname: string, more: Partial<ScannedStudent>): ScannedStudent => ({
  uid: seat,
  realname,
  username: `qm070100${seat}`,
  studentNo: null,
  submissionId: seat + 200,
  state: 'none',
  scanPageIds: [],
  missing: [],
  handedIn: 'no',
  hasDraft: false,
  losesScore: false,
  score: null,
  unmarkedCount: 0,
  ...more,
})

const flags = { canSmartMarkEntry: '0', useOldWordSentence: '0', useAnswerCard3: '0' } as const

test('after the sheets were cancelled, the marked pages of those with scores can still be seen', async () => {
  const { sentTo } = openScreen(<MarkListScreen assignmentId={5} flags={flags} />, {
    [scan.students.path]: () => ({
      assignmentName: '第五单元检测',
      isOwnPaper: true,
      paperId: 12,
      courseId: 7,
      courseName: '七年级(2)班',
      scan: null,
      students: [student(1, '胡星辰', { handedIn: 'sheet', score: 150 }), student(2, '曹沐阳', { handedIn: 'online' })],
    }),
    [scan.submissionPages.path]: () => ({ pages: [{ scanPageId: 9, sheetPage: 1, marks: [] }] }),
  })
  const table = await screen.findByRole('table')
  const looks = await within(table).findAllByRole('button', { name: /^看答题卡/ })
  expect(looks.map((look) => look.getAttribute('aria-label'))).toEqual(['看答题卡：胡星辰'])
  fireEvent.click(within(table).getByRole('button', { name: '看答题卡：胡星辰' }))
  const drawer = await screen.findByRole('dialog', { name: '胡星辰' })
  expect((await within(drawer).findByRole('img')).getAttribute('alt')).toBe('答题卡第 1 页')
  expect(sentTo(scan.submissionPages).map(({ fields }) => fields)).toEqual([{ assignmentId: '5', submissionId: '201' }])
})
