// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepQuery, useKeptQuery } from './use-kept-query.ts'

type Query = Readonly<Record<string, string>>

const fields = ['keyword', 'group']

/** A page whose address is what it sets, over a store of kept filters. */
function visit(store: Map<string, unknown>, given: Query = {}, page = 'members') {
  const keptOf = (of: string) => ({
    page: of,
    fields,
    load: () => store.get(of),
    save: (query: Query) => void store.set(of, query),
  })
  const restored: Query[] = []
  const { result, rerender } = renderHook(
    ({ query, of }: { readonly query: Query; readonly of: string }) =>
      useKeptQuery(query, keptOf(of), (next) => void restored.push(next)),
    { initialProps: { query: given, of: page } },
  )
  const go = (query: Query, of = page) => act(() => rerender({ query, of }))
  const keep = (query: Readonly<Record<string, string | null>>) => keepQuery(keptOf(page), query)
  return { shown: () => result.current, restored, go, keep }
}

test('a page opened by its bare address has its filters from the first render on', () => {
  const store = new Map()
  visit(store).keep({ keyword: '李', group: null, page: '2' })
  const { shown, restored } = visit(store)
  expect({ shown: shown(), restored }).toEqual({ shown: { keyword: '李' }, restored: [{ keyword: '李' }] })
})

test('an address with a query is left unchanged', () => {
  const store = new Map([['members', { keyword: '李' }]])
  const { shown, restored } = visit(store, { group: '.A' })
  expect({ shown: shown(), restored }).toEqual({ shown: { group: '.A' }, restored: [] })
})

test('removed filters stay removed', () => {
  const store = new Map<string, unknown>([['members', { keyword: '李' }]])
  const { shown, restored, go, keep } = visit(store)
  go({ keyword: '李' })
  keep({ keyword: null })
  go({})
  expect({ shown: shown(), restored, kept: store.get('members') }).toEqual({
    shown: {},
    restored: [{ keyword: '李' }],
    kept: {},
  })
})

test('each page has its own filters, and another one starts with those it had', () => {
  const store = new Map([['requests', { group: '-' }]])
  const { shown, restored, go } = visit(store, { keyword: '李' })
  go({}, 'requests')
  expect({ shown: shown(), restored }).toEqual({ shown: { group: '-' }, restored: [{ group: '-' }] })
})

test.each([null, 'text', 7, { keyword: 7, group: '', other: 'x' }])('what is kept may be anything: %j', (kept) => {
  const { shown, restored } = visit(new Map([['members', kept]]))
  expect({ shown: shown(), restored }).toEqual({ shown: {}, restored: [] })
})
