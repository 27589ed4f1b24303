import { printTable } from '../print-table.mjs'
import { testStep } from '../steps.mjs'

/** @typedef {{ part: number, sequences: number, acts: number, done: number }} Figures */

/** @param {Figures[]} figures @param {'sequences' | 'acts' | 'done'} name */
const sumOf = (figures, name) => figures.reduce((sum, one) => sum + one[name], 0)

/** The fewest random sequences of acts that a whole run goes through. */
const wanted = 100_000

/**
 * Random sequences of operations on papers, beside a plain model of them: as many as the figure asks for.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const papers = {
  name: 'papers',
  steps: [testStep('papers', 'vitest.config.ts', ['src/domain/paper/editing/reference.test.ts'])],
  report: (figures) => {
    const sequences = sumOf(figures, 'sequences')
    printTable(['sequences', 'acts', 'not refused'], [[sequences, sumOf(figures, 'acts'), sumOf(figures, 'done')]])
    return sequences < wanted ? [`Only ${sequences} of ${wanted} sequences of acts on papers were run`] : []
  },
}
