import { expect, test } from 'vitest'
import { bookIdOf, courseIdOf, handedInOf, studentIdOf, assignmentIdOf } from './report-address.ts'

test.each([
  [{ homeworkId: '41' }, 41],
  [{ homeworkId: '41', studyTaskId: '42', taskId: '43' }, 41],
  [{ studyTaskId: '42', taskId: '43' }, 42],
  [{ studyTaskId: '0', taskId: '43' }, 43],
  [{ taskId: '43' }, 43],
  [{ type: 'task', homeworkId: '41', studyTaskId: '42', taskId: '43' }, 43],
  [{ type: 'studytask', studyTaskId: '42', taskId: '43' }, 42],
  [{ studyTaskId: '0' }, null],
  [{}, null],
  [{ homeworkId: '' }, null],
  [{ homeworkId: 'x', taskId: '43' }, null],
  [{ homeworkId: '0' }, null],
  [{ homeworkId: '-3' }, null],
  [{ homeworkId: '1.5' }, null],
  [{ homeworkId: '1'.repeat(16) }, null],
])('the assignment in %j is %j', (query, assignmentId) => expect(assignmentIdOf(query)).toBe(assignmentId))

test('class and student are read too', () => {
  const query = { courseId: '7', stuId: '12', taskId: '43' }
  expect({ courseId: courseIdOf(query), studentId: studentIdOf(query) }).toEqual({ courseId: 7, studentId: 12 })
  expect({ courseId: courseIdOf({ courseId: 'x' }), studentId: studentIdOf({}) }).toEqual({
    courseId: null,
    studentId: null,
  })
})

test('with the scope of the class no student is selected', () =>
  expect(studentIdOf({ scope: 'class', stuId: '12' })).toBe(null))

test.each([
  ['submit', true],
  ['unsubmit', false],
  ['empty', null],
  ['other', null],
])('the state %s filters by handed in: %s', (state, handedIn) => expect(handedInOf({ state })).toBe(handedIn))

test('a valid book id is read', () =>
  expect([bookIdOf({ bookId: '7' }), bookIdOf({ bookId: '0' }), bookIdOf({})]).toEqual([7, null, null]))
