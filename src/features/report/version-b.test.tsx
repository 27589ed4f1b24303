// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { FamilyScreen } from './families/family.screen.tsx'
import { givenReport } from './testing/given-report.ts'
import { openReport } from './testing/open-report.tsx'

const saying = () => screen.queryAllByText('有学生答的是 B 卷：这里的选项字母都以 A 卷为准。').length

test.each([
  [true, 1],
  [false, 0],
])(
  'the items of a class say once whose letters they have if somebody wrote version B: %s',
  async (hasVersionB, times) => {
    openReport({ answer: () => ({ ...givenReport, hasVersionB }) })
    await screen.findByRole('table', { name: '逐题分析' })
    expect(saying()).toBe(times)
  },
)

test.each([
  ['options', '选项分析', 1],
  ['sections', '大题', 0],
] as const)('so do the tables of a family if they have letters: %s', async (id, name, times) => {
  const { assignment, courseName } = givenReport
  const cells = [{ kind: 'text' as const, text: 'A' }]
  const table = { id, columns: [{ id: 'answer' as const, heading: null }], rows: [{ behind: null, cells }] }
  openReport({
    answer: () => ({ ...givenReport, hasVersionB: true }),
    answers: { [report.family.path]: () => ({ assignment, courseName, usual: 'paper', tables: [table] }) },
    page: <FamilyScreen family="paper" courseId={7} />,
  })
  await screen.findByRole('table', { name })
  expect(saying()).toBe(times)
})
