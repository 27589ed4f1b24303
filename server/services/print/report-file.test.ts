import { expect, test } from 'vitest'
import { columnShares } from './report-file.ts'

test('the columns of a Word report share the page by their longest texts', () => {
  const sentence = 'My desk mate and I is both from Beijing.'
  const rows = [
    ['1', 'qm0701028', '阿依努尔·买买提', sentence],
    ['2', 'qm0701029', '王小明', 'A'],
  ]
  // Letters with their margins: 6, 11, 18 and 26.
  const shares = columnShares({ title: '学生', headings: ['名次', '账号', '姓名', '最常见的错误'], rows })
  expect(shares.map((share) => Math.round(share * 61))).toEqual([6, 11, 18, 26])
})

test('in a Word report of a class the name of a section takes one line', () => {
  const headings = ['题号', '考点', '大题', '满分', '均分', '得分率', '区分度', '最常见的错误', '错误人数']
  const rows = [['24', '形容词性物主代词', '四、语法填空', '1', '0.4', '42%', '0.29', 'teachese', '10']]
  const [, , section = 0] = columnShares({ title: '逐题', headings, rows })
  // Of the 482 points between the margins, the cell's margins take 11, and each of six characters 10.5.
  expect(section * 482).toBeGreaterThanOrEqual(6 * 10.5 + 11)
})

test('in an English report no word or number of a column is broken while the page has room for all of them', () => {
  const headings = [
    'No.',
    'Knowledge point',
    'Section',
    'Full marks',
    'Mean',
    'Facility',
    'Discr.',
    'Most common error',
  ]
  const sentence = 'I like science because it is useful and'
  const rows = [['14', 'Coordinating conjunctions', 'Sentence dictation', '2', '1.3', '65%', '0.81', sentence]]
  const shares = columnShares({ title: 'Items', headings, rows })
  const words = ['No.', 'Coordinating', 'dictation', 'score', 'Mean', 'Facility', 'Discr.', 'science']
  // A letter takes 5.25 of the 482 points, the margins of a cell 10.5.
  expect(words.filter((word, index) => (shares[index] ?? 0) * 482 < word.length * 5.25 + 10.5)).toEqual([])
})
