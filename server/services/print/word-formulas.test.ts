import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { ommlOf } from '#domain/export/omml-writer.ts'
import { latexOf } from '#domain/import/omml.ts'
import { amountIn, keepFigures } from '#tests/support/runs/figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { xmlTree } from '../files/xml-tree.mjs'
import { mathTree } from './formula-mathml.ts'
import { shapeOf } from './testing/formula-shape.ts'
import { randomFormula } from './testing/random-formula.ts'

const seed = Number(process.env['FORMULA_SEED'] ?? randomInt(1_000_000))

const wanted = amountIn(import.meta.filename, { few: 400, full: 5_000 })

/** How long the long run may take before it counts as hung. */
const limit = 120_000

/** The formula as stored by Word and read again by the import; null if Word has no equation for it. */
function backFromWord(tex: string): string | null {
  const tree = mathTree(tex)
  const omml = tree === null ? null : ommlOf(tree)
  const read = omml === null ? 'broken' : xmlTree(omml, 200, { left: 100_000 })
  if (typeof read === 'string') return null
  const { tex: back, lost } = latexOf(read)
  return lost.length === 0 ? back : null
}

test(
  `formulas converted to Word and back look the same (FORMULA_SEED=${seed})`,
  () => {
    const random = seededRandom(seed)
    const formulas = Array.from({ length: wanted }, (_, index) => randomFormula(random, 1 + (index % 3)))
    const different = formulas.filter((tex) => {
      const back = backFromWord(tex)
      return back === null || shapeOf(back) !== shapeOf(tex)
    })
    keepFigures({ formulas: wanted, same: wanted - different.length })
    // Most formulas in papers are simpler; of these one in a hundred may look different.
    expect(different.length, different.slice(0, 5).join('\n')).toBeLessThanOrEqual(wanted / 100)
  },
  limit,
)

test('triangles congruent as China writes it keep their sign through Word', () => {
  const tex = String.raw`\triangle ABC\mathrel{≌}\triangle DEF`
  expect(backFromWord(tex)).toBe(tex)
})
