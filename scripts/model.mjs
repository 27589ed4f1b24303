/**
 * `npm run model`: the statecharts of the sign-on, on the model alone (long) and on the real screen. Closes with a table of
 * what was run, and its sum.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { runSteps, testStep } from './steps.mjs'

/**
 * @typedef {{ machine: string, part: string, states: number, transitions: number, paths: number, milliseconds: number }} Figures
 */

requireNode()
installWhenChanged(root)
const file = path.join(root, 'test-results/model-figures.jsonl')
rmSync(file, { force: true })
const env = { MODEL_FIGURES: file }
const onModel = testStep('model', 'vitest.config.ts')
const onScreen = testStep('model-screen', 'vitest.model.config.ts')
const counts = runSteps([
  { ...onModel, command: [...onModel.command, 'tests/model'], env },
  { ...onScreen, env },
])
/** @type {Figures[]} */
const figures = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : []
const order = ['model', 'walk', 'screen']
figures.sort((a, b) => order.indexOf(a.part) - order.indexOf(b.part))

const heads = ['part', 'machine', 'states', 'transitions', 'paths', 'seconds']
const rows = figures.map((one) => [
  one.part,
  one.machine,
  one.part === 'walk' ? `${one.states} visited` : one.states,
  one.part === 'walk' ? `${one.transitions} events` : one.transitions,
  one.paths,
  (one.milliseconds / 1000).toFixed(1),
])
const widths = heads.map((head, column) =>
  Math.max(...[heads, ...rows].map((row) => String(row[column]).length), head.length),
)
for (const row of [heads, ...rows])
  process.stdout.write(`${row.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  ')}\n`)

/** @param {string} part @param {'transitions' | 'paths' | 'milliseconds'} what */
const sum = (part, what) => figures.filter((one) => one.part === part).reduce((total, one) => total + one[what], 0)
process.stdout.write(
  `${sum('model', 'paths')} paths on the model, ${sum('walk', 'transitions')} random events, ${sum('screen', 'paths')} paths on the screen` +
    ` (${(sum('screen', 'milliseconds') / 1000).toFixed(0)} s): ${counts.passed} passed, ${counts.failed} failed\n`,
)
