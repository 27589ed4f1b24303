import { expect, test } from 'vitest'
import { isBookVersionMissing } from './missing-book-version.ts'

test('it is missing when there is a class, no version, and English at either stage', () => {
  const answers = [true, false].flatMap((hasCourse) =>
    [null, '人教版'].flatMap((bookVersion) =>
      [202, 203, 302, 303, null].map((subjectId) => isBookVersionMissing({ hasCourse, bookVersion, subjectId })),
    ),
  )
  expect(answers).toEqual([false, true, false, true, false, ...Array.from({ length: 15 }, () => false)])
})
