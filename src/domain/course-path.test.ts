import { expect, test } from 'vitest'
import { courseOfPath } from './course-path.ts'
import { paths } from './paths.ts'

test.each([
  [paths.tasks(7), 7],
  [paths.task(7, 3), 7],
  [paths.report(7, 3), 7],
  ['/course/7', 7],
  ['/course/report/task-track', null],
  ['/course-manage/mine', null],
  ['/report-html?type=studytask', null],
  ['/report-html?courseId=x', null],
  ['/my-paper?courseId=7', null],
  [paths.home, null],
])('%s is a page of class %s', (href, courseId) => {
  expect(courseOfPath(href)).toBe(courseId)
})
