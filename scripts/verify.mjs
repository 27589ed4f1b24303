/** `npm run verify`: the checks that need no browser and no database. */
import { requireNode } from './require-node.mjs'
import { quickSteps, runSteps, testStep } from './steps.mjs'

requireNode()
runSteps([...quickSteps, testStep('verify', 'vitest.verify.config.ts')])
