import { browserStep } from '../steps.mjs'

/**
 * Journeys in a real browser beside those of `npm test`.
 * @type {import('../walks.mjs').Walk}
 */
export const screens = {
  name: 'screens',
  steps: [browserStep('screens')],
}
