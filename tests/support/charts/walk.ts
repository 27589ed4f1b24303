import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Every state of a machine below its root. */
export const statesOf = ({ root }: AnyStateMachine): readonly AnyStateNode[] => below(root)

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)])

/** The states that some sequence of events leads to, assuming that every guard can hold. */
export function reachableStates({ root }: AnyStateMachine): ReadonlySet<AnyStateNode> {
  const reached = new Set<AnyStateNode>()
  /** Not only through a transition to a nested state: through their initial states, too. */
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    if (entered.has(node)) return
    entered.add(node)
    reached.add(node)
    if (node.parent !== undefined) enterAround(node.parent)
    for (const child of childrenEntered(node)) enter(child)
    for (const target of targetsOf(node)) enter(target)
  }
  /** Entering a state enters its parents, and all regions of those that are parallel. */
  const enterAround = (parent: AnyStateNode): void => {
    if (reached.has(parent)) return
    reached.add(parent)
    if (parent.parent !== undefined) enterAround(parent.parent)
    if (parent.type === 'parallel') for (const region of Object.values(parent.states)) enter(region)
    for (const target of targetsOf(parent)) enter(target)
  }
  enter(root)
  return reached
}

function childrenEntered(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return Object.values(node.states)
  return node.type === 'compound' ? (node.initial.target ?? []) : []
}

/** The targets of a state's transitions, whatever triggers them. */
export const targetsOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(({ target }) => target ?? [])

/** A state and its ancestors, innermost first. */
export const around = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...around(node.parent)]

/** Whether a sibling region leads out of both. */
export const isLeftFromBeside = (node: AnyStateNode): boolean =>
  around(node).some(({ parent }) => parent?.type === 'parallel' && leadsOutOf(parent))

const leadsOutOf = (node: AnyStateNode): boolean =>
  [node, ...below(node)].some((inner) => targetsOf(inner).some((target) => !around(target).includes(node)))

/** A state in which a machine remains forever without being done: no transition of its own or of a parent leads out. */
export function isSink(node: AnyStateNode): boolean {
  if (node.type !== 'atomic' || isLeftFromBeside(node)) return false
  for (let at: AnyStateNode | undefined = node; at !== undefined; at = at.parent)
    if (targetsOf(at).some((target) => target !== node)) return false
  return true
}

/** The external events that a machine listens to. */
export const eventsOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    [machine.root, ...statesOf(machine)].flatMap((node) => [...node.transitions.keys()]).filter(isFromOutside),
  ),
]

const isFromOutside = (event: string): boolean => !event.startsWith('xstate.')
