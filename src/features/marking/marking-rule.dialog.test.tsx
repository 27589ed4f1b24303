// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { MarkingRuleDialog } from './marking-rule.dialog.tsx'

test.each([
  [0, null],
  [12, '已批 12 份。老师打过分以后，隐藏姓名和双评都不能再改。'],
])('with %i answers marked the warning of the dialog is %s', (marked, said) => {
  const rule = {
    assignmentId: 5,
    assignmentName: 'Unit 6 写作',
    courseId: 3,
    courseName: '七年级(2)班',
    isBlind: false,
    unblindedAt: null,
    isDouble: false,
    differenceLimit: 0,
    thirdMarkerId: null,
    unmarked: 14,
    marked,
    isBegun: marked > 0,
    markers: [],
  }
  openScreen(<MarkingRuleDialog rule={rule} onClose={() => {}} />)
  expect(screen.queryByText(/不能再改/)?.textContent ?? null).toBe(said)
})
