import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { amountIn } from '#tests/support/runs/figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { differencesIn, randomTable } from './testing/score-tables.ts'

const seed = Number(process.env['SCORES_SEED'] ?? randomInt(1_000_000))

/** Tables, split into ten parts. */
const tables = amountIn(import.meta.filename, { few: 300, full: 10_000 })

const parts = 10

/** Resolution of a random share. */
const steps = 1_000_000

test.each(Array.from({ length: parts }, (_, part) => part))(
  `on random tables of scores the statistics are those of the textbooks: part %i (SCORES_SEED=${seed})`,
  (part) => {
    const draw = seededRandom(seed + part)
    const random = () => draw(steps) / steps
    const differences = Array.from({ length: tables / parts }, () => differencesIn(randomTable(random)))
    expect(differences.flat()).toEqual([])
  },
)
