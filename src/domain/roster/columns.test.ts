import { expect, test } from 'vitest'
import { headingOf } from './columns.ts'

test.each([
  ['姓名', 'realname'],
  [' 姓　名 ', 'realname'],
  ['学生姓名（必填）', 'realname'],
  ['*Name', 'realname'],
  ['Full name', 'realname'],
  ['学号', 'number'],
  ['学生编号', 'number'],
  ['考号', 'number'],
  ['Student Number', 'number'],
  ['student_no.', 'number'],
  ['sourcedId', 'number'],
  ['帐号', 'username'],
  ['User name', 'username'],
  ['学习小组', 'groupName'],
  ['GROUP', 'groupName'],
  ['手机号码：', 'mobile'],
  ['联系电话', 'mobile'],
  ['Ｍｏｂｉｌｅ', 'mobile'],
])('a column headed "%s" holds the %s', (heading, field) => {
  expect(headingOf(heading)?.field).toBe(field)
})

test.each([
  '序号',
  '性别',
  '备注',
  '家长姓名',
  '名单',
  '张三',
  '',
  'constructor',
  '2024-09-01',
  `姓名${'（必填）'.repeat(50)}`,
])('a column headed "%s" is passed over', (heading) => {
  expect(headingOf(heading)).toBe(null)
})

test('学号 takes precedence over 考号', () => {
  expect((headingOf('学号')?.rank ?? 9) < (headingOf('考号')?.rank ?? 0)).toBe(true)
})
