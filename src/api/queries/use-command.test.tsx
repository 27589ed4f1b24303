// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Call, newKey } from '#api/client/client.ts'
import { refusal, TransportError } from '#api/client/failures.ts'
import { user } from '#api/contract/groups/user.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { ClientProvider } from './client-context.tsx'
import { KeptWorkProvider } from './kept-work-context.tsx'
import { keyOf } from './query-of.ts'
import { type CommandOptions, useCommand } from './use-command.ts'

afterEach(cleanup)

/** The command over a service that fails with these errors and then succeeds, and the keys it sent. */
const given = (...failures: readonly Error[]) => opened(memoryStorage(), {}, failures)

/** The same with a given browser storage. */
function opened(storage: TextStorage, options: CommandOptions, failures: readonly Error[]) {
  const keys: (string | undefined)[] = []
  const signals: (AbortSignal | undefined)[] = []
  const call = (async (_endpoint, _input, options) => {
    keys.push(options?.idempotencyKey)
    signals.push(options?.signal)
    const failure = failures[keys.length - 1]
    if (failure !== undefined) throw failure
    return {}
  }) as Call
  const cache = new QueryClient()
  const work = createKeptWork({ storage, uid: () => 7, now: () => Date.now(), newKey })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>
        <KeptWorkProvider value={work}>{children}</KeptWorkProvider>
      </ClientProvider>
    </QueryClientProvider>
  )
  const { result, unmount } = renderHook(
    () => useCommand(user.saveSetting, { invalidates: [user.setting], ...options }),
    {
      wrapper,
    },
  )
  const save = (value: string) =>
    act(() =>
      result.current.mutateAsync({ key: 'language', value }).then(
        () => 'saved',
        (error: Error) => error.message,
      ),
    )
  return { save, keys, cache, signals, unmount }
}

const lost = () => new TransportError('server', 'zh-CN')

/** Each key as the index of its first occurrence. */
const indicesOf = (keys: readonly (string | undefined)[]) => keys.map((key) => keys.indexOf(key))

test('one intent keeps one key until its response is known', async () => {
  const { save, keys } = given(lost(), lost())
  expect([await save('en'), await save('en'), await save('en')]).toEqual(['服务器错误', '服务器错误', 'saved'])
  expect(indicesOf(keys)).toEqual([0, 0, 0])
  await save('en')
  expect(indicesOf(keys)).toEqual([0, 0, 0, 3])
})

test('a refusal is a response: the next attempt is another intent', async () => {
  const { save, keys } = given(refusal(user.saveSetting, { id: 'notFound', data: null }, '没有找到'))
  expect([await save('en'), await save('en')]).toEqual(['没有找到', 'saved'])
  expect(indicesOf(keys)).toEqual([0, 1])
})

test.each(['notLoggedIn', 'ticketExpired', 'passwordChangeNeeded'] as const)(
  'after %s the outcome of the first attempt is still unknown, so its key stays',
  async (id) => {
    const { save, keys } = given(lost(), refusal(user.saveSetting, { id, data: null }, '请先登录'))
    expect([await save('en'), await save('en'), await save('en')]).toEqual(['服务器错误', '请先登录', 'saved'])
    expect(indicesOf(keys)).toEqual([0, 0, 0])
  },
)

test('another input is another intent, and the first keeps its key meanwhile', async () => {
  const { save, keys } = given(lost())
  await save('en')
  await save('zh-CN')
  await save('en')
  expect(indicesOf(keys)).toEqual([0, 1, 0])
})

test('a success refetches what it makes stale, a failure leaves it', async () => {
  const { save, cache } = given(lost())
  const key = keyOf(user.setting, { key: 'language' })
  cache.setQueryData(key, { value: null })
  const isStale = () => cache.getQueryState(key)?.isInvalidated
  await save('en')
  expect(isStale()).toBe(false)
  await save('en')
  expect(isStale()).toBe(true)
})

test('an unanswered intent keeps its key across a reload, unless its input is a secret', async () => {
  const keysOver = async (options: CommandOptions) => {
    const storage = memoryStorage()
    const before = opened(storage, options, [lost()])
    await before.save('en')
    const after = opened(storage, options, [])
    await after.save('en')
    return indicesOf([...before.keys, ...after.keys])
  }
  expect([await keysOver({}), await keysOver({ isSecret: true })]).toEqual([
    [0, 0],
    [0, 1],
  ])
})

test('a setting changed since is set again, not repeated', async () => {
  const { save, keys } = opened(memoryStorage(), { isSetting: true }, [lost()])
  await save('en')
  await save('zh-CN')
  await save('en')
  expect(indicesOf(keys)).toEqual([0, 1, 2])
})

test.each([
  [true, { before: false, after: true }],
  [false, { before: undefined, after: undefined }],
])('a step of a flow that ends with its page (%s) is cancelled with it', async (endsWithPage, expected) => {
  const { save, signals, unmount } = opened(memoryStorage(), { endsWithPage }, [])
  await save('en')
  const before = signals[0]?.aborted
  unmount()
  expect({ before, after: signals[0]?.aborted }).toStrictEqual(expected)
})
