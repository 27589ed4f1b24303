import { browserStep } from '../steps.mjs'

/**
 * The real-browser journeys that `npm test` does not run.
 * @type {import('../walks.mjs').Walk}
 */
export const screens = {
  name: 'screens',
  steps: [browserStep('screens')],
}
