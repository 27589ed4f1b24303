import { browsers } from './walks/browsers.mjs'
import { faults } from './walks/faults.mjs'
import { machines } from './walks/machines.mjs'
import { papers } from './walks/papers.mjs'
import { races } from './walks/races.mjs'
import { routes } from './walks/routes.mjs'
import { screens } from './walks/screens.mjs'
import { server } from './walks/server.mjs'

/**
 * A walk through everything of one kind. Its steps run one after another; `report` prints the figures that their tests
 * recorded, and returns what is wrong with them.
 * @template [Figures=never]
 * @typedef {{ name: string, steps: import('./steps.mjs').Step[], report?: (figures: Figures[], isShare: boolean) => string[] }} Walk
 */

/**
 * In the order in which they run: each keeps all processors busy on its own.
 * @type {readonly Walk<any>[]}
 */
export const walks = [browsers, screens, faults, machines, routes, papers, server, races]
