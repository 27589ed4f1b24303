import { readFileSync } from 'node:fs'
import path from 'node:path'
import { busySeconds, secondsOfChildren } from './processor-time.mjs'
import { root } from './root.mjs'

/**
 * A step that exceeded its budget. For a step that ran beside others this is only reported, as they slow each other
 * down.
 * @typedef {{ name: string, seconds: number, budget: number, isBeside: boolean }} Grown
 */

/**
 * When other processes keep more processors than this busy, the machine counts as busy: processor times go up then,
 * too.
 */
const busyFrom = 0.2

/** Records from now on what the steps of a run cost, against `tests/budgets.json`. */
export function startAccount() {
  const budgets = JSON.parse(readFileSync(path.join(root, 'tests/budgets.json'), 'utf8'))
  const began = { at: Date.now(), busy: busySeconds(), own: secondsOfChildren() }
  return accountOf(
    budgets,
    () => processorsOfOthers(began),
    (line) => process.stdout.write(line),
  )
}

/**
 * In processor seconds, as waiting takes no processor time; two figures for a step that usually runs only a share.
 * @typedef {number | { readonly share: number, readonly whole: number }} Budget
 */

/**
 * @param {Readonly<Record<string, Budget>>} budgets By step name.
 * @param {() => number} others How many processors other processes keep busy.
 * @param {(line: string) => void} print
 */
export function accountOf(budgets, others, print) {
  /** @type {Grown[]} */
  const grown = []
  return {
    /**
     * @param {{ name: string, processorSeconds: number | null, isBeside: boolean, isShare: boolean }} step
     */
    take: ({ name, processorSeconds: seconds, isBeside, isShare }) => {
      const budget = figureOf(budgets[name], isShare)
      if (seconds !== null && seconds > budget) grown.push({ name, seconds, budget, isBeside })
    },
    /**
     * Prints the steps that exceeded their budgets; returns how many count as failed, which is none on a busy machine.
     */
    close: () => {
      for (const one of grown) print(`${sentenceOf(one)}\n`)
      const busy = others()
      if (busy <= busyFrom) return grown.filter(({ isBeside }) => !isBeside).length
      if (grown.length > 0) print(`That is only told: others kept ${busy.toFixed(1)} processors busy meanwhile.\n`)
      return 0
    },
  }
}

/** A change of more places than this runs nearly everything near it, in full amounts: it costs as much as the whole. */
const mostTouched = 100

/**
 * Whether a step with this environment costs a share of the whole.
 * @param {Record<string, string>} [env]
 */
export const isShareIn = ({ WALK_SHARE, WALK_TOUCHED = '' } = {}) =>
  WALK_SHARE !== undefined && WALK_TOUCHED.split(',').length <= mostTouched

/** @param {Budget | undefined} budget @param {boolean} isShare */
const figureOf = (budget = Infinity, isShare) =>
  typeof budget === 'number' ? budget : isShare ? budget.share : budget.whole

/** @param {Grown} grown */
export function sentenceOf({ name, seconds, budget, isBeside }) {
  const more = Math.round((seconds / budget - 1) * 100)
  const over = `OVER BUDGET: ${name} took ${Math.round(seconds)} s of processor time, ${more} % more than its ${budget} s`
  return isBeside ? `${over}; only told, other steps ran beside it` : over
}

/** @param {{ at: number, busy: number | null, own: number | null }} began */
function processorsOfOthers({ at, busy, own }) {
  const [busyNow, ownNow] = [busySeconds(), secondsOfChildren()]
  if (busy === null || own === null || busyNow === null || ownNow === null) return 0
  return (busyNow - busy - (ownNow - own)) / ((Date.now() - at) / 1000)
}
