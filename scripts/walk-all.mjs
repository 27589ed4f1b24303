/**
 * `npm run walk-all`: everything that is too much for `npm test`. `npm run walk-all -- routes machines` takes these alone;
 * with `--share`, as in continuous integration, each goes where the last change was (where that was wide, to some of it) and
 * through a fourth of the rest. The last line is the sum.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'

requireNode()
installWhenChanged(root, 'tests')
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
/** A walk costs much: after a wide change it goes through some places only, as `npm test` has run the tests beside all. */
const mostPlaces = 12
const share = process.argv.includes('--share') ? shareOfCommit(mostPlaces) : {}
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
