/**
 * `npm test`: the checks, the build, and in a real browser whatever must never break (`tests/e2e`). Of the tests
 * without a browser, it runs all that are pure or inspect the whole tree, and those near the last change plus a quarter
 * of the rest, chosen by the commit's hash; `npm test -- --all` runs them all. Those in `tests/security` and
 * `tests/journeys`, races (`*.races.test.ts`), and tests of databases on disk and child processes (`*.process.test.ts`)
 * are walks, which continuous integration (`.ci/run`) adds. The last line of output is the total.
 */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { shareOfCommit } from './share.mjs'
import { browserStep, buildStep, quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
await installWhenChanged(root, 'tests')
const started = Date.now()
const updates = process.argv.includes('--update-readme')
const share = updates || process.argv.includes('--all') ? {} : shareOfCommit()
const counts = await runSteps([
  // Browser tests mostly wait, which leaves processor time for the checks.
  [...quickSteps.map((step) => [step]), [buildStep, browserStep('e2e')]],
  { ...testStep('unit', ['pure', 'shared', 'components']), env: share },
])
if (updates) {
  const { updateReadme } = await import('./update-readme.mjs')
  updateReadme({ ...counts, seconds: Math.round((Date.now() - started) / 1000) })
}
