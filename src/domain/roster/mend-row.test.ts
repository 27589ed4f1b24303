import { expect, test } from 'vitest'
import { mendRow } from './mend-row.ts'
import { parseRoster } from './parse-roster.ts'
import { parsePastedList } from './pasted-list.ts'

const nameOf = (field: string) => `[${field}]`

const entry = { realname: '林雅婷', number: '7', username: null, groupName: '一组', mobile: null }

const listOf = (reading: ReturnType<typeof parseRoster>) => {
  if (reading.kind === 'refused') throw new Error(reason(reading))
  return { headings: reading.headings, columns: reading.columns, rows: reading.rows }
}

const reason = ({ reason: why }: { readonly reason: string }) => why

test('a corrected row is written to its columns, missing columns are added, and the rest stays', () => {
  const list = listOf(
    parseRoster([
      ['学号', '性别', '姓名'],
      ['1.5', '女', '林雅婷', '备注'],
      ['8', '男', '王浩'],
    ]),
  )
  const added = { key: 'c3', heading: '[groupName]', samples: ['一组'], meaning: 'groupName', isAsked: false }
  expect(mendRow(list, 0, entry, nameOf)).toEqual({
    headings: ['学号', '性别', '姓名', '[groupName]'],
    columns: [...list.columns, added],
    rows: [{ row: 2, cells: ['7', '女', '林雅婷', '一组'], entry, isMended: true }, list.rows[1]],
  })
})

test.each([
  ['a line', '林雅婷 王浩', ['林雅婷 7 一组']],
  ['cells', '林雅婷\t王浩', ['林雅婷', '7', '一组']],
])('without headings a corrected row is %s again', (_, text, cells) => {
  const list = listOf(parsePastedList(text))
  expect(mendRow(list, 0, entry, nameOf)).toEqual({
    ...list,
    rows: [{ row: 1, cells, entry, isMended: true }],
  })
})

test('a row with other columns keeps its cells and its file', () => {
  const row = { row: 3, file: 'users.csv', cells: ['u1', '雅婷'], problems: [], typed: entry }
  const headings = ['sourcedId', 'givenName']
  expect(mendRow({ headings, columns: [], rows: [row] }, 0, entry, nameOf)).toEqual({
    headings,
    columns: [],
    rows: [{ row: 3, file: 'users.csv', cells: ['u1', '雅婷'], entry, isMended: true }],
  })
})

test('there is no row after the last', () => {
  const list = listOf(parsePastedList('林雅婷'))
  expect(mendRow(list, 1, entry, nameOf)).toEqual(list)
})
