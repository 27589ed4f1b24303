/** Every step that a machine can take from a resting state: each event that can occur there, including ignored ones. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { delayNameOf, type MachineModel, type MachineTable, type ModelState, modelOf, opened, slept } from './model.ts'
import { eventsOf, statesOf } from './walk.ts'

type AnyContext = AnyMachineSnapshot['context']

export interface Step<Context = AnyContext> {
  /** The resting state before, one state per parallel region ("loaded.polling"); `start` before it was opened. */
  readonly from: readonly string[]
  /**
   * As text: "area.want", "load answered", "poll answered expired", "load failed", "after loadLimit"; the name of an
   * opening.
   */
  readonly event: string
  /** The event with its payload. */
  readonly given: AnyEventObject
  readonly before: Context
  readonly to: readonly string[]
  readonly after: Context
  /** "keep", "emit returned", and "start load" of a state in which it stays. */
  readonly does: readonly string[]
  readonly starts: readonly { readonly id: string; readonly input: unknown }[]
  readonly emits: readonly AnyEventObject[]
  /** Events sent to other actors. */
  readonly sends: readonly AnyEventObject[]
  /** Milliseconds on the model's clock, before and after. */
  readonly times: readonly [before: number, after: number]
}

export const start = 'start'

/** More states than this mean that the key is too fine. */
const limit = 2000

/** Visits every state that a machine can reach, and tries everything there. */
export function stepsOf(table: MachineTable): readonly Step[] {
  const model = modelOf(table)
  const pathOf = invocationPathsOf(table.machine)
  const known = new Set<string>()
  const waiting: ModelState[] = [model.logic.getInitialSnapshot(undefined as never, undefined)]
  const steps: Step[] = []
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop())
    for (const event of comingTo(model, state)) {
      const next = model.logic.transition(state, event, undefined as never)
      const key = JSON.stringify([next.snapshot?.value, model.key(next.snapshot?.context, next.now)])
      if (event.type !== slept) steps.push(stepOf(model, pathOf, [state, event, next]))
      if (known.has(key)) continue
      if (known.size >= limit) throw new Error(`${table.name}: more than ${limit} states`)
      known.add(key)
      waiting.push(next)
    }
  return steps
}

/** People can do everything anywhere; answers and delays occur only where they are awaited. */
function comingTo(model: MachineModel, state: ModelState): readonly AnyEventObject[] {
  const { snapshot } = state
  if (snapshot === null) return model.eventsOf(state)
  if (snapshot.status !== 'active') return []
  const { machine, payloads = {}, sleeps = [], isPossible = () => true } = model
  const byPeople = eventsOf(machine).flatMap((type) =>
    (payloads[type] ?? [{}]).map((payload) => ({ type, ...payload })),
  )
  const awaited = model.offeredTo(snapshot).filter(({ type }) => type.startsWith('xstate.'))
  const asleep = sleeps.map((milliseconds) => ({ type: slept, milliseconds }))
  return [...byPeople, ...awaited, ...asleep].filter((event) => isPossible(event, snapshot))
}

function stepOf(
  model: MachineModel,
  pathOf: ReadonlyMap<string, string>,
  [state, event, next]: readonly [ModelState, AnyEventObject, ModelState],
): Step {
  const [from, to] = [restingIn(state), restingIn(next)]
  const effects = model.doneTo(next)
  const starts = effects.flatMap((one) => (one.kind === 'start' ? [{ id: one.id, input: one.input }] : []))
  const emits = effects.flatMap((one) => (one.kind === 'emit' ? [one.event] : []))
  const sends = effects.flatMap((one) => (one.kind === 'send' ? [one.event] : []))
  const stays = (path = '') => [from, to].every((ends) => ends.some((inner) => isIn(inner, path)))
  const does = effects.flatMap((one) => {
    if (one.kind === 'start') return stays(pathOf.get(one.id)) ? [`start ${one.id}`] : []
    return one.kind === 'action' ? [one.name] : [`${one.kind} ${one.event.type}`]
  })
  const [before, after] = [state.snapshot?.context, next.snapshot?.context]
  const times = [state.now, next.now] as const
  return { from, event: wordsOf(event), given: event, before, to, after, does, starts, emits, sends, times }
}

/** Which state invokes what. */
const invocationPathsOf = (machine: AnyStateMachine): ReadonlyMap<string, string> =>
  new Map(statesOf(machine).flatMap(({ invoke, path }) => invoke.map(({ id }) => [id, path.join('.')] as const)))

/** Whether a state is the other one, or nested in it; all are in `*`. */
export const isIn = (inner: string, outer: string): boolean =>
  outer === '*' ? inner !== start : inner === outer || inner.startsWith(`${outer}.`)

const restingIn = ({ snapshot }: ModelState): readonly string[] =>
  snapshot === null ? [start] : leavesOf(snapshot.value, '')

function leavesOf(value: AnyMachineSnapshot['value'], path: string): readonly string[] {
  if (typeof value === 'string') return [`${path}${value}`]
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : leavesOf(inner, `${path}${name}.`),
  )
}

function wordsOf(event: AnyEventObject): string {
  if (event.type === opened) return event['as']
  const [, outcome, id = ''] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? []
  if (outcome === 'error') return `${id} failed`
  if (outcome === 'done') return [id, 'answered', ...kindOf(event['output'])].join(' ')
  const delay = delayNameOf(event)
  return delay === null ? event.type : `after ${delay}`
}

const kindOf = (output: unknown): readonly string[] =>
  typeof output === 'object' && output !== null && 'kind' in output ? [String(output.kind)] : []
