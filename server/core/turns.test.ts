import { expect, test } from 'vitest'
import { takingTurns, takingTurnsByName } from './turns.ts'

test('runs no more than the limit at once, in order of arrival; work that fails gives up its turn', async () => {
  const inTurn = takingTurns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map((index) =>
    inTurn(async () => {
      begun.push(index)
      await new Promise<void>((resolve) => (ends[index] = resolve))
      if (index === 0) throw new Error('failed')
      return index
    }),
  )
  const settled = Promise.allSettled(works)
  const seen = async (count: number) => expect.poll(() => [...begun]).toEqual([0, 1, 2, 3].slice(0, count))
  await seen(2)
  ends[0]?.()
  await seen(3)
  ends[1]?.()
  await seen(4)
  ends[2]?.()
  ends[3]?.()
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual(['failed', 1, 2, 3])
})

test('work under one name runs one after another, even behind a failure; other names are not held up', async () => {
  const inTurn = takingTurnsByName()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string, work: string) =>
    inTurn(name, async () => {
      begun.push(work)
      await new Promise<void>((resolve) => ends.set(work, resolve))
      if (work === 'a1') throw new Error('failed')
      return work
    })
  const settled = Promise.allSettled([start('a', 'a1'), start('a', 'a2'), start('b', 'b1'), start('a', 'a3')])
  const seen = async (works: readonly string[]) => expect.poll(() => begun.slice()).toEqual(works)
  await seen(['a1', 'b1'])
  ends.get('a1')?.()
  await seen(['a1', 'b1', 'a2'])
  ends.get('a2')?.()
  await seen(['a1', 'b1', 'a2', 'a3'])
  ends.get('a3')?.()
  ends.get('b1')?.()
  expect((await settled).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'failed',
    'a2',
    'b1',
    'a3',
  ])
})
