/**
 * `npm run resilience`: the races and kills that `npm run test:server` tries a few times, as often as their figures say. Closes with a line for
 * each.
 */
import { printTable, runForFigures } from './figures.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { testStep } from './steps.mjs'

requireNode()
installWhenChanged(root)
/** @type {{ figures: { row: string, figure: string, result: string }[] }} */
const { figures } = await runForFigures('resilience', [
  testStep('resilience', 'vitest.config.ts', ['races.test.ts', 'crash.test.ts']),
])
printTable(
  ['row', 'figure', 'result'],
  figures.map(({ row, figure, result }) => [row, figure, result]),
)
