/**
 * `npm run faults`: every request of every journey of the sign-on, every part of every screen and everything that is kept in
 * the browser, spoilt in every way; `npm run screens` tries a few of these pairs. `FAULT='code -4' npm run faults` tries one fault alone.
 */
import { printTable, runForFigures } from './figures.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { testStep } from './steps.mjs'

/** @typedef {{ journey: string, requests: number, pairs: number, violations: number, milliseconds: number }} Figures */

requireNode()
installWhenChanged(root)
const parts = ['faults-', 'missing-screens', 'storage'].map((name) => `tests/screens/${name}`)
/** @type {{ figures: Figures[], counts: { passed: number, failed: number } }} */
const { figures, counts } = await runForFigures('faults', [testStep('faults', 'vitest.e2e.config.ts', parts)])

printTable(
  ['journey', 'requests', 'requests × faults', 'violations', 'seconds'],
  figures.map(({ journey, requests, pairs, violations, milliseconds }) => [
    journey,
    requests,
    pairs,
    violations,
    (milliseconds / 1000).toFixed(1),
  ]),
)

/** @param {'requests' | 'pairs' | 'violations' | 'milliseconds'} what */
const sum = (what) => figures.reduce((total, one) => total + one[what], 0)
process.stdout.write(
  `${sum('requests')} requests, ${sum('pairs')} requests × faults, ${sum('violations')} violations` +
    ` (${(sum('milliseconds') / 1000).toFixed(0)} s): ${counts.passed} passed, ${counts.failed} failed\n`,
)
