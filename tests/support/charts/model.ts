/**
 * A statechart as a model whose every step is explicit: answers, errors and time are events, as are people's actions.
 * The only file that reads XState's internals; `machine-graph.ts` walks the result.
 */
import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  createEmptyActor,
  fromCallback,
} from 'xstate'
import { statesOf } from './walk.ts'

/** Monotonic milliseconds, set by the model. */
export interface ModelClock {
  readonly now: () => number
}

/** What must be specified about a machine because its chart does not say it. */
export interface MachineTable {
  readonly name: string
  readonly machine: AnyStateMachine
  /** Inputs, by the name of the situation in which the machine starts. */
  readonly openings: Readonly<Record<string, (clock: ModelClock) => unknown>>
  /** Outputs of each invocation, by its id. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** Payloads of events by type; an event that is not listed has none. */
  readonly payloads?: Readonly<Record<string, readonly object[]>>
  /**
   * What guards read from the context and what decides where actions lead, and nothing else: states that agree in it
   * are the same.
   */
  readonly key?: (context: AnyMachineSnapshot['context'], now: number) => unknown
  /** Milliseconds for which the device may sleep: time passes, and no timer fires. */
  readonly sleeps?: readonly number[]
  /** Whether an event can occur in a state; by default always. */
  readonly isPossible?: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => boolean
  /** The key rounds times, so the same event may lead to neighbouring states. */
  readonly roundsTime?: true
}

/** A model's position; null before it was opened. `now` is the time on its clock. */
export interface ModelState {
  readonly status: 'active'
  readonly output: undefined
  readonly error: undefined
  readonly snapshot: AnyMachineSnapshot | null
  readonly now: number
}

/** A machine with its table, ready to be walked. */
export interface MachineModel extends MachineTable {
  readonly logic: ActorLogic<ModelState, AnyEventObject, undefined>
  readonly key: (context: AnyMachineSnapshot['context'], now: number) => unknown
  /** Every event that a state accepts, with all its possible payloads. */
  readonly eventsOf: (state: ModelState) => readonly AnyEventObject[]
  /** The events that can occur in this state and that a machine listens to, whether or not their guards hold. */
  readonly offeredTo: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]
  /** The remaining milliseconds of a named delay of a state. */
  readonly delayIn: (state: ModelState, name: string) => number
  /** The values that each named guard has returned so far. */
  readonly guardAnswers: ReadonlyMap<string, ReadonlySet<boolean>>
  /** The transitions that led to a state from the one before. */
  readonly takenTo: (state: ModelState) => readonly AnyTransitionDefinition[]
  /** The effects on the way to a state from the previous one. */
  readonly doneTo: (state: ModelState) => readonly ModelEffect[]
}

/** An effect of a chart beyond changing its state: a provided action, an event emitted to listeners, an invocation. */
export type ModelEffect =
  | { readonly kind: 'action'; readonly name: string; readonly params: unknown }
  | { readonly kind: 'emit' | 'send'; readonly event: AnyEventObject }
  | { readonly kind: 'start'; readonly id: string; readonly input: unknown }

export const opened = 'model.open'
export const slept = 'model.sleep'

const startOf: ModelState = { status: 'active', output: undefined, error: undefined, snapshot: null, now: 0 }

/** Why an invocation got no answer. */
export const lostAnswer = new Error('网络连接失败')

export function modelOf(given: MachineTable): MachineModel {
  const { machine, guardAnswers } = withNotedGuards(given.machine)
  const table = { ...given, machine }
  const clock = { time: 0, now: () => clock.time }
  const { scope, taken, effects } = listeningScope()
  const takenBy = new WeakMap<ModelState, readonly AnyTransitionDefinition[]>()
  const doneBy = new WeakMap<ModelState, readonly ModelEffect[]>()
  const transition = (state: ModelState, event: AnyEventObject): ModelState => {
    clock.time = state.now
    const now = state.now + elapsed(state, event)
    clock.time = now
    taken.length = 0
    effects.length = 0
    const snapshot = nextOf(state.snapshot, event)
    const next = { ...startOf, snapshot, now }
    takenBy.set(next, [...taken])
    doneBy.set(next, [...effects])
    return next
  }
  const nextOf = (snapshot: AnyMachineSnapshot | null, event: AnyEventObject): AnyMachineSnapshot | null => {
    if (event.type === opened)
      return table.machine.getInitialSnapshot(scope as never, table.openings[event['as']]?.(clock))
    if (event.type === slept || snapshot === null) return snapshot
    return table.machine.transition(snapshot, event, scope as never)
  }
  return {
    key: () => null,
    ...table,
    logic: { transition, getInitialSnapshot: () => startOf, getPersistedSnapshot: (state) => state },
    eventsOf: (state) => {
      clock.time = state.now
      return eventsOf(table, state)
    },
    offeredTo: (snapshot) => offered(table, snapshot),
    delayIn: (state, name) => {
      clock.time = state.now
      return state.snapshot === null ? 0 : delayOf(state.snapshot, name)
    },
    guardAnswers,
    takenTo: (state) => takenBy.get(state) ?? [],
    doneTo: (state) => doneBy.get(state) ?? [],
  }
}

/** The machine, with named guards that record their results. */
function withNotedGuards(machine: AnyStateMachine) {
  const guardAnswers = new Map<string, Set<boolean>>()
  const guards: Record<string, unknown> = {}
  for (const [name, guard] of Object.entries(machine.implementations.guards)) {
    const answers = new Set<boolean>()
    guardAnswers.set(name, answers)
    const note = (answer: unknown) => {
      answers.add(Boolean(answer))
      return Boolean(answer)
    }
    guards[name] = notedGuard(guard as Guard, note)
  }
  return { machine: machine.provide({ guards } as never), guardAnswers }
}

