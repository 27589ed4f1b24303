import { expect, test } from 'vitest'
import { nameReadings } from '#server/services/roster/name-readings.ts'
import { matchesStudent } from './name-search.ts'

const student = (realname: string) => ({ realname, number: '20240701', username: 'qm0701001' })

test.each([
  ['张三丰', ''],
  ['张三丰', '三丰'],
  ['张三丰', 'zhangsanfeng'],
  ['张三丰', 'Zhang San Feng'],
  ['张三丰', 'zhangsanf'],
  ['张三丰', 'zhangs'],
  ['张三丰', 'zsf'],
  ['张三丰', 'zhsf'],
  ['张三丰', 'zsanf'],
  ['张三丰', 'sanfeng'],
  ['张三丰', 'sf'],
  ['张三丰', '张sf'],
  ['张三丰', 'z三f'],
  ['张三丰', 'ＺＳＦ'],
  ['张三丰', '0701'],
  ['张三丰', '２０２４'],
  ['张三丰', 'QM0701'],
  ['吕雅', 'lvya'],
  ['吕雅', 'luya'],
  ['吕雅', 'lüya'],
  ['单晓', 'shanxiao'],
  ['单晓', 'danxiao'],
  ['曾乐', 'zengle'],
  ['西安', "xi'an"],
  ['阿依古丽·买买提', '古丽买'],
  ['阿依古丽·买买提', 'ayglmmt'],
  ['Anna Smith', 'smith'],
  ['Anna Smith', 'as'],
  ['Anna Smith', 'annas'],
  ['𠮷田雅', '𠮷tianya'],
])('%s is found by "%s"', (realname, query) => {
  expect(matchesStudent(query, student(realname), nameReadings)).toBe(true)
})

test.each([
  ['张三丰', 'zf'],
  ['张三丰', 'zhangfeng'],
  ['张三丰', 'anfeng'],
  ['张三丰', 'zsfg'],
  ['张三丰', '李'],
  ['张三丰', '20240702'],
  ['张三丰', 'fzs'],
  ['Anna Smith', 'nna s x'],
])('%s is not found by "%s"', (realname, query) => {
  expect(matchesStudent(query, student(realname), nameReadings)).toBe(false)
})

test('without readings, names are found by their characters and numbers', () => {
  expect(['三丰', '0701', 'zsf'].map((query) => matchesStudent(query, student('张三丰'), null))).toEqual([
    true,
    true,
    false,
  ])
})
