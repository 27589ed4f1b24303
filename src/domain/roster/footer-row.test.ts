import { expect, test } from 'vitest'
import { isFooter } from './footer-row.ts'
import type { WorksheetRow } from './worksheet-cell.ts'

const columns = new Map([
  ['number', 0],
  ['realname', 1],
] as const)

test.each<[WorksheetRow]>([
  [['合计', '48人']],
  [['合计：48人']],
  [[null, '总计', { numeric: '48' }]],
  [[{ numeric: '49' }, '合计', { numeric: '48' }]],
  [['男生小计', { numeric: '24' }]],
  [['人数合计', '48']],
  [['人 数：48']],
  [['总人数']],
  [['共 48 人']],
  [['以上共４８名学生']],
  [['全班共计48人，男生24人']],
  [['制表人：张老师']],
  [['制表人', '张老师']],
  [[null, null, '审核：李老师']],
  [['打印日期 2024-9-1']],
  [['备注：转学的未列入']],
  [['Total']],
  [['Total students: 48']],
  [['Subtotal', { numeric: '24' }]],
  [['Number of students 48']],
  [['Prepared by Ms Zhang']],
])('%j closes a list', (row) => {
  expect(isFooter(row, columns)).toBe(true)
})

test.each<[WorksheetRow]>([
  [['1', '共工']],
  [['2', '总一郎']],
  [['3', '小计然']],
  [['4', '林雅婷', '备注：合计']],
  [['统计组', '陈浩宇']],
  [['6', 'Totally Smith']],
  [['7', '注小明']],
  [['共青中学', '人杰']],
  [[null, null]],
])('%j is no footer', (row) => {
  expect(isFooter(row, columns)).toBe(false)
})

test('without headings the first word decides', () => {
  expect([['合计', '48'], ['共48人'], ['林雅婷', '合计']].map((row) => isFooter(row, null))).toEqual([
    true,
    true,
    false,
  ])
})
