// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
