/**
 * `npm run walk-all`: everything that is too slow for `npm test`. `npm run walk-all -- routes machines` runs only
 * these; with `--share`, as in continuous integration, each covers what the last change touched (a part of it, if that
 * was a lot) and a quarter of the rest. The last line of output is the total.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
await installWhenChanged(root, 'tests')
const { buildStep, runSteps } = await import('./steps.mjs')
const { shareOfCommit } = await import('./share.mjs')
const { walks } = await import('./walks.mjs')

/** @typedef {import('./walks.mjs').Walk<any>} Walk */

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = named.filter((name) => !walks.some((walk) => walk.name === name))
if (unknown.length > 0) {
  process.stderr.write(
    `No walk is called ${unknown.join(', ')}: there are ${walks.map(({ name }) => name).join(', ')}\n`,
  )
  process.exit(1)
}
/**
 * Walks are expensive: after a wide change they cover only some of it, as `npm test` has already run all the unit
 * tests there.
 */
const mostTouched = 12
const share = process.argv.includes('--share') ? shareOfCommit(mostTouched) : {}
if ('WALK_SHARE' in share)
  process.stdout.write(
    `Fourth ${share.WALK_SHARE} of the walks, and what begins with: ${share.WALK_TOUCHED || 'nothing'}\n`,
  )

const figuresOf = (/** @type {Walk} */ { name }) => path.join(root, `test-results/${name}-figures.jsonl`)

/** @param {Walk} walk */
function stepsOf(walk) {
  rmSync(figuresOf(walk), { force: true })
  const figures = walk.report === undefined ? {} : { FIGURES: figuresOf(walk) }
  return walk.steps.map((step) => ({ ...step, env: { ...share, ...figures, ...step.env } }))
}

/** @param {Walk} walk */
function faultsOf(walk) {
  const file = figuresOf(walk)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  return (
    walk.report?.(
      lines.map((line) => JSON.parse(line)),
      'WALK_SHARE' in share,
    ) ?? []
  )
}

mkdirSync(path.join(root, 'test-results'), { recursive: true })
const isChosen = (/** @type {Walk} */ { name }) => named.length === 0 || named.includes(name)
const chosen = walks.filter(isChosen)
await runSteps([buildStep, ...chosen.flatMap(stepsOf)], () => chosen.flatMap(faultsOf))
