import { expect, test } from 'vitest'
import { practiceStudents } from './practice-students.ts'

const people = (...uids: number[]) => uids.map((uid) => ({ uid }))

const items = [
  { questionId: 31, students: people(11, 12) },
  { questionId: 31, students: people(12, 13) },
  { questionId: 32, students: people(14, 15) },
]

test.each([
  ['without anybody wrong twice, all with a wrong item in the practice, each once', [31], [], [11, 12, 13]],
  ['those wrong twice alone', [31, 32], [12, 14], [12, 14]],
  ['of those wrong twice, only who has a wrong item in the practice', [31], [12, 14], [12]],
  ['if none of those wrong twice has one, all who have', [32], [11, 13], [14, 15]],
  ['nobody for a practice without their items', [], [11], []],
])('%s', (_rule, questionIds, twice, expected) => {
  expect(practiceStudents(items, questionIds, people(...twice))).toEqual(expected)
})
