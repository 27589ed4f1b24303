import { expect, test } from 'vitest'
import { versionOfBook } from './book-versions.ts'
import { subjects } from './subjects.ts'

test.each([
  [subjects.juniorEnglish, '人教版2024 七年级上册', '人教版'],
  [subjects.juniorEnglish, '外研版2024 七年级上册', '外研版'],
  [subjects.seniorMaths, '人教A版2019 必修第一册', '人教A版'],
  [subjects.seniorMaths, '人教版2024 七年级上册', null],
  [subjects.juniorEnglish, '', null],
] as const)('in subject %i the book %j is of version %j', (subjectId, bookName, expected) =>
  expect(versionOfBook(subjectId, bookName)).toBe(expected),
)
