import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Chart } from '../chart/chart.types.ts'
import type { Marks } from '../chart/drawing.ts'
import { noMarks } from '../chart/drawing.ts'
import type { ActorStatus, Log, LogActor, LogStep, StateValue } from './log.types.ts'

/** An actor as of a step, with its children. */
export interface ActorBranch {
  readonly actor: LogActor
  readonly status: ActorStatus
  /** How many actors of its name ended beside it, itself included; of those only the last is in the tree. */
  readonly times: number
  readonly below: readonly ActorBranch[]
}

/** The steps up to a number; all of them for null, which means now. */
export const stepsUntil = ({ steps }: Log, number: number | null): readonly LogStep[] =>
  number === null ? steps : steps.slice(0, steps.findLastIndex((step) => step.number <= number) + 1)

/** The actors that existed by then, as trees. */
export function actorTree(log: Log, number: number | null): readonly ActorBranch[] {
  const statuses = new Map(stepsUntil(log, number).map(({ actor, status }) => [actor, status]))
  // An actor without kept steps started long ago, or has not been started.
  const begun = log.actors.filter(({ id }) => number === null || statuses.has(id))
  const known = new Set(begun.map(({ id }) => id))
  const branch = (actor: LogActor): ActorBranch => ({
    actor,
    status: statuses.get(actor.id) ?? 'active',
    times: 1,
    below: lastOfEach(begun.filter(({ parent }) => parent === actor.id).map(branch)),
  })
  return lastOfEach(begun.filter(({ parent }) => parent === null || !known.has(parent)).map(branch))
}

/** What is invoked again and again would fill the tree: of ended actors with one name only the last is kept. */
function lastOfEach(branches: readonly ActorBranch[]): readonly ActorBranch[] {
  const ended = groupedBy(
    branches.filter(({ status }) => status !== 'active'),
    ({ actor }) => actor.name,
  )
  return branches.flatMap((branch) => {
    const same = branch.status === 'active' ? [branch] : (ended.get(branch.actor.name) ?? [])
    return same.at(-1) === branch ? [{ ...branch, times: same.length }] : []
  })
}

/** An actor's last step up to a number. */
export const lastStepOf = (log: Log, actor: string, number: number | null): LogStep | null =>
  stepsUntil(log, number).findLast((step) => step.actor === actor) ?? null

/** What a step highlights in its machine's chart. */
export function marksOf(chart: Chart, step: LogStep | null): Marks {
  if (step === null || step.value === null) return noMarks
  const [root] = chart.states
  return {
    active: new Set(root === undefined ? [] : [root.id, ...activeBelow(chart, root.id, step.value)]),
    taken: new Set(step.transitions),
  }
}

function activeBelow(chart: Chart, parent: string, value: StateValue): readonly string[] {
  const names = typeof value === 'string' ? { [value]: {} } : value
  return Object.entries(names).flatMap(([name, inner = {}]) => {
    const state = chart.states.find((one) => one.parent === parent && one.name === name)
    return state === undefined ? [] : [state.id, ...activeBelow(chart, state.id, inner)]
  })
}

/** Steps whose event, actor or sender contains the text. */
export function stepsWith(log: Log, words: string): readonly LogStep[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return log.steps
  const names = new Map(log.actors.map(({ id, name }) => [id, name.toLowerCase()]))
  return log.steps.filter(({ type, actor }) => `${type.toLowerCase()} ${names.get(actor) ?? ''}`.includes(wanted))
}
