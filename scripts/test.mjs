/**
 * `npm test`: the checks, the build, and in a real browser what must never be broken (`tests/e2e`). Of the other tests all
 * but those of `tests/security` and `tests/journeys`, of races (`*.races.test.ts`), and of databases on a disk and started
 * processes (`*.process.test.ts`): continuous integration (`.ci/run`) adds them. The last line is the sum.
 */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { browserStep, buildStep, quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
installWhenChanged(root, 'tests')
const started = Date.now()
const counts = await runSteps([
  // A browser is waited for more than it computes: the checks have the time.
  [...quickSteps.map((step) => [step]), [buildStep, browserStep('e2e')]],
  testStep('unit', ['pure', 'shared', 'components']),
])
if (process.argv.includes('--update-readme')) {
  const { updateReadme } = await import('./update-readme.mjs')
  updateReadme({ ...counts, seconds: Math.round((Date.now() - started) / 1000) })
}
