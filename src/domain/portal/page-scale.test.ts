import { expect, test } from 'vitest'
import { pageScaleExceptions, pageScaleOf } from './page-scale.ts'

test.each([
  ['/report-html', 1.28],
  ['/report1-html', 1.28],
  ['/report7-html/detail', 1.28],
  ['/report8-html', 1],
  ['/report/task-track', 1.28],
  ['/course/report/task-track', 1.28],
  ['/p1p/unlogin/report', 1.28],
  ['/dictationReport', 1.28],
  ['/dictationStageReport', 1.28],
  ['/reports', 1],
  ['/course/3/tasks', 1],
  ['/', 1],
])('%s is shown %s times as large', (path, scale) => expect(pageScaleOf(path)).toBe(scale))

test('three pages that create dictations keep their size', () =>
  expect(pageScaleExceptions.map(pageScaleOf)).toEqual([1, 1, 1]))
