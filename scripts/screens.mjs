/** `npm run screens`: everything in a real browser that `npm test` leaves out (`tests/screens`). The last line is the sum. */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { buildStep, runSteps, testStep } from './steps.mjs'

requireNode()
installWhenChanged(root)
await runSteps([buildStep, testStep('screens', 'vitest.e2e.config.ts', ['tests/screens'])])
