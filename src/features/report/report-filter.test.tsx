// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { openReport } from './testing/open-report.tsx'

async function rowsOf(name: string): Promise<readonly (readonly string[])[]> {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row')
  return rows.slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
}

test('the address filters students by whether they handed in and items by book, until all are listed again', async () => {
  openReport({ query: { type: 'studytask', homeworkId: '41', state: 'unsubmit', bookId: '8' } })
  const names = async () => (await rowsOf('学生')).map(([, name]) => name)
  const numbers = async () => (await rowsOf('逐题分析')).map(([no]) => no)
  expect({ names: await names(), numbers: await numbers() }).toEqual({
    names: ['阿卜杜热合曼·买买提依明'],
    numbers: ['3'],
  })
  const line = screen.getByText('学生只列未交的 1 人').parentElement
  expect(line?.textContent).toBe('学生只列未交的 1 人题目只列这本课本的 1 题，共 3 题全部列出')
  expect(screen.getByRole('region', { name: '交卷与均分' }).textContent).toContain('8应交＝5已批＋2待批＋1未交')
  fireEvent.click(screen.getByRole('button', { name: '全部列出' }))
  expect({ students: (await names()).length, items: (await numbers()).length }).toEqual({ students: 8, items: 3 })
  expect(screen.queryByText(/学生只列/)).toBeNull()
})

test('a filtered report exports the rows that are listed', async () => {
  const { callsOf } = openReport({ query: { type: 'studytask', homeworkId: '41', state: 'unsubmit', bookId: '8' } })
  fireEvent.click(await screen.findByRole('button', { name: '导出 Excel' }))
  await waitFor(() =>
    expect(callsOf(report.exportClass.path)).toEqual([{ assignmentId: 41, handedIn: false, bookId: 8 }]),
  )
})

test('filtering for handed in leaves out those who did not', async () => {
  openReport({ query: { type: 'studytask', homeworkId: '41', state: 'submit' } })
  expect((await rowsOf('学生')).length).toBe(7)
  expect(screen.getByText(/^学生只列/).parentElement?.textContent).toBe('学生只列已交的 7 人全部列出')
})
