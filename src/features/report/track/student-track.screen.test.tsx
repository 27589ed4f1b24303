// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { StudentTrackScreen } from './student-track.screen.tsx'

test('a class without students leads to adding some, and asks nobody to choose one', async () => {
  openScreen(<StudentTrackScreen course={givenCourse} studentId={null} />, {
    [report.progressList.path]: () => ({ table: { id: 'progress', columns: [], rows: [] } }),
  })
  const add = await screen.findByRole('link', { name: '去添加' })
  expect(add.getAttribute('href')).toBe('#/member/addStudent')
  expect(screen.getByRole('heading', { name: '这个班还没有学生' }).parentElement?.textContent).toBe(
    '这个班还没有学生先添加学生，或者让学生用班级码加入。去添加',
  )
  expect(pageHead().filter((line) => line.includes('选一名'))).toEqual([])
})

const trend = (rows: WireTable['rows']) => ({
  courseName: '七年级(1)班',
  realname: '胡星辰',
  missing: 0,
  standing: null,
  trend: null,
  table: { id: 'ownTests' as const, columns: [{ id: 'assignment' as const, heading: null }], rows },
})

test('all assignments of a student are printed, and exported as listed', async () => {
  const rows: WireTable['rows'] = [{ cells: [{ kind: 'text', text: '第一次' }], behind: null }]
  const { sentTo } = openScreen(
    <StudentTrackScreen course={{ ...givenCourse, courseId: 3 }} studentId={5} />,
    { [report.studentTrend.path]: () => trend(rows) },
    { startDate: '2026-10-01', anonymous: '1' },
  )
  await screen.findByRole('button', { name: '打印' })
  fireEvent.click(screen.getByRole('button', { name: '导出 Excel' }))
  await waitFor(() =>
    expect(sentTo(report.exportStudentTrend).map(({ fields }) => fields)).toEqual([
      { courseId: '3', studentId: '5', startDate: '2026-10-01', anonymous: 'true' },
    ]),
  )
})
