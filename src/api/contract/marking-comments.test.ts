import { expect, test } from 'vitest'
import { commentLimit } from '#domain/marking/rubric.ts'
import { marking } from './groups/marking.ts'

const of = { assignmentId: '1', itemId: '2' }

/** What the service takes of a comment sent with one mark, and with one of several; null if it refuses it. */
function takenOf(comment: string) {
  const mark = { submissionId: 3, round: 0, rev: 0, comment }
  const alone = marking.save.input.safeParse({
    ...of,
    submissionId: '3',
    round: '0',
    rev: '0',
    criteria: '10',
    comment,
  })
  const several = marking.saveMany.input.safeParse({ ...of, marks: JSON.stringify([{ ...mark, criteria: [10] }]) })
  return [
    alone.success ? alone.data.comment : null,
    several.success ? several.data.marks.map((one) => one.comment).join() : null,
  ]
}

test.each([
  ['with spaces around it', ' 很好 ', '很好'],
  ['of spaces', '\u3000', ''],
  ['as long as it may be', '😀'.repeat(commentLimit), '😀'.repeat(commentLimit)],
  ['too long', '字'.repeat(commentLimit + 1), null],
  ['with a control character', 'a\u0000b', null],
  ['with half a character', '\uD83D', null],
])('a comment %s is taken the same way with one mark as with several', (_name, comment, taken) => {
  expect(takenOf(comment)).toEqual([taken, taken])
})
