// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { DryRunDialog } from './dry-run.dialog.tsx'
import { openDialog } from './testing/open-dialog.tsx'

const at = '2026-11-20T02:00:00.000Z'

const assignment = {
  courseIds: [3],
  paperId: 8,
  assignmentName: '第五单元检测',
  kind: 'test',
  assignmentType: 1,
  audience: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-20T12:00:00.000Z',
  duration: 40,
  minutesApart: 15,
} as const

const student = (uid: number, realname: string, beginTime: string) => ({
  uid,
  realname,
  groupName: null,
  beginTime,
  endTime: assignment.endTime,
  duration: 40,
})

test('a class in which nobody gets it has no table', async () => {
  openDialog(
    <DryRunDialog request={{ assignmentIds: [], assignment, at }} onClose={vi.fn<() => void>()} />,
    Date.parse(at),
    {
      [assignmentException.dryRun.path]: () => ({
        classes: [{ courseId: 3, courseName: '七年级(2)班', students: [], leftOut: [] }],
      }),
    },
  )
  await screen.findByText('七年级(2)班，0 人收到')
  expect(screen.queryAllByRole('table')).toEqual([])
})

test('the times list who gets it, the reasons who does not; the dry run sends what the save would', async () => {
  const later = '2026-11-20T02:15:00.000Z'
  const { sentTo } = openDialog(
    <DryRunDialog request={{ assignmentIds: [], assignment, at }} onClose={vi.fn<() => void>()} />,
    Date.parse(at),
    {
      [assignmentException.dryRun.path]: () => ({
        classes: [
          {
            courseId: 3,
            courseName: '七年级(2)班',
            students: [student(1, '陈思远', later), student(2, '陈予安', at), student(3, '程可欣', later)],
            leftOut: [{ uid: 4, realname: '邓子墨', why: 'waiting' }],
          },
        ],
      }),
    },
  )
  await screen.findByText('七年级(2)班，3 人收到')
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    '开始截止限时学生',
    '今天 10:00今天 20:0040 分钟1 人：陈予安',
    '今天 10:15今天 20:0040 分钟2 人：陈思远、程可欣',
  ])
  expect(screen.getByText('1 人收不到').parentElement?.textContent).toBe('1 人收不到还没通过加入审核：邓子墨')
  expect(sentTo(assignmentException.dryRun.path).map(({ fields }) => fields)).toEqual([
    {
      courseIds: '3',
      paperId: '8',
      assignmentName: '第五单元检测',
      kind: 'test',
      assignmentType: '1',
      audience: '1',
      uids: '',
      beginTime: at,
      endTime: assignment.endTime,
      duration: '40',
      minutesApart: '15',
    },
  ])
})
