import { expect, test } from 'vitest'
import type { AssignmentKind } from '../assignments/kinds.ts'
import { englishTypes } from '../questions/question-types.ts'
import { subjects } from '../classes/subjects.ts'
import { areaOfFamily, familiesOf, itemsOfFamily, reportFamilies, usualFamilyOf } from './families.ts'

const item = (type: number, sectionText: string, kind: 'single' | 'blank' | 'written' = 'single') => ({
  type,
  sectionText,
  kind,
})

const english = [
  item(englishTypes.singleChoice, '听力理解'),
  item(englishTypes.singleChoice, '单项选择'),
  item(englishTypes.listenAndWriteWord, '单词听写', 'blank'),
  item(englishTypes.writing, '书面表达', 'written'),
]

const paperOf = (kind: AssignmentKind, items: typeof english, subjectId: number = subjects.juniorEnglish) => ({
  kind,
  items,
  subjectId,
})

test('each family has an area of its own', () => {
  expect(reportFamilies.map(areaOfFamily)).toEqual([
    'report1-html',
    'report2-html',
    'report3-html',
    'report4-html',
    'report5-html',
    'report6-html',
    'report7-html',
  ])
})

test('a family looks at its own items', () => {
  const numbers = (family: (typeof reportFamilies)[number], subjectId: number = subjects.juniorEnglish) =>
    itemsOfFamily(family, { items: english, subjectId }).map((one) => english.indexOf(one))
  expect(numbers('paper')).toEqual([0, 1, 2, 3])
  expect(numbers('listening')).toEqual([0, 2])
  expect(numbers('words')).toEqual([2])
  expect(numbers('composition')).toEqual([3])
  expect(numbers('listening', subjects.juniorMaths)).toEqual([])
})

test('a family without items, and practice of a test, are not offered', () => {
  expect(familiesOf(paperOf('test', english))).toEqual([
    'paper',
    'listening',
    'words',
    'composition',
    'growth',
    'classes',
  ])
  expect(familiesOf(paperOf('homework', english.slice(1, 2)))).toEqual(['paper', 'practice', 'growth', 'classes'])
})

test('the kind of an assignment determines the family it is opened with', () => {
  const usual = (kind: AssignmentKind, items = english) => usualFamilyOf(paperOf(kind, items))
  expect({
    test: usual('test'),
    homework: usual('homework'),
    dictation: usual('dictation'),
    composition: usual('composition'),
  }).toEqual({ test: 'paper', homework: 'practice', dictation: 'listening', composition: 'composition' })
  expect(usual('dictation', english.slice(1, 2))).toBe('paper')
})
