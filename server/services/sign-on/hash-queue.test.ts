import { expect, test } from 'vitest'
import { Refusal } from '#server/core/refusal.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { hashQueue } from './hash-queue.ts'

/** Runs everything that waits for nothing external. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('hashes run in the order requested, never more than slots, and a newcomer takes nobody’s turn', async () => {
  const { hash } = hashQueue({ slots: 2, waiting: 99 })
  const works = Array.from({ length: 4 }, heldWork)
  const started: string[] = []
  const begin = (name: string, work: () => Promise<void>) => {
    void hash(() => {
      started.push(name)
      return work()
    })
  }
  for (const [index, { work }] of works.entries()) begin(`early ${index}`, work)
  await settled()
  expect(started).toEqual(['early 0', 'early 1'])
  works[0]?.end()
  const late = heldWork()
  // One of them arrives at the very moment when the slot changes hands.
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve()
    begin(`late ${turn}`, late.work)
  }
  await settled()
  expect(started).toEqual(['early 0', 'early 1', 'early 2'])
  late.end()
  for (const { end } of works) end()
  await settled()
  const inOrder = [...works.keys()].map((index) => `early ${index}`)
  expect(started).toEqual([...inOrder, ...Array.from({ length: 20 }, (_, turn) => `late ${turn}`)])
})

test('a hash that fails gives its slot back', async () => {
  const { hash } = hashQueue({ slots: 1, waiting: 0 })
  const broken = hash(() => Promise.reject(new Error('broken')))
  const next = hash(async () => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect({ next: await next, last: await hash(async () => 'last') }).toEqual({ next: 'next', last: 'last' })
})

test('the limit is admitted, the next is refused at once, and one that ended or failed makes room', async () => {
  const { admit } = hashQueue({ slots: 1, waiting: 2 })
  const works = Array.from({ length: 3 }, heldWork)
  const inside = works.map(({ work }) => admit(work))
  const refusal = await admit(async () => 'never').catch((error: unknown) => error)
  expect(refusal).toEqual(
    new Refusal(503, '现在登录的人太多，请几秒后再试', 'Too many people are signing in; try again in a few seconds', 5),
  )
  works[0]?.end()
  await inside[0]
  await expect(admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await admit(async () => 'in')).toBe('in')
  for (const { end } of works) end()
})
