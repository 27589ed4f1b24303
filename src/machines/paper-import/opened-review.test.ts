import { expect, test } from 'vitest'
import { readInfo } from '#features/import-paper/testing/import-fixtures.ts'
import { openReview } from './paper-import.rules.ts'

test('a question that stands twice in the file is left out at first, one that the bank has is not', () => {
  const [one] = readInfo.questions
  if (one === undefined) throw new Error('Nothing was read')
  const questions = [one, { ...one, sameInBank: 7 }, { ...one, sameBefore: 0 }]
  const { reviewed } = openReview({ ...readInfo, questions }, null)
  expect(reviewed.map(({ isTaken }) => isTaken)).toEqual([true, true, false])
})
