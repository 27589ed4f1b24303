import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cutsOf, faultsAfterCuts, makeWriter, recordWrites, type Writer } from '#tests/support/database/power-cuts.ts'
import type { Step } from '#tests/support/database/recorded-disk.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

/** A few power cuts; `power-loss.races.test.ts` makes a thousand. */
const cutCount = 4

const transactions = 20

const seed = Number(process.env['POWER_SEED'] ?? randomInt(1_000_000))

let writer: Writer

beforeAll(async () => {
  writer = await makeWriter()
})

/** Numbers of the acknowledged transactions, each with the number of syncs before it. */
function answersIn(steps: readonly Step[]): [number, number][] {
  let syncs = 0
  const answers: [number, number][] = []
  for (const step of steps) {
    if (step.act === 'begin') syncs = 0
    if (step.act === 'sync') syncs += 1
    if (step.act === 'answered' && step.number > 0) answers.push([step.number, syncs])
  }
  return answers
}

test(`what was acknowledged is there after a power cut, seed ${seed}`, async () => {
  const { steps, status, complaints } = recordWrites(writer, transactions)
  expect({ status, complaints }).toEqual({ status: 0, complaints: '' })
  const answers = answersIn(steps)
  expect(answers.map(([number]) => number)).toEqual(Array.from({ length: transactions }, (_, index) => index + 1))
  expect(answers.filter(([, syncs]) => syncs === 0)).toEqual([])
  const random = seededRandom(seed)
  const cuts = cutsOf(steps, random)
  const first = random(cuts.length - cutCount)
  expect(await faultsAfterCuts(writer, steps, cuts.slice(first, first + cutCount), random)).toEqual([])
})

test('a commit that the disk refuses to sync is not acknowledged, nor anything after it, and the process ends', () => {
  const { steps, status, complaints } = recordWrites(writer, 6, { isRefusing: true })
  expect(answersIn(steps).map(([number]) => number)).toEqual([1, 2, 3])
  expect(status).toBe(1)
  expect(complaints).toMatch(/could not fsync file "\d+": I\/O error|The disk failed to sync the database/)
})
