/** `npm run verify`: the checks that need neither a browser nor a database. */
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
await installWhenChanged(root, 'tests')
await runSteps([...quickSteps, testStep('verify', ['pure'])])
