import { printTable } from '../print-table.mjs'
import { testStep } from '../steps.mjs'

/** @typedef {{ row: string, figure: string, result: string }} Figures */

/**
 * Races between processes, and kills, as many as their figures require: whatever needs real time.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const races = {
  name: 'races',
  steps: [testStep('races', ['races'])],
  report: (figures) => {
    printTable(
      ['row', 'figure', 'result'],
      figures.map(({ row, figure, result }) => [row, figure, result]),
    )
    return []
  },
}
