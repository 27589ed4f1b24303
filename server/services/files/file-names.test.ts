import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportFileName } from './file-names.ts'

test.each([
  ['七年级(2)班', '第五单元检测', '七(2)班-第五单元检测-成绩报告.xlsx'],
  ['七年级(2)班', '第3/4单元: "期中"?', '七(2)班-第3_4单元_ _期中__-成绩报告.xlsx'],
  ['七年级(2)班', '../../etc/passwd', '七(2)班-____etc_passwd-成绩报告.xlsx'],
  ['七年级(2)班', String.raw`..\..\windows\win.ini`, '七(2)班-____windows_win.ini-成绩报告.xlsx'],
  ['七年级(2)班', String.raw`\\server\share\x`, '七(2)班-__server_share_x-成绩报告.xlsx'],
  ['七年级(2)班', 'C:\\x<y>|z*', '七(2)班-C__x_y__z_-成绩报告.xlsx'],
  ['七年级(2)班', 'a\0b\r\nc\u202Efdp', '七(2)班-abcfdp-成绩报告.xlsx'],
  ['.七年级', ' . .', '七年级-成绩报告.xlsx'],
  ['七年级走读班', '听写', '七年级走读班-听写-成绩报告.xlsx'],
  ['七年级(2)班', '%2e%2e%2fx', '七(2)班-%2e%2e%2fx-成绩报告.xlsx'],
])('class %s, assignment %s', (courseName, assignmentName, name) => {
  expect(reportFileName(courseName, assignmentName, '成绩报告')).toBe(name)
})

test('a long name is cut before its ending and never inside a character', () => {
  const name = reportFileName('七年级(2)班', `${'长'.repeat(61)}𠮷𠮷`, '成绩报告')
  expect(name).toBe(`七(2)班-${'长'.repeat(61)}𠮷-成绩报告.xlsx`)
  expect(name).toHaveLength(79)
  expect(reportFileName('班'.repeat(4096), '../'.repeat(4096), '成绩报告')).toHaveLength(80)
})

test('any names result in a plain file name', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(anyText, anyText, (courseName, assignmentName) => {
      const name = reportFileName(courseName, assignmentName, '成绩报告')
      expect(name).toMatch(/^[^.][^\\/:*?"<>|\p{Cc}\p{Cf}]*-成绩报告\.xlsx$|^-成绩报告\.xlsx$/u)
      expect(name.length).toBeLessThanOrEqual(80)
      expect(name.isWellFormed()).toBe(true)
    }),
  )
})
