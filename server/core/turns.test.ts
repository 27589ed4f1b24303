import { expect, test } from 'vitest'
import { takingTurns } from './turns.ts'

test('no more than so many run at once, in the order of their coming; one that fails gives its place on', async () => {
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
