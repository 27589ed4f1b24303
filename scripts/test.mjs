/**
 * `npm test`: the checks, the build, and in a real browser what must never be broken (`tests/e2e`). Of the tests without a
 * browser all that are pure or look at the whole tree, and those beside what the last change touches with a fourth of the
 * rest, which the commit's hash chooses; `npm test -- --all` runs them all. Those of `tests/security` and `tests/journeys`, of
 * races (`*.races.test.ts`), and of databases on a disk and started processes (`*.process.test.ts`) are walks, which
 * continuous integration (`.ci/run`) adds. The last line is the sum.
 */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { shareOfCommit } from './share.mjs'
import { browserStep, buildStep, quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
installWhenChanged(root, 'tests')
const started = Date.now()
const updates = process.argv.includes('--update-readme')
const share = updates || process.argv.includes('--all') ? {} : shareOfCommit()
const counts = await runSteps([
  // A browser is waited for more than it computes: the checks have the time.
  [...quickSteps.map((step) => [step]), [buildStep, browserStep('e2e')]],
  { ...testStep('unit', ['pure', 'shared', 'components']), env: share },
])
if (updates) {
  const { updateReadme } = await import('./update-readme.mjs')
  updateReadme({ ...counts, seconds: Math.round((Date.now() - started) / 1000) })
}
