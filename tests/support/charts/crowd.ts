import { type AnyActor, type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate'
import type { MachineGraph } from './graph.ts'
import { type MachineModel, transitionsOf } from './model.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

type Random = (maximum: number) => number

/** The result of a walk. */
export interface CrowdWalk {
  readonly sent: number
  /** Unhandled errors, and states that are in no graph. */
  readonly problems: readonly string[]
  /** The states that were visited, by machine. */
  readonly visited: ReadonlyMap<string, ReadonlySet<string>>
}

/** Milliseconds that pass at once, from an instant to a long sleep of the device. */
const passes = [1, 400, 1500, 2000, 15_000, 130_000]

/**
 * All machines side by side on one clock, sent `count` random events, both ones they listen to and ones they ignore. A
 * finished machine restarts. The same seed walks the same way.
 */
export function walkTogether(graphs: readonly MachineGraph[], count: number, seed: number): CrowdWalk {
  const random = seededRandom(seed)
  const clock = new SimulatedClock()
  const problems: string[] = []
  const members = graphs.map((graph) => memberOf(graph, clock, random, problems))
  const noise = graphs.flatMap(({ edges }) => edges.slice(0, 50)).map(({ event }) => event)
  for (let sent = 0; sent < count && problems.length === 0; sent += 1) {
    if (random(4) === 0) clock.increment(oneOf(passes, random) ?? 1)
    const member = oneOf(members, random)
    const stray = random(10) === 0 ? oneOf(noise, random) : undefined
    member?.send(stray !== undefined && isStrayTo(member.types, stray) ? stray : undefined)
  }
  for (const { parent } of members) parent.stop()
  return { sent: count, problems, visited: new Map(members.map(({ name, visited }) => [name, visited])) }
}

/**
 * An event that a machine does not listen to anywhere. An error event without its invocation cannot be sent: XState
 * would take it for one of the machine's own.
 */
const isStrayTo = (types: ReadonlySet<string>, { type }: AnyEventObject): boolean =>
  !types.has(type) && !type.startsWith('xstate.error.')

function memberOf({ model, keyOf, pathTo }: MachineGraph, clock: SimulatedClock, random: Random, problems: string[]) {
  const visited = new Set<string>()
  const logic = idle(model)
  // Invoked charts send events to their parent.
  const parent = createActor(waiting, { clock }).start()
  const begin = (): AnyActor => {
    const opening = oneOf(Object.values(model.openings), random)
    const actor = createActor(logic, { parent, input: opening?.({ now: () => clock.now() }) })
    actor.subscribe({ error: (error) => void problems.push(`${model.name}: ${String(error)}`) })
    return actor.start()
  }
  let actor = begin()
  const send = (noise: AnyEventObject | undefined): void => {
    if (actor.getSnapshot().status !== 'active') actor = begin()
    if (actor.getSnapshot().status !== 'active') return
    actor.send(
      noise ?? oneOf(model.offeredTo(actor.getSnapshot()).filter(isNoDelay), random) ?? { type: 'nothing.new' },
    )
    const key = keyOf({
      status: 'active',
      output: undefined,
      error: undefined,
      snapshot: actor.getSnapshot(),
      now: clock.now(),
    })
    if (!visited.has(key) && !pathTo.has(key) && model.roundsTime !== true)
      problems.push(`${model.name}: ${key} is in no graph`)
    visited.add(key)
  }
  const types = new Set(transitionsOf(model.machine).map(({ eventType }) => eventType))
  return { name: model.name, parent, types, visited, send, actor: () => actor }
}

/** Never settles. */
const waiting = fromCallback(() => {})

/** Delays elapse by the clock alone. */
const isNoDelay = ({ type }: AnyEventObject): boolean => !type.startsWith('xstate.after.')

/** The machine with invocations that only the walk settles, and actions that do nothing. */
function idle({ machine }: MachineModel) {
  const { actors, actions } = machine.implementations
  const placeholders = Object.entries(actions).filter(
    ([, action]) => typeof action === 'function' && !('resolve' in action),
  )
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, waiting])),
    actions: Object.fromEntries(placeholders.map(([name]) => [name, () => {}])),
  } as never)
}

const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined => items[random(items.length)]
