import { expect, test } from 'vitest'
import type { RosterField } from './columns.ts'
import { readField } from './read-fields.ts'
import type { RowReason } from './reasons.ts'
import type { WorksheetCell } from './worksheet-cell.ts'

const numeric = (stored: string): WorksheetCell => ({ numeric: stored })

test.each<[RosterField, WorksheetCell, string | null]>([
  ['realname', '　林雅婷 ', '林雅婷'],
  ['realname', '𠮷田𡈼', '𠮷田𡈼'],
  ['realname', '阿依古丽·买买提', '阿依古丽·买买提'],
  ['realname', 'cafe\u0301', 'caf\u00e9'],
  ['realname', '=1+1', '=1+1'],
  ['realname', 'Ａｎｎａ', 'Ａｎｎａ'],
  ['realname', '张　三', '张三'],
  ['realname', '字'.repeat(20), '字'.repeat(20)],
  ['realname', '𠮷'.repeat(20), '𠮷'.repeat(20)],
  ['number', '０７０１', '0701'],
  ['number', '007', '007'],
  ['number', 'G４2A', 'G42A'],
  ['number', '2026　0902 01', '2026090201'],
  ['number', '2024-09-01', '2024-09-01'],
  ['number', numeric('20240701001'), '20240701001'],
  ['number', numeric('2.0240701E10'), '20240701000'],
  ['number', numeric('45292'), '45292'],
  ['number', '  ', null],
  ['number', null, null],
  ['username', ' qm 0701001', 'qm0701001'],
  ['groupName', numeric('3'), '3'],
  ['groupName', '第一组', '第一组'],
  ['mobile', '138 0000-0001', '13800000001'],
  ['mobile', '138-0000-0001', '13800000001'],
  ['mobile', '+86 13800000001', '13800000001'],
  ['mobile', '\u202a13800000001\u202c', '13800000001'],
  ['mobile', numeric('13800000001'), '13800000001'],
  ['mobile', '', null],
])('%s %j is kept as %j', (field, cell, value) => {
  expect(readField(field, cell)).toEqual({ value })
})

test.each<[RosterField, WorksheetCell, RowReason]>([
  ['realname', null, 'nameMissing'],
  ['realname', '　', 'nameMissing'],
  ['realname', '\u200b', 'nameMissing'],
  ['realname', '字'.repeat(21), 'nameTooLong'],
  ['realname', '20240701', 'nameIsNumber'],
  ['realname', '１２', 'nameIsNumber'],
  ['realname', numeric('12'), 'nameIsNumber'],
  ['realname', numeric('45292'), 'becameDate'],
  ['realname', { date: '2024-09-01' }, 'becameDate'],
  ['realname', '2024/9/1', 'becameDate'],
  ['realname', '张三\n组长', 'lineBreak'],
  ['realname', '张\u0001三', 'unprintable'],
  ['realname', '张\ud800三', 'unprintable'],
  ['realname', '张\ufffd', 'unprintable'],
  ['realname', '张\uffff', 'unprintable'],
  ['number', '1'.repeat(21), 'numberTooLong'],
  ['number', '2.0240701E+11', 'digitsLost'],
  ['number', '2.02407E+16', 'digitsLost'],
  ['number', numeric('9007199254740993'), 'digitsLost'],
  ['number', numeric('2.02407010010001E+17'), 'digitsLost'],
  ['number', numeric('12.5'), 'notWholeNumber'],
  ['number', numeric('-3'), 'notWholeNumber'],
  ['number', numeric('NaN'), 'notWholeNumber'],
  ['number', { date: '2024-09-01' }, 'becameDate'],
  ['number', '2024年9月1日', 'becameDate'],
  ['number', '2024/9/1 0:00', 'becameDate'],
  ['number', '2024-09-01 00:00:00', 'becameDate'],
  ['number', '2024年9月1日　8:30', 'becameDate'],
  ['realname', '2024/9/1 0:00', 'becameDate'],
  ['username', 'a'.repeat(65), 'usernameTooLong'],
  ['groupName', '组'.repeat(21), 'groupTooLong'],
  ['groupName', { date: '2024-09-01' }, 'becameDate'],
  ['realname', `张三\n${'字'.repeat(200)}`, 'nameTooLong'],
  ['number', `1\n${' '.repeat(200)}`, 'numberTooLong'],
  ['number', `2024/9/1${'ﷺ'.repeat(12)}`, 'numberTooLong'],
  ['number', `1E+${'⑳'.repeat(150)}`, 'numberTooLong'],
  ['username', `a\n${' '.repeat(200)}`, 'usernameTooLong'],
  ['groupName', `一\n${' '.repeat(200)}`, 'groupTooLong'],
  ['mobile', `13800000001\n${' '.repeat(200)}`, 'mobileWrong'],
  ['mobile', '1380000000', 'mobileWrong'],
  ['mobile', '23800000001', 'mobileWrong'],
])('%s %j is refused: %s', (field, cell, reason) => {
  expect(readField(field, cell)).toEqual({ reason })
})
