/**
 * `npm run model`: the statecharts of all flows, on the model alone (long) and on the real screen. Closes with tables of
 * what was run and of how much of each machine the screen was driven through; fails where that is not all of it.
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
const { figures, counts } = await runForFigures('model', [onModel, onScreen])
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

/** @param {number} driven @param {number} all */
const share = (driven, all) => `${driven} of ${all}, ${Math.floor((100 * driven) / all)} %`
const machines = figures
  .filter(({ part }) => part === 'model')
  .map((all) => ({ all, driven: figures.find(({ part, machine }) => part === 'screen' && machine === all.machine) }))
printTable(
  ['on the screen', 'states', 'transitions'],
  machines.map(({ all, driven }) => [
    all.machine,
    share(driven?.states ?? 0, all.states),
    share(driven?.transitions ?? 0, all.transitions),
  ]),
)
const incomplete = machines.filter(
  ({ all, driven }) => driven?.states !== all.states || driven.transitions !== all.transitions,
)
if (incomplete.length > 0 || machines.length === 0) process.exitCode = 1

/** @param {string} part @param {'transitions' | 'paths' | 'milliseconds'} what */
const sum = (part, what) => figures.filter((one) => one.part === part).reduce((total, one) => total + one[what], 0)
process.stdout.write(
  `${sum('model', 'paths')} paths on the model, ${sum('walk', 'transitions')} random events, ${sum('screen', 'paths')} paths on the screen` +
    ` (${(sum('screen', 'milliseconds') / 1000).toFixed(0)} s): ${counts.passed} passed, ${counts.failed} failed\n`,
)
