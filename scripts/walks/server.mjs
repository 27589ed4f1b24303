import path from 'node:path'
import { root } from '../root.mjs'
import { testStep } from '../steps.mjs'

const onServer = ['shared', 'security', 'processes', 'races', 'journeys']

const serverTests = ['server', 'tests/security', 'tests/journeys']

const inCi = (/** @type {string} */ script) => path.join(root, '.ci', script)

const onPostgres = testStep('server on PostgreSQL under Node 24', onServer, serverTests)

/**
 * The service with its attackers, its processes and the journeys through it: on the embedded database under the Node that is
 * here, and where most else differs, on PostgreSQL under Node 24, of which a share is a fourth. What `npm test` has run is not
 * run again.
 * @type {import('../walks.mjs').Walk}
 */
export const server = {
  name: 'server',
  steps: [
    testStep('attacks', ['security', 'processes', 'journeys']),
    {
      ...onPostgres,
      // What the last change touched runs on the embedded database; who may do what does not depend on the database.
      env: { WALK_TOUCHED: '' },
      report: path.join(root, 'test-results/postgres.json'),
      command: ['bash', inCi('node24'), 'bash', inCi('postgres'), '--throwaway', ...onPostgres.command],
    },
  ],
}
