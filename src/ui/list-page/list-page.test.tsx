// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DataColumn } from '../data-table/data-column.ts'
import { type Fetched, there } from '../fetched/fetched.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import type { Batch } from './batch-acts.tsx'
import { ListPage } from './list-page.tsx'

interface Paper {
  readonly id: number
  readonly title: string
}

const columns: readonly DataColumn<Paper>[] = [
  { id: 'title', importance: 'name', header: 'Title', cell: ({ title }) => title },
]

const papers = [
  { id: 1, title: 'Unit 1' },
  { id: 2, title: 'Unit 2' },
]

function show(rows: Fetched<readonly Paper[]>, batch: Batch | null = null) {
  return renderUi(
    <ListPage<Paper>
      title="Papers"
      state="2 papers"
      list={{
        label: 'All papers',
        rows,
        rowKey: ({ id }) => String(id),
        columns,
        skeletonRows: 3,
        filters: { label: 'Which papers', start: <span>mine</span>, end: <span>search</span> },
        batch,
        empty: { title: 'No papers', why: 'Nobody has written one.' },
        total: ({ length }) => `${length} in all`,
      }}
    >
      <p>below</p>
    </ListPage>,
  )
}

const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent)

test('a page shows where one is, its rows, and how many there are', () => {
  show(there(papers))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Papers')
  expect(cells()).toEqual(['Unit 1', 'Unit 2'])
  expect(screen.getByRole('region', { name: 'All papers' }).textContent).toBe('minesearchTitleUnit 1Unit 22 in all')
  expect(screen.getByRole('group', { name: 'Which papers' }).textContent).toBe('minesearch')
  expect(screen.getByRole('region', { name: 'All papers' }).nextElementSibling?.textContent).toBe('below')
})

test('while loading, a skeleton has as many rows, and no count is shown', () => {
  show({ value: undefined, failure: null, onRetry: () => {} })
  expect(screen.getByRole('table', { name: 'All papers' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(/in all/)).toBeNull()
})

test('rows that cannot be fetched say why and can be fetched again', () => {
  let asked = 0
  show({ value: undefined, failure: 'No network', onRetry: () => asked++ })
  expect(screen.getByRole('alert').textContent).toContain('No network')
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  expect(asked).toBe(1)
})

test('an empty list says why', () => {
  show(there([]))
  expect(cells()).toEqual(['No papersNobody has written one.'])
  expect(screen.queryByText(/in all/)).toBeNull()
})

test('with rows ticked, the actions for them replace the filters that they name', () => {
  let done = ''
  const acts = [
    { label: 'Send', kind: 'main', onSelect: () => (done = 'sent') },
    { label: 'Delete', kind: 'destroy', disabled: true, onSelect: () => (done = 'deleted') },
  ] as const
  const { unmount } = show(there(papers), { summary: '2 chosen', acts })
  const filters = () => screen.getByRole('group', { name: 'Which papers' }).textContent
  expect(filters()).toBe('mine2 chosenSendDelete')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(done).toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(done).toBe('sent')
  unmount()
  show(there(papers), { summary: '2 chosen', acts, replaces: 'start' })
  expect(filters()).toBe('2 chosenSendDeletesearch')
})
