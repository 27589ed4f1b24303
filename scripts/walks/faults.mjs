import { printTable } from '../print-table.mjs'
import { browserStep } from '../steps.mjs'

/** @typedef {{ journey: string, pairs: number, violations: number, milliseconds: number }} Figures */

/**
 * Faults injected into the requests of every sign-on journey, the chunks of every screen, and browser storage.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const faults = {
  name: 'faults',
  steps: [browserStep('faults')],
  report: (figures) => {
    printTable(
      ['journey', 'requests × faults', 'violations', 'seconds'],
      figures.map(({ journey, pairs, violations, milliseconds }) => [
        journey,
        pairs,
        violations,
        (milliseconds / 1000).toFixed(1),
      ]),
    )
    return []
  },
}
