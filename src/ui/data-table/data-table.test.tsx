// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { PodiumTheme } from '../theme/theme-provider.tsx'
import type { DataColumn } from './data-column.ts'
import { DataTable } from './data-table.tsx'
import type { DataTableProps } from './data-table.types.ts'

interface Student {
  readonly id: string
  readonly name: string
  readonly score: number | null
}

const students: readonly Student[] = [
  { id: '1', name: '陈思远', score: 78.4 },
  { id: '2', name: '白景行', score: null },
  { id: '3', name: '邓子墨', score: 9 },
  { id: '4', name: '安若溪', score: 86.2 },
]

const columns: readonly DataColumn<Student>[] = [
  { id: 'name', header: '姓名', cell: (student) => student.name, sortBy: (student) => student.name },
  { id: 'id', header: '学号', cell: (student) => `qm${student.id}` },
  {
    id: 'score',
    header: '均分',
    cell: (student) => student.score ?? '–',
    sortBy: (student) => student.score,
    descendingFirst: true,
    align: 'end',
  },
]

const renderTable = (props: Partial<DataTableProps<Student>> = {}) =>
  renderUi(<DataTable label="学生" columns={columns} rows={students} rowKey={(student) => student.id} {...props} />)

const names = () =>
  within(screen.getByRole('table', { name: '学生' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

const orders = () => screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'))

test('rows keep the given order until a heading is used', () => {
  renderTable()
  expect(names()).toEqual(['陈思远', '白景行', '邓子墨', '安若溪'])
  expect(orders()).toEqual([null, null, null])
})

test('text sorts as in a Chinese dictionary, in both directions', () => {
  renderTable()
  fireEvent.click(screen.getByRole('button', { name: '姓名' }))
  expect(names()).toEqual(['安若溪', '白景行', '陈思远', '邓子墨'])
  expect(orders()).toEqual(['ascending', null, null])
  fireEvent.click(screen.getByRole('button', { name: '姓名' }))
  expect(names()).toEqual(['邓子墨', '陈思远', '白景行', '安若溪'])
  expect(orders()).toEqual(['descending', null, null])
})

test('numbers sort by value, here in descending order first, and missing ones stay last', () => {
  renderTable()
  fireEvent.click(screen.getByRole('button', { name: '均分' }))
  expect(names()).toEqual(['安若溪', '陈思远', '邓子墨', '白景行'])
  expect(orders()).toEqual([null, null, 'descending'])
  fireEvent.click(screen.getByRole('button', { name: '均分' }))
  expect(names()).toEqual(['邓子墨', '陈思远', '安若溪', '白景行'])
})

test('a column without a value to sort by has no button', () => {
  renderTable()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['姓名', '均分'])
})

test('a table sorted by the service keeps the rows and reports the requested order', () => {
  const onSortingChange = vi.fn()
  renderTable({ sortedByService: true, sorting: { column: 'score', descending: true }, onSortingChange })
  expect(orders()).toEqual([null, null, 'descending'])
  fireEvent.click(screen.getByRole('button', { name: '姓名' }))
  expect(onSortingChange.mock.calls).toEqual([[{ column: 'name', descending: false }]])
  expect(names()).toEqual(['陈思远', '白景行', '邓子墨', '安若溪'])
})

test('while loading there are as many skeleton rows as requested, and no message', () => {
  renderTable({ rows: [], loadingRows: 3, empty: '暂无内容' })
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('暂无内容')).toBeNull()
})

test('a failure replaces the rows, an empty list says so', () => {
  const { unmount } = renderTable({ failed: '加载失败', empty: '暂无内容' })
  expect(names()).toEqual(['加载失败'])
  unmount()
  renderTable({ rows: [], empty: '暂无内容' })
  expect(names()).toEqual(['暂无内容'])
})

function Selectable({ rows = students }: { readonly rows?: readonly Student[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <output>{[...selected].toSorted().join(',')}</output>
      <DataTable
        label="学生"
        columns={columns}
        rows={rows}
        rowKey={(student) => student.id}
        selection={{ selected, onChange: setSelected, nameOf: (student) => student.name }}
      />
    </>
  )
}

const ticked = () => screen.getByRole('status').textContent

const tick = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `选择${name}` }), { shiftKey })

test('rows are ticked individually and all at once', () => {
  renderUi(<Selectable />)
  tick('邓子墨')
  expect(ticked()).toBe('3')
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(ticked()).toBe('1,2,3,4')
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(ticked()).toBe('')
})

test('the box for all rows is indeterminate while only some of them are ticked', () => {
  renderUi(<Selectable />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: '全选' })
  const states = [all.indeterminate]
  for (const { name } of students) {
    tick(name)
    states.push(all.indeterminate)
  }
  expect({ states, checked: all.checked }).toEqual({ states: [false, true, true, true, false], checked: true })
})

test('with Shift all rows since the previous one are ticked or unticked, in the displayed order', () => {
  renderUi(<Selectable />)
  tick('安若溪', true)
  expect(ticked()).toBe('4')
  tick('白景行', true)
  expect(ticked()).toBe('2,3,4')
  fireEvent.click(screen.getByRole('button', { name: '姓名' }))
  tick('陈思远')
  tick('安若溪', true)
  expect(ticked()).toBe('3')
})

test('ticked rows that are not displayed stay ticked', () => {
  const { rerender } = renderUi(<Selectable />)
  tick('邓子墨')
  rerender(
    <PodiumTheme env="test">
      <Selectable rows={students.slice(0, 2)} />
    </PodiumTheme>,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(ticked()).toBe('1,2,3')
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  expect(ticked()).toBe('3')
})

test('text too long for a column is shown below its row, and moves with it when the order changes', () => {
  renderTable({ below: ({ name }) => (name === '邓子墨' ? '一整句话' : null) })
  expect(names()).toEqual(['陈思远', '白景行', '邓子墨', '一整句话', '安若溪'])
  fireEvent.click(screen.getByRole('button', { name: '姓名' }))
  expect(names()).toEqual(['安若溪', '白景行', '陈思远', '邓子墨', '一整句话'])
})
