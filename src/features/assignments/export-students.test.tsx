// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { openAssignments } from './testing/open-assignments.tsx'
import { draftRow, listOf, now } from './testing/assignment-fixtures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  return () => vi.useRealTimers()
})

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const exportOf = async (row: string) => {
  await screen.findByRole('link', { name: row })
  click(`更多操作：${row}`)
  fireEvent.click(await screen.findByRole('menuitem', { name: '导出名单' }))
}

/** A workbook as sent by the service. */
const workbook = () =>
  new Response('x', {
    headers: {
      'content-disposition': `attachment; filename="x.xlsx"; filename*=UTF-8''${encodeURIComponent('名单.xlsx')}`,
    },
  })

test('the students of an assignment are exported to a file, chosen in the header or on the row', async () => {
  const { saved, sentTo } = openAssignments({ [assigning.exportStudents.path]: workbook })
  await screen.findByRole('link', { name: '第五单元检测' })
  click('导出名单')
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual([
    'Unit 6 写作今天 18:00 截止，已交 37/40',
    'Unit 6 阅读11-24 20:00 截止，已交 0/40',
    '第五单元检测11-18 20:00 截止，已交 38/40',
  ])
  fireEvent.click(screen.getByRole('menuitem', { name: /^第五单元检测/ }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  await exportOf('Unit 6 写作')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(sentTo(assigning.exportStudents.path).map(({ fields }) => fields)).toEqual([
    { assignmentId: '6' },
    { assignmentId: '5' },
  ])
  expect(saved.mock.calls.map(([name]) => name)).toEqual(['名单.xlsx', '名单.xlsx'])
})

test('a failed export says why', async () => {
  const { saved } = openAssignments({ [assigning.exportStudents.path]: () => lost() })
  await exportOf('第五单元检测')
  expect((await screen.findByRole('dialog', { name: '导出没有成功' })).textContent).toBe(
    '导出没有成功服务器错误名单还在，可以再导出一次确定',
  )
  expect(saved.mock.calls).toEqual([])
})

test('without published assignments there is nobody to export', async () => {
  openAssignments({ [assigning.list.path]: () => listOf([draftRow]) })
  await screen.findByRole('link', { name: '期末完形专练' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导出名单' }).disabled).toBe(true)
})
