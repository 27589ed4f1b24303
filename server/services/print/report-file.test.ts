import { expect, test } from 'vitest'
import { columnShares } from './report-file.ts'

test('the columns of a Word report share the page by their longest texts', () => {
  const sentence = 'My desk mate and I is both from Beijing.'
  const rows = [
    ['1', 'qm0701028', '阿依努尔·买买提', sentence],
    ['2', 'qm0701029', '王小明', 'A'],
  ]
  // Letters with their margins: 9, 13, 20 and 28.
  const shares = columnShares({ title: '学生', headings: ['名次', '账号', '姓名', '最常见的错误'], rows })
  expect(shares.map((share) => Math.round(share * 70))).toEqual([9, 13, 20, 28])
})
