import { randomInt } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { cutsOf, faultsAfterCuts, makeWriter, recordWrites, type Writer } from '#tests/support/database/power-cuts.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { noteResult } from '#tests/support/runs/resilience-figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

/** Transactions of each run, and the minimum number of power cuts they must yield. */
const [transactions, leastCuts] = [timesOf(8, 50), timesOf(16, 250)]

const runs = timesOf(1, 4)

/** Hundreds of database starts take minutes, and several times as long on a busy machine. */
const patience = 1_800_000

const seed = Number(process.env['POWER_SEED'] ?? randomInt(1_000_000))

let writer: Writer

beforeAll(async () => {
  writer = await makeWriter()
})

test.each(Array.from({ length: runs }, (_, run) => seed + run))(
  `power cuts before and between the syncs of ${transactions} transactions, seed %i`,
  async (ownSeed) => {
    const { steps, status } = recordWrites(writer, transactions)
    expect(status).toBe(0)
    const random = seededRandom(ownSeed)
    const cuts = cutsOf(steps, random)
    expect(cuts.length).toBeGreaterThanOrEqual(leastCuts)
    expect(await faultsAfterCuts(writer, steps, cuts, random)).toEqual([])
    noteResult({
      row: 'P24 power cut at each sync',
      figure: `${transactions} transactions, ${cuts.length} images of the disk opened`,
      result: 'no answered commit missing, none half done',
    })
  },
  patience,
)

test(`a database that does not sync loses what it acknowledged, seed ${seed}`, async () => {
  const { steps } = recordWrites(writer, 8, { isDurable: false })
  const cut = { before: steps.length, isLucky: false }
  const [fault] = await faultsAfterCuts(writer, steps, [cut], seededRandom(seed))
  expect(fault).toMatch(/^before step \d+: after 8 or 8 transactions there is error: relation "debit" does not exist/)
})
