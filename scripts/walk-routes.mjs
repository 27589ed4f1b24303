/**
 * `npm run walk-routes`: every route without a session, as a teacher of English and as one of maths, in the browser, in the
 * desktop host and in another page's frame: access, title, menus, complaints of page or service, and axe. Closes with a
 * table; `npm run screens` opens every route in the browser without axe.
 */
import { printTable, runForFigures } from './figures.mjs'
import { installWhenChanged } from './install-when-changed.mjs'
import { requireNode } from './require-node.mjs'
import { root } from './root.mjs'
import { testStep } from './steps.mjs'

/** @typedef {{ who: string, mode: string, opened: number, pages: number, faults: number, milliseconds: number }} Figures */

requireNode()
installWhenChanged(root)
/** @type {{ figures: Figures[], counts: { passed: number, failed: number } }} */
const { figures, counts } = await runForFigures('routes', [testStep('routes', 'vitest.routes.config.ts')])
figures.sort((one, other) => `${one.mode} ${one.who}`.localeCompare(`${other.mode} ${other.who}`))

printTable(
  ['mode', 'who', 'routes', 'new pages under axe', 'routes with a fault', 'seconds'],
  figures.map(({ mode, who, opened, pages, faults, milliseconds }) => [
    mode,
    who,
    opened,
    pages,
    faults,
    (milliseconds / 1000).toFixed(1),
  ]),
)

/** @param {'opened' | 'pages' | 'faults'} what */
const sum = (what) => figures.reduce((total, one) => total + one[what], 0)
process.stdout.write(
  `${sum('opened')} routes × who × mode opened, ${sum('pages')} pages under axe, ${sum('faults')} with a fault: ` +
    `${counts.passed} passed, ${counts.failed} failed\n`,
)
