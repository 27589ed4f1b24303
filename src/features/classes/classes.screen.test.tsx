// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Course } from '#api/contract/schemas/courses.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ClassesScreen } from './classes.screen.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

const courseOf = (courseId: number, courseName: string, waitingCount: number): Course => ({
  ...givenCourse,
  courseId,
  courseName,
  subjectId: 202,
  bookId: null,
  bookName: null,
  waitingCount,
})

const courses = [courseOf(1, '七年级(1)班', 0), courseOf(2, '七年级(2)班', 18)]

test('the classes with their numbers; the current one is marked, another can be chosen', () => {
  const onChoose = vi.fn<(courseId: number) => void>()
  const onMembers = vi.fn<(courseId: number) => void>()
  renderUi(
    <ClassesScreen
      courses={courses}
      students={79}
      courseId={2}
      onChoose={onChoose}
      onMembers={onMembers}
      onOpen={() => {}}
    />,
  )
  expect(pageHead()).toEqual(['切换班级', '您教 2 个班，学生 79 人，18 份答卷待批。'])
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '班级学科与课本学生待批操作',
    '七年级(1)班数学400成员管理：七年级(1)班切到这个班：七年级(1)班',
    '七年级(2)班数学4018成员管理：七年级(2)班当前班级',
  ])
  fireEvent.click(screen.getByRole('button', { name: '切到这个班：七年级(1)班' }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
  fireEvent.click(screen.getByRole('button', { name: '成员管理：七年级(1)班' }))
  expect(onMembers).toHaveBeenCalledExactlyOnceWith(1)
})

test('without classes the first one can be opened', () => {
  const onOpen = vi.fn()
  renderUi(
    <ClassesScreen
      courses={[]}
      students={0}
      courseId={null}
      onChoose={() => {}}
      onMembers={() => {}}
      onOpen={onOpen}
    />,
  )
  expect(pageHead()).toEqual(['切换班级', '您还没有班级。'])
  expect(textsOf('cell')).toEqual(['暂无内容新建一个班级，把班级码告诉学生，就可以布置任务了新建班级'])
  fireEvent.click(screen.getByRole('button', { name: '新建班级' }))
  expect(onOpen).toHaveBeenCalledTimes(1)
})
