import { printTable } from '../print-table.mjs'
import { browserStep, testStep } from '../steps.mjs'

/**
 * @typedef {{ machine: string, part: 'model' | 'chart' | 'walk' | 'screen', states: number, transitions: number, undriven?: number, unentered?: number, paths: number, milliseconds: number }} Figures
 */

const parts = ['model', 'chart', 'walk', 'screen']

/** @param {number} driven @param {number} all */
const share = (driven, all) => `${driven} of ${all}, ${Math.floor((100 * driven) / all)} %`

/**
 * Whether a screen was driven through everything that its test does not name as out of reach.
 * @param {Figures} all
 * @param {Figures} [screen]
 */
const isWhole = (all, screen) =>
  screen !== undefined &&
  screen.states + (screen.unentered ?? 0) === all.states &&
  screen.transitions + (screen.undriven ?? 0) === all.transitions

/**
 * The statecharts of all flows, on the model alone and on the real screen. When all paths run, a transition that the
 * screen never took, or a state that it never entered, counts as a fault, unless its test names it as one that no screen
 * can cause; a quarter of the paths need not cover everything.
 * @type {import('../walks.mjs').Walk<Figures>}
 */
export const machines = {
  name: 'machines',
  steps: [testStep('charts', ['shared'], ['tests/model']), browserStep('machines')],
  report: (figures, isShare) => {
    const sorted = figures.toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part))
    printTable(
      ['part', 'machine', 'states', 'transitions', 'paths', 'seconds'],
      sorted.map(({ part, machine, states, transitions, paths, milliseconds }) => [
        part,
        machine,
        part === 'walk' ? `${states} visited` : states,
        part === 'walk' ? `${transitions} events` : transitions,
        paths,
        (milliseconds / 1000).toFixed(1),
      ]),
    )
    if (isShare) return []
    const driven = sorted
      .filter(({ part }) => part === 'model')
      .map((all) => ({ all, screen: sorted.find(({ part, machine }) => part === 'screen' && machine === all.machine) }))
    printTable(
      ['on the screen', 'states', 'transitions'],
      driven.map(({ all, screen }) => [
        all.machine,
        share(screen?.states ?? 0, all.states),
        share(screen?.transitions ?? 0, all.transitions),
      ]),
    )
    return driven
      .filter(({ all, screen }) => !isWhole(all, screen))
      .map(({ all }) => `The screen was not driven through all of ${all.machine}`)
  },
}
