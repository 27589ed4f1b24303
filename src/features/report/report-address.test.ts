import { expect, test } from 'vitest'
import { courseIdOf, studentIdOf, testIdOf } from './report-address.ts'

test.each([
  [{ homeworkId: '41' }, 41],
  [{ homeworkId: '41', studyTaskId: '42', taskId: '43' }, 41],
  [{ studyTaskId: '42', taskId: '43' }, 42],
  [{ studyTaskId: '0', taskId: '43' }, 43],
  [{ taskId: '43' }, 43],
  [{ studyTaskId: '0' }, null],
  [{}, null],
  [{ homeworkId: '' }, null],
  [{ homeworkId: 'x', taskId: '43' }, null],
  [{ homeworkId: '0' }, null],
  [{ homeworkId: '-3' }, null],
  [{ homeworkId: '1.5' }, null],
  [{ homeworkId: '1'.repeat(16) }, null],
])('the test of %j is %j', (query, testId) => expect(testIdOf(query)).toBe(testId))

test('class and student are read beside it', () => {
  const query = { courseId: '7', stuId: '12', taskId: '43' }
  expect([courseIdOf(query), studentIdOf(query)]).toEqual([7, 12])
  expect([courseIdOf({ courseId: 'x' }), studentIdOf({})]).toEqual([null, null])
})
