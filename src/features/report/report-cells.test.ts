import { expect, test } from 'vitest'
import type { NumberFormat } from '#domain/report/report-cell.ts'
import { numberText } from '#domain/report/number-text.ts'
import { cellText, sortValueOf } from './report-cells.ts'

test.each<[number, NumberFormat, string]>([
  [12, 'whole', '12'],
  [0, 'whole', '0'],
  [96, 'points', '96'],
  [77.5, 'points', '77.5'],
  [74, 'mean', '74.0'],
  [88, 'percent', '88%'],
  [0.5, 'index', '0.50'],
  [-0.11, 'index', '−0.11'],
  [3, 'change', '+3.0'],
  [-1.5, 'change', '−1.5'],
  [0, 'change', '0.0'],
])('%d formatted as %s is %s', (value, format, text) => expect(numberText(value, format)).toBe(text))

const words = {
  marked: '已批',
  unmarked: '待批',
  unsubmitted: '未交',
  leftOpen: '未作答',
  none: '无',
  seeComments: '见评语',
}

test('cells read as in the workbook, and unknown values are a dash', () => {
  expect(cellText({ kind: 'text', text: 'usualy' }, words)).toBe('usualy')
  expect(cellText({ kind: 'word', word: 'leftOpen' }, words)).toBe('未作答')
  expect(cellText({ kind: 'number', value: 56, format: 'percent' }, words)).toBe('56%')
  expect(cellText({ kind: 'empty' }, words)).toBe('–')
  expect(cellText(undefined, words)).toBe('–')
})

test('cells sort by number or text; unknown ones have no sort value', () => {
  expect(sortValueOf({ kind: 'number', value: 0, format: 'whole' })).toBe(0)
  expect(sortValueOf({ kind: 'text', text: '胡星辰' })).toBe('胡星辰')
  expect(sortValueOf({ kind: 'word', word: 'marked' })).toBeNull()
  expect(sortValueOf({ kind: 'empty' })).toBeNull()
})
