import path from 'node:path'
import { root } from '../root.mjs'
import { testStep } from '../steps.mjs'

const onServer = ['shared', 'security', 'processes', 'races']

const serverTests = ['server', 'tests/security']

const inCi = (/** @type {string} */ script) => path.join(root, '.ci', script)

const onPostgres = testStep('server on PostgreSQL under Node 24', onServer, serverTests)

/**
 * The service: attacks, processes and journeys, on the embedded database under the current Node, and, where most else
 * differs, on PostgreSQL under Node 24, of which a share is a quarter. What `npm test` has run is not repeated, and
 * journeys prove the wiring of screens.
 * @type {import('../walks.mjs').Walk}
 */
export const server = {
  name: 'server',
  steps: [
    testStep('attacks', ['security', 'processes', 'journeys']),
    {
      ...onPostgres,
      // What the last change touched runs on the embedded database; permissions do not depend on the database.
      env: { WALK_TOUCHED: '' },
      report: path.join(root, 'test-results/postgres.json'),
      command: ['bash', inCi('node24'), 'bash', inCi('postgres'), '--throwaway', ...onPostgres.command],
    },
  ],
}
