/**
 * `npm run model`: the statecharts of the sign-on, on the model alone (long) and on the real screen. Closes with a table of
 * what was run, and its sum.
 */
import { printTable, runForFigures } from './figures.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { testStep } from './steps.mjs'

/**
 * @typedef {{ machine: string, part: string, states: number, transitions: number, paths: number, milliseconds: number }} Figures
 */

requireNode()
installWhenChanged(root)
const onModel = testStep('model', 'vitest.config.ts', ['tests/model'])
const onScreen = testStep('model-screen', 'vitest.model.config.ts')
/** @type {{ figures: Figures[], counts: { passed: number, failed: number } }} */
const { figures, counts } = runForFigures('model', [onModel, onScreen])
const order = ['model', 'walk', 'screen']
figures.sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))

printTable(
  ['part', 'machine', 'states', 'transitions', 'paths', 'seconds'],
  figures.map((one) => [
    one.part,
    one.machine,
    one.part === 'walk' ? `${one.states} visited` : one.states,
    one.part === 'walk' ? `${one.transitions} events` : one.transitions,
    one.paths,
    (one.milliseconds / 1000).toFixed(1),
  ]),
)

/** @param {string} part @param {'transitions' | 'paths' | 'milliseconds'} what */
const sum = (part, what) => figures.filter((one) => one.part === part).reduce((total, one) => total + one[what], 0)
process.stdout.write(
  `${sum('model', 'paths')} paths on the model, ${sum('walk', 'transitions')} random events, ${sum('screen', 'paths')} paths on the screen` +
    ` (${(sum('screen', 'milliseconds') / 1000).toFixed(0)} s): ${counts.passed} passed, ${counts.failed} failed\n`,
)
