// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/areas/report.ts'
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
