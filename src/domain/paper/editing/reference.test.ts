import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { subjects } from '#domain/classes/subjects.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { amountIn, keepFigures } from '#tests/support/runs/figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { paperWith } from '../testing/papers.ts'
import { plainlyDone } from '../testing/plain-acts.ts'
import { randomAct } from '../testing/random-act.ts'
import { applyOperation } from './apply-operation.ts'

const seed = Number(process.env['PAPER_SEED'] ?? randomInt(1_000_000))

/** Sequences of acts, split into ten parts. */
const sequences = amountIn(import.meta.filename, { few: 500, full: 100_000 })

const parts = 10

const steps = 16

/** Small, so that papers are often full. */
const maximum = 8

/** A part of the long run that takes longer counts as hung. */
const partLimit = 600_000

test.each(Array.from({ length: parts }, (_, part) => part))(
  `random sequences do what a plain model does, and nothing to another paper: part %i (PAPER_SEED=${seed})`,
  (part) => {
    const random = seededRandom(seed + part)
    let done = 0
    for (let sequence = 0; sequence < sequences / parts; sequence++) {
      const subjectId = sequence % 2 === 0 ? subjects.juniorEnglish : subjects.juniorMaths
      const initial = paperWith([], { subjectId })
      let paper = initial
      for (let step = 0; step < steps; step++) {
        const act = randomAct(random, paper)
        const rules = { initial, maximum }
        const result = applyOperation(paper, { ...act, paperId: 12 }, rules)
        const expected = plainlyDone(paper, act, rules)
        // Asserted only on failure: two million comparisons that each build a message take ten times as long.
        if (!isSameValue(result.ok ? result.paper : null, expected))
          expect(result.ok ? result.paper : null, whereOf(part, sequence, step, act)).toEqual(expected)
        const ofOther = applyOperation(paper, { ...act, paperId: 13 }, rules)
        if (ofOther.ok || ofOther.reason !== 'paperIdIncorrect') expect(ofOther).toBe('refused')
        if (result.ok) {
          paper = result.paper
          done++
        }
      }
    }
    expect(done).toBeGreaterThan(sequences / parts)
    keepFigures({ part, sequences: sequences / parts, acts: (sequences / parts) * steps, done })
  },
  partLimit,
)

const whereOf = (part: number, sequence: number, step: number, act: object): string =>
  `PAPER_SEED=${seed}, part ${part}, sequence ${sequence}, step ${step}: ${JSON.stringify(act)}`
