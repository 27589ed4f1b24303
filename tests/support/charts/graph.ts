import type { AnyEventObject, AnyTransitionDefinition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { activeStates, type MachineModel, type ModelState, transitionsOf } from './model.ts'
import { statesOf } from './walk.ts'

/** Everything that a machine can do: its states by key, and the events that each accepts. */
export interface MachineGraph {
  readonly model: MachineModel
  readonly start: string
  readonly edges: readonly GraphEdge[]
  readonly edgesFrom: ReadonlyMap<string, readonly GraphEdge[]>
  /** The events of a shortest path to each state. */
  readonly pathTo: ReadonlyMap<string, readonly AnyEventObject[]>
  readonly keyOf: (state: ModelState) => string
}

export interface GraphEdge {
  readonly from: string
  readonly event: AnyEventObject
  readonly to: string
  readonly state: ModelState
  /** The transitions that XState took for it, including eventless ones. */
  readonly taken: readonly AnyTransitionDefinition[]
}

/** More states than this mean that the key is too fine. */
const limit = 100_000

export function graphOf(model: MachineModel): MachineGraph {
  const options = {
    serializeState: remembered(keyOf(model)),
    serializeEvent: (event: AnyEventObject) => JSON.stringify(event),
    events: remembered(model.eventsOf),
    limit,
  }
  const logic = withRememberedTransitions(model)
  const paths = getShortestPaths(logic, options)
  const pathTo = new Map(
    paths.map(({ state, steps }) => [options.serializeState(state), steps.slice(1).map(({ event }) => event)]),
  )
  const edges = adjacencyMapToArray(getAdjacencyMap(logic, options)).map(
    ({ state: from, event, nextState: state }): GraphEdge => ({
      from: options.serializeState(from),
      event,
      state,
      to: options.serializeState(state),
      taken: model.takenTo(state),
    }),
  )
  const edgesFrom = groupedByStart([...pathTo.keys()], edges)
  return { model, start: [...pathTo.keys()][0] ?? '', edges, edgesFrom, pathTo, keyOf: options.serializeState }
}

/** XState walks all transitions for the paths, and again for the edges; the second time they are cached. */
function withRememberedTransitions({ logic }: MachineModel): MachineModel['logic'] {
  const nextOf = remembered(() => new Map<AnyEventObject, ModelState>())
  return {
    ...logic,
    transition: (state, event, scope) => {
      const known = nextOf(state).get(event)
      if (known !== undefined) return known
      const next = logic.transition(state, event, scope)
      nextOf(state).set(event, next)
      return next
    },
  }
}

/** Results that are needed repeatedly for a state. */
function remembered<Answer>(answerTo: (state: ModelState) => Answer): (state: ModelState) => Answer {
  const answers = new WeakMap<ModelState, { readonly answer: Answer }>()
  return (state) => {
    const known = answers.get(state) ?? { answer: answerTo(state) }
    answers.set(state, known)
    return known.answer
  }
}

function groupedByStart(keys: readonly string[], edges: readonly GraphEdge[]): MachineGraph['edgesFrom'] {
  const groups = new Map<string, GraphEdge[]>(keys.map((from) => [from, []]))
  for (const edge of edges) groups.get(edge.from)?.push(edge)
  return groups
}

const keyOf =
  ({ key }: MachineModel) =>
  ({ snapshot, now }: ModelState): string =>
    snapshot === null ? 'closed' : JSON.stringify([snapshot.value, key(snapshot.context, now)])

/** A state's shortest path and one more event. */
export interface ModelPath {
  readonly events: readonly AnyEventObject[]
  /** What the last event is there to take. */
  readonly edge: GraphEdge
}

/**
 * The paths that together take every transition, each the shortest to its state plus one event; paths that are the
 * beginning of another are omitted. `filter` excludes edges that cannot be caused.
 */
export function coveringPaths(
  graph: MachineGraph,
  filter: (edge: GraphEdge) => boolean = () => true,
): readonly ModelPath[] {
  const missing = new Set(transitionsOf(graph.model.machine))
  const lengthTo = (key: string) => graph.pathTo.get(key)?.length ?? Infinity
  const candidates = graph.edges.filter(filter).toSorted((a, b) => lengthTo(a.from) - lengthTo(b.from))
  const paths: ModelPath[] = []
  for (const edge of candidates) {
    if (!edge.taken.some((transition) => missing.has(transition))) continue
    for (const transition of edge.taken) missing.delete(transition)
    paths.push({ events: [...(graph.pathTo.get(edge.from) ?? []), edge.event], edge })
  }
  return paths.filter((path) => !paths.some((other) => other !== path && isBeginning(path, other)))
}

const isBeginning = ({ events }: ModelPath, other: ModelPath): boolean =>
  events.length < other.events.length && JSON.stringify(other.events.slice(0, events.length)) === JSON.stringify(events)

/** One event of a path, between the model's states before and after it. */
export interface PathStep {
  readonly event: AnyEventObject
  readonly before: ModelState
  readonly state: ModelState
  readonly taken: readonly AnyTransitionDefinition[]
}

/** The steps of a path, each from where the one before has led. */
export function stepsOf({ model }: MachineGraph, { events }: ModelPath): readonly PathStep[] {
  let before = model.logic.getInitialSnapshot(undefined as never, undefined)
  return events.map((event) => {
    const state = model.logic.transition(before, event, undefined as never)
    const step = { event, before, state, taken: model.takenTo(state) }
    before = state
    return step
  })
}

/** How much of a machine these steps cover; by default of its whole graph. */
export function coverageOf(
  { model, edges, edgesFrom }: MachineGraph,
  steps: readonly Pick<PathStep, 'state' | 'taken'>[] = edges,
) {
  const taken = new Set(steps.flatMap((step) => step.taken))
  const entered = new Set(steps.flatMap(({ state: { snapshot } }) => (snapshot === null ? [] : activeStates(snapshot))))
  // A transient state is never the end of an event.
  for (const { source } of taken) entered.add(source)
  const states = statesOf(model.machine)
  const transitions = transitionsOf(model.machine)
  return {
    configurations: edgesFrom.size,
    edges: edges.length,
    transitions: transitions.length,
    untaken: transitions.filter((transition) => !taken.has(transition)),
    states: states.length,
    unentered: states.filter((state) => !entered.has(state)),
  }
}
