// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { ClassTrackScreen } from './class-track.screen.tsx'

const none = () => ({ courseName: '七年级(1)班', table: { id: 'tests', columns: [], rows: [] } })

test('the days in a path can be changed; without one of them they move into the query', () => {
  const days = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const { pushed } = openScreen(
    <ClassTrackScreen course={{ ...givenCourse, courseId: 3 }} days={days} />,
    Object.fromEntries(
      [report.trend, report.progressList, report.oftenWrong, report.scoreList].map(({ path }) => [path, none]),
    ),
    { anonymous: '1' },
  )
  fireEvent.change(screen.getByLabelText('到'), { target: { value: '2026-12-15' } })
  fireEvent.change(screen.getByLabelText('从'), { target: { value: '' } })
  expect(pushed).toEqual([
    '/course/3/report/courseTrack/2026-11-01/2026-12-15?anonymous=1',
    '/course/report/task-track?courseId=3&endDate=2026-11-30&anonymous=1',
  ])
})

test('an item that is often wrong opens itself in the report of the assignment that had it last', async () => {
  const asked = { kind: 'text' as const, text: 'She ____ to school.' }
  const rows = [{ cells: [asked], behind: { kind: 'item', id: 101, reportOf: 41 } }]
  const tests = {
    id: 'tests',
    columns: [{ id: 'assignment', heading: null }],
    rows: [{ cells: [asked], behind: null }],
  }
  const answers = Object.fromEntries(
    [report.trend, report.progressList, report.scoreList].map(({ path }) => [
      path,
      () => ({ courseName: '七年级(1)班', table: tests }),
    ]),
  )
  const { pushed } = openScreen(<ClassTrackScreen course={{ ...givenCourse, courseId: 3 }} />, {
    ...answers,
    [report.oftenWrong.path]: () => ({
      courseName: '七年级(1)班',
      table: { id: 'oftenWrong', columns: [{ id: 'stem', heading: null }], rows },
    }),
  })
  const table = await screen.findByRole('table', { name: '高频错题' })
  fireEvent.click(within(table).getByRole('button', { name: /^She/ }))
  expect(pushed).toEqual(['/report-html?type=studytask&scope=class&courseId=3&homeworkId=41&itemId=101'])
})
