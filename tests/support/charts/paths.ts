import type { GraphEdge, MachineGraph } from './graph.ts'
import { type ModelState, slept } from './model.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

/** The result of running a machine along its simple paths. */
export interface SimplePaths {
  readonly paths: number
  /** Whether the bound was reached before all of them were run. */
  readonly isBounded: boolean
  /** Steps that led elsewhere than the graph says: its key omits something, which only rounding times can justify. */
  readonly deviated: readonly string[]
  /** Steps that led to a state that is in no graph. */
  readonly strayed: readonly string[]
  /** Paths that ended in an error. */
  readonly failed: readonly string[]
}

/**
 * Runs the machine along its paths that visit no state twice, at most `bound` of them, in an order shuffled by `seed`.
 */
export function runSimplePaths(graph: MachineGraph, bound: number, seed: number): SimplePaths {
  const { model, edgesFrom, keyOf, start } = graph
  const [deviated, strayed, failed]: [string[], string[], string[]] = [[], [], []]
  const random = seededRandom(seed)
  const result = { paths: 0, isBounded: false, deviated, strayed, failed }
  const onPath = new Set<string>()
  const follow = (key: string, state: ModelState): void => {
    onPath.add(key)
    for (const edge of shuffled(edgesFrom.get(key) ?? [], random)) {
      if (onPath.has(edge.to)) continue
      if (result.paths >= bound) {
        result.isBounded = true
        break
      }
      result.paths += 1
      const next = model.logic.transition(state, edge.event, undefined as never)
      const reached = keyOf(next)
      if (next.snapshot?.status === 'error') failed.push(inWords(edge))
      if (reached !== edge.to) deviated.push(`${inWords(edge)}, but ${reached}`)
      if (!edgesFrom.has(reached)) strayed.push(`${inWords(edge)}, but ${reached}`)
      else if (!onPath.has(reached)) follow(reached, next)
    }
    onPath.delete(key)
  }
  follow(start, model.logic.getInitialSnapshot(undefined as never, undefined))
  return result
}

const inWords = ({ from, event, to }: GraphEdge): string => `${from} ${JSON.stringify(event)} → ${to}`

function shuffled<Item>(items: readonly Item[], random: (maximum: number) => number): readonly Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    const [a, b] = [mixed[last], mixed[other]]
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a]
  }
  return mixed
}

/**
 * How many answers, errors and delays each state is away from rest, whatever people do; states that never come to rest
 * on their own are omitted.
 */
export function stepsToRest({ edges, edgesFrom, start }: MachineGraph): ReadonlyMap<string, number> {
  const own = edges.filter(({ event }) => isOwn(event.type))
  const busy = new Set(own.filter(({ event }) => event.type !== slept).map(({ from }) => from))
  const steps = new Map([...edgesFrom.keys()].filter((key) => key !== start && !busy.has(key)).map((key) => [key, 0]))
  for (let step = 1, grown = true; grown; step += 1) {
    grown = false
    for (const { from, to } of own) {
      if (steps.has(from) || steps.get(to) !== step - 1) continue
      steps.set(from, step)
      grown = true
    }
  }
  return steps
}

/** Events that come by themselves; that a chart below has changed brings nothing to rest. */
const isOwn = (type: string): boolean => /^xstate\.(?!snapshot\.)/.test(type) || type === slept
