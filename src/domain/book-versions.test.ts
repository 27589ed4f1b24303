import { expect, test } from 'vitest'
import { bookVersions } from '#server/content/books.ts'
import { bookVersionNames } from './book-versions.ts'
import { subjects } from './subjects.ts'

test.each(Object.values(subjects))('the versions of subject %i are those that the service keeps', (subjectId) =>
  expect(bookVersionNames[subjectId]).toEqual(
    bookVersions.filter((version) => version.subjectId === subjectId).map(({ name }) => name),
  ),
)
