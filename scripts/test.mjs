/** `npm test`: everything that continuous integration runs, the browser included. The last line is the sum. */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { buildStep, quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
installWhenChanged(root)
const started = Date.now()
/** A journey waits more than it works: half of them run beside the other half, each half on a product of its own. */
const journeys = ['1/2', '2/2'].map((shard, index) =>
  testStep(`e2e-${index + 1}`, 'vitest.e2e.config.ts', [`--shard=${shard}`]),
)
const counts = await runSteps([quickSteps, buildStep, testStep('unit', 'vitest.config.ts'), journeys])
if (process.argv.includes('--update-readme')) {
  const { updateReadme } = await import('./update-readme.mjs')
  updateReadme({ ...counts, seconds: Math.round((Date.now() - started) / 1000) })
}
