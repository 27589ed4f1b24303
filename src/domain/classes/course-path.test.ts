import { expect, test } from 'vitest'
import { courseOfPath, needsCourse, pathInCourse } from './course-path.ts'
import { memberPaths } from '../paths/member-paths.ts'
import { paths } from '../paths/paths.ts'
import { publicPaths } from '../paths/public-paths.ts'

test.each([
  [paths.assignments(7), 7],
  [paths.assignment(7, 3), 7],
  [paths.report(7, 3), 7],
  ['/course/7', 7],
  ['/course/report/task-track', null],
  ['/course-manage/mine', null],
  ['/report-html?type=studytask', null],
  ['/report7-html?homeworkId=3&courseId=7', 7],
  ['/report/task-track?courseId=7', 7],
  [memberPaths.studentCodes(7), 7],
  ['/flipbook/member/export/courseStudentCode/7?from=members', 7],
  ['/report/student-track?studentId=2&courseId=7', 7],
  ['/report8-html?courseId=7', null],
  ['/report-html?courseId=x', null],
  ['/my-paper?courseId=7', null],
  [publicPaths.home, null],
])('%s is a page of class %s', (href, courseId) => {
  expect(courseOfPath(href)).toBe(courseId)
})

test.each([
  [memberPaths.studentCodes(7), memberPaths.studentCodes(9)],
  [paths.report(7, 3), paths.assignments(9)],
])('with another class chosen, %s gives way to %s', (href, path) => expect(pathInCourse(href, 9)).toBe(path))

test.each([
  ['/member', true],
  ['/member/addStudent', true],
  ['/course/7/tasks', true],
  ['/report/task-track', true],
  ['/course-manage/mine', false],
  ['/paper-select/school-paper', false],
  ['/report-html', false],
  ['/personal-center/my-courses', false],
  ['/', false],
])('%s is about a class: %s', (path, needs) => expect(needsCourse(path)).toBe(needs))
