// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { ClassTrackScreen } from './class-track.screen.tsx'
import { StudentTrackScreen } from './student-track.screen.tsx'

type Row = readonly [name: string, facility: number, zScore: number | null, percentile: number | null]

const columns: WireTable['columns'] = ['assignment', 'facility', 'zScore', 'percentile'].map((id) => ({
  id: id as WireTable['columns'][number]['id'],
  heading: null,
}))

const cellOf = (
  value: number | null,
  format: 'percent' | 'index' | 'whole',
): WireTable['rows'][number]['cells'][number] =>
  value === null ? { kind: 'empty' } : { kind: 'number', value, format }

const tableOf = (id: 'tests' | 'ownTests', rows: readonly Row[]): WireTable => ({
  id,
  columns,
  rows: rows.map(([name, facility, zScore, percentile]) => ({
    cells: [
      { kind: 'text', text: name },
      cellOf(facility, 'percent'),
      cellOf(zScore, 'index'),
      cellOf(percentile, 'whole'),
    ],
    behind: null,
  })),
})

const none: WireTable = { id: 'progress', columns: [], rows: [] }

const openStudent = (query: Readonly<Record<string, string>> = {}) =>
  openScreen(
    <StudentTrackScreen course={{ ...givenCourse, courseId: 3 }} studentId={5} />,
    {
      [report.studentTrend.path]: () => ({
        courseName: '七年级(1)班',
        realname: '胡星辰',
        missing: 0,
        standing: 0,
        trend: 0,
        table: tableOf('ownTests', [
          ['第一次', 90, 1.22, 83],
          ['第二次', 20, -1.22, 17],
        ]),
      }),
    },
    query,
  )

/** The labels of the scale and the heights of the points, from the top. */
function drawn() {
  const chart = screen.getByRole('img', { name: /走势，数值见下表$/ })
  return {
    name: chart.getAttribute('aria-label'),
    scale: [...chart.querySelectorAll('span')].slice(0, 5).map(({ textContent }) => textContent),
    heights: [...chart.querySelectorAll('i')].map(({ style }) => style.top),
  }
}

const boldIn = (table: HTMLElement) => [...table.querySelectorAll('td b')].map(({ textContent }) => textContent)

test('the line of a student shows the share of the marks, and can be switched to the z-score or the percentile', async () => {
  const { address } = openStudent()
  const table = await screen.findByRole('table', { name: '历次成绩' })
  expect({ drawn: drawn(), boldIn: boldIn(table) }).toEqual({
    drawn: {
      name: '历次成绩的得分率走势，数值见下表',
      scale: ['100%', '75%', '50%', '25%', '0%'],
      heights: ['10%', '80%'],
    },
    boldIn: ['90%', '20%'],
  })
  fireEvent.click(screen.getByRole('radio', { name: '标准分' }))
  await waitFor(() => expect(address.get()).toEqual({ measure: 'zScore' }))
  expect({ drawn: drawn(), boldIn: boldIn(table) }).toEqual({
    drawn: {
      name: '历次成绩的标准分走势，数值见下表',
      scale: ['2', '1', '0', '−1', '−2'],
      heights: ['19.5%', '80.5%'],
    },
    boldIn: ['1.22', '−1.22'],
  })
  expect(screen.getByText(/已扣除试卷难易的影响$/).textContent).toBe(
    '标准分：比全班平均高或低几个标准差，已扣除试卷难易的影响',
  )
  fireEvent.click(screen.getByRole('radio', { name: '百分等级' }))
  await waitFor(() => expect(address.get()).toEqual({ measure: 'percentile' }))
  expect({ drawn: drawn(), boldIn: boldIn(table) }).toEqual({
    drawn: {
      name: '历次成绩的百分等级走势，数值见下表',
      scale: ['100', '75', '50', '25', '0'],
      heights: ['17%', '83%'],
    },
    boldIn: ['83', '17'],
  })
  fireEvent.click(screen.getByRole('radio', { name: '得分率' }))
  await waitFor(() => expect(address.get()).toEqual({}))
})

test('an address with a measure opens its line; a class that nobody can be compared with says so', async () => {
  openScreen(
    <ClassTrackScreen course={{ ...givenCourse, courseId: 3 }} />,
    {
      [report.trend.path]: () => ({
        courseName: '七年级(1)班',
        table: tableOf('tests', [
          ['第一次', 60, null, null],
          ['第二次', 70, null, null],
        ]),
      }),
      [report.progressList.path]: () => ({ table: none }),
      [report.oftenWrong.path]: () => ({ table: none }),
      [report.scoreList.path]: () => ({ table: none }),
    },
    { measure: 'zScore' },
  )
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '标准分' })).checked).toBe(true)
  expect(screen.getByText('没有别的班做过这些试卷，无从比较').tagName).toBe('P')
  expect(screen.queryAllByRole('img', { name: /走势/ })).toEqual([])
})
