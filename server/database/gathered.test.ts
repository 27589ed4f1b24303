import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { gathered } from './gathered.ts'

/** A look-up whose queries wait until the test releases them. */
function heldLookUp(others?: () => Promise<unknown>) {
  const queries: { readonly keys: readonly string[]; readonly end: (error?: Error) => void }[] = []
  const arrivals: (() => void)[] = []
  const find = gathered<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const rows = new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `row of ${key}`]))
        queries.push({ keys, end: (error) => (error ? reject(error) : resolve(rows)) })
        arrivals.shift()?.()
      }),
    others,
  )
  const arrival = () => new Promise<void>((resolve) => arrivals.push(resolve))
  return { find, queries, arrival }
}

test('keys asked for in one turn share a query; keys asked for meanwhile go into the next', async () => {
  const { find, queries, arrival } = heldLookUp()
  const first = arrival()
  const early = [find('a'), find('unknown'), find('a')]
  await first
  const late = [find('a'), find('b')]
  const second = arrival()
  queries[0]?.end()
  expect(await Promise.all(early)).toEqual(['row of a', null, 'row of a'])
  await second
  queries[1]?.end()
  expect(await Promise.all(late)).toEqual(['row of a', 'row of b'])
  expect(queries.map(({ keys }) => keys)).toEqual([
    ['a', 'unknown'],
    ['a', 'b'],
  ])
})

test('when nobody is in a hurry, keys of several turns share a query', async () => {
  const { work, end } = heldWork()
  const { find, queries, arrival } = heldLookUp(work)
  const begun = arrival()
  const asked = [find('a')]
  await setImmediate()
  asked.push(find('b'))
  end()
  await begun
  queries[0]?.end()
  expect({ found: await Promise.all(asked), queried: queries.map(({ keys }) => keys) }).toEqual({
    found: ['row of a', 'row of b'],
    queried: [['a', 'b']],
  })
})

test('a failed query fails only its own callers', async () => {
  const { find, queries, arrival } = heldLookUp()
  const first = arrival()
  const failing = [find('a'), find('b')]
  await first
  const second = arrival()
  const next = find('a')
  queries[0]?.end(new Error('cut'))
  const cut = { status: 'rejected', reason: new Error('cut') }
  expect(await Promise.allSettled(failing)).toEqual([cut, cut])
  await second
  queries[1]?.end()
  expect(await next).toBe('row of a')
})
