import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one thing has no plural', () => {
  expect([
    counted(0, 'student'),
    counted(1, 'student'),
    counted('1', 'class', 'classes'),
    counted('1.5', 'point'),
  ]).toEqual(['0 students', '1 student', '1 class', '1.5 points'])
})
