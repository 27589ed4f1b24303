import { printTable } from '../print-table.mjs'
import { browserStep } from '../steps.mjs'

/** @typedef {{ journey: string, requests: number, pairs: number, violations: number, milliseconds: number }} Figures */

/**
 * The requests of every journey of the sign-on, the parts of every screen and what is kept in the browser, spoilt.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const faults = {
  name: 'faults',
  steps: [browserStep('faults')],
  report: (figures) => {
    printTable(
      ['journey', 'requests', 'requests × faults', 'violations', 'seconds'],
      figures.map(({ journey, requests, pairs, violations, milliseconds }) => [
        journey,
        requests,
        pairs,
        violations,
        (milliseconds / 1000).toFixed(1),
      ]),
    )
    return []
  },
}
