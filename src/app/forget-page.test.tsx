// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createStore } from '#api/ports/readable.ts'
import { createAreaRuntime } from './area-runtime.ts'
import { forgetPage } from './forget-page.ts'

/** A cache with a class list, and an area that goes away on command. */
function withArea() {
  const queryClient = new QueryClient()
  for (const key of ['members', 'who', 'typed']) queryClient.setQueryData([key], '姓名 student')
  queryClient.getMutationCache().build(queryClient, { mutationKey: ['rename'] })
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  const areas = createAreaRuntime(
    () => Promise.resolve({ mount: () => Promise.resolve(), unmount: () => gone }),
    () => ({ host: {} as never, release: () => {} }),
  )
  const held = () => ({
    queries: queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
    mutations: queryClient.getMutationCache().getAll().length,
  })
  return { queryClient, areas, go: () => go(), held }
}

const turn = () => new Promise(setImmediate)

test('what a page had read is dropped once its area is gone too; who is signed in and what is typed stay', async () => {
  const { queryClient, areas, go, held } = withArea()
  areas.show('report-html', document.createElement('div'))
  await turn()
  areas.hide()
  const forgotten = forgetPage({ queryClient, isWithdrawn: createStore(true) }, areas)
  await turn()
  expect(held()).toEqual({ queries: ['members', 'who', 'typed'], mutations: 1 })
  go()
  await forgotten
  expect(held()).toEqual({ queries: ['who', 'typed'], mutations: 0 })
})

test('what was read since by somebody who is back stays', async () => {
  const { queryClient, areas, held } = withArea()
  await forgetPage({ queryClient, isWithdrawn: createStore(false) }, areas)
  expect(held()).toEqual({ queries: ['members', 'who', 'typed'], mutations: 1 })
})