type Guard = ((given: unknown, parameters: unknown) => unknown) & {
  /** For guards created by XState that query the snapshot (`stateIn`, `or`). */
  readonly check?: (snapshot: unknown, given: unknown, guard: unknown) => unknown
}

function notedGuard(guard: Guard, note: (answer: unknown) => boolean): Guard {
  const { check } = guard
  const noted = (given: unknown, parameters: unknown) => note(guard(given, parameters))
  if (check === undefined) return noted
  return Object.assign(noted, { check: (snapshot: unknown, given: unknown) => note(check(snapshot, given, guard)) })
}

/** A scope in which effects do not run; it records the transitions taken and the effects skipped. */
function listeningScope() {
  // Invoked charts send events to their parent.
  const self = createActor(
    fromCallback(() => {}),
    { parent: createEmptyActor() },
  )
  const taken: AnyTransitionDefinition[] = []
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return
    const { _transitions: transitions } = event
    taken.push(...transitions)
  })
  const effects: ModelEffect[] = []
  const actionExecutor = (action: ExecutableAction) => void effects.push(...effectsOf(action))
  const nothing = () => {}
  const scope = { self, logger: nothing, id: '', sessionId: 'model', defer: nothing, system: self.system }
  return { scope: { ...scope, stopChild: nothing, emit: nothing, actionExecutor }, taken, effects }
}

interface ExecutableAction {
  readonly type: string
  readonly params: unknown
}

/** Timers and the end of invocations follow from the states alone. */
function effectsOf({ type, params }: ExecutableAction): readonly ModelEffect[] {
  if (!type.startsWith('xstate.')) return [{ kind: 'action', name: type, params }]
  const { event, id, input } = params as { event: AnyEventObject; id: string; input: unknown }
  if (type === 'xstate.emit') return [{ kind: 'emit', event }]
  if (type === 'xstate.sendTo') return [{ kind: 'send', event }]
  return type === 'xstate.spawnChild' ? [{ kind: 'start', id, input }] : []
}

/** Milliseconds that pass before an event: a delay elapses in full. */
function elapsed({ snapshot }: ModelState, event: AnyEventObject): number {
  if (event.type === slept) return event['milliseconds']
  const name = delayNameOf(event)
  return name === null || snapshot === null ? 0 : delayOf(snapshot, name)
}

/** Milliseconds of a named delay in the machine's current context. */
export function delayOf({ machine, context }: AnyMachineSnapshot, name: string): number {
  const delay: unknown = machine.implementations.delays[name]
  return typeof delay === 'function' ? delay({ context, event: { type: '' } }, {}) : Number(delay)
}

function eventsOf(table: MachineTable, { snapshot }: ModelState): readonly AnyEventObject[] {
  if (snapshot === null) return Object.keys(table.openings).map((as) => ({ type: opened, as }))
  if (snapshot.status !== 'active') return []
  const accepted = offered(table, snapshot).filter((event) => isAccepted(snapshot, event))
  const sleeps = (table.sleeps ?? []).map((milliseconds) => ({ type: slept, milliseconds }))
  return [...accepted, ...possible(table, sleeps, snapshot)]
}

function offered(table: MachineTable, snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const types = new Set(activeStates(snapshot).flatMap(({ transitions }) => [...transitions.keys()]))
  const events = [...types].flatMap((type) => withPayloads(table, type))
  return possible(table, events, snapshot)
}

const possible = (
  { isPossible = () => true }: MachineTable,
  events: readonly AnyEventObject[],
  snapshot: AnyMachineSnapshot,
): readonly AnyEventObject[] => events.filter((event) => isPossible(event, snapshot))

/** The name of the delay that an event ends; null for every other event. */
export const delayNameOf = ({ type }: AnyEventObject): string | null =>
  /^xstate\.after\.(\w+)\./.exec(type)?.[1] ?? null

/** Delays that are running, in milliseconds. */
export const runningDelays = (snapshot: AnyMachineSnapshot): readonly number[] =>
  activeStates(snapshot)
    .flatMap(({ transitions }) => [...transitions.keys()])
    .flatMap((type) => delayNameOf({ type }) ?? [])
    .map((name) => delayOf(snapshot, name))

const isAccepted = (snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean =>
  snapshot.machine.getTransitionData(snapshot, event).length > 0

/** An event type with all its possible payloads. */
function withPayloads({ answers = {}, payloads = {} }: MachineTable, type: string): readonly AnyEventObject[] {
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(type) ?? []
  if (outcome === 'error') return [{ type, error: lostAnswer, actorId: id }]
  if (outcome === 'done') return (answers[id] ?? [undefined]).map((output) => ({ type, output, actorId: id }))
  return (payloads[type] ?? [{}]).map((payload) => ({ type, ...payload }))
}

/** Every transition of a machine, including eventless ones. */
export const transitionsOf = (machine: AnyStateMachine): readonly AnyTransitionDefinition[] =>
  [machine.root, ...statesOf(machine)].flatMap(transitionsFrom)

const transitionsFrom = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** The states, from the outermost in, in which a machine is. */
export function activeStates(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  const { _nodes: nodes } = snapshot
  return nodes
}

/** A transition as text: "qrLogin.loaded.resting: xstate.after.… → polling". */
export function nameOf({ source, eventType, target, guard }: AnyTransitionDefinition): string {
  const goal = target?.map(({ id }) => id).join(' ') ?? 'stays'
  const condition = guard === undefined ? '' : ` [${typeof guard === 'string' ? guard : 'inline'}]`
  return `${source.id}: ${eventType || 'at once'}${condition} → ${goal}`
}
