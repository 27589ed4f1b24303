import { printTable } from '../print-table.mjs'
import { browserStep } from '../steps.mjs'

/** @typedef {{ who: string, mode: string, opened: number, pages: number, faults: number, milliseconds: number }} Figures */

/**
 * Every route for everyone who may open it, in the browser, in the desktop host and in another page's frame: access,
 * title, menus, errors logged by page or service, and axe.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const routes = {
  name: 'routes',
  steps: [browserStep('routes')],
  report: (figures) => {
    printTable(
      ['mode', 'who', 'routes', 'new pages under axe', 'routes with a fault', 'seconds'],
      figures
        .toSorted((one, other) => `${one.mode} ${one.who}`.localeCompare(`${other.mode} ${other.who}`))
        .map(({ mode, who, opened, pages, faults, milliseconds }) => [
          mode,
          who,
          opened,
          pages,
          faults,
          (milliseconds / 1000).toFixed(1),
        ]),
    )
    return []
  },
}
