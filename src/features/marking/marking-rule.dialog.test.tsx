// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { MarkingRuleDialog } from './marking-rule.dialog.tsx'

const given = {
  assignmentId: 5,
  assignmentName: 'Unit 6 写作',
  courseId: 3,
  courseName: '七年级(2)班',
  isBlind: false,
  unblindedAt: null,
  isDouble: false,
  differenceLimit: 0,
  thirdMarkerId: null,
  goneThird: null,
  unmarked: 14,
  marked: 0,
  toSettle: 0,
  isBegun: false,
  markers: [],
}

test.each([
  [0, null],
  [12, '已批 12 份。老师打过分以后，隐藏姓名和双评都不能再改。'],
])('with %i answers marked the warning of the dialog is %s', (marked, warning) => {
  const rule = { ...given, marked, isBegun: marked > 0 }
  openScreen(<MarkingRuleDialog rule={rule} onClose={() => {}} />)
  expect(screen.queryByText(/不能再改/)?.textContent ?? null).toBe(warning)
})

test.each([
  [2, []],
  [3, ['不指定', '老师 1', '老师 2', '老师 3']],
])('of %i teachers, the third can be %j', (count, offered) => {
  const markers = Array.from({ length: count }, (_, index) => ({
    uid: index + 1,
    realname: `老师 ${index + 1}`,
    leads: false,
    waiting: 0,
  }))
  openScreen(<MarkingRuleDialog rule={{ ...given, isDouble: true, markers }} onClose={() => {}} />)
  expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(offered)
  expect(screen.queryByText(/^这个班只有两位老师，没有第三位来定分/) === null).toBe(count > 2)
})

test('instead of a third teacher who is gone nobody is chosen yet, and the field says why', () => {
  const markers = Array.from({ length: 3 }, (_, index) => ({
    uid: index + 1,
    realname: `老师 ${index + 1}`,
    leads: false,
    waiting: 0,
  }))
  const goneThird = { realname: '沈知行', isDisabled: true, hasDecided: false }
  openScreen(
    <MarkingRuleDialog rule={{ ...given, isDouble: true, thirdMarkerId: 9, goneThird, markers }} onClose={() => {}} />,
  )
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: '第三位老师' })
  expect({ third: field.value, description: descriptionOf(field) }).toEqual({
    third: '',
    description: '第三位沈知行的账号停用了，请换一位',
  })
})
