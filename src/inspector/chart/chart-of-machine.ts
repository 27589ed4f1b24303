import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartEdge, ChartLine, ChartState } from './chart.types.ts'
import { transitionLabel } from './transition-label.ts'

/** The parts of a machine that are drawn. */
export function chartOf({ root, id }: AnyStateMachine): Chart {
  const nodes = withBelow(root)
  return { id, description: root.description ?? '', states: nodes.map(stateOf), edges: edgesOf(nodes) }
}

const withBelow = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => withBelow(child)),
]

/** A transition with a name that is the same in every instance of the machine. */
interface Named {
  readonly name: string
  readonly transition: AnyTransitionDefinition
}

const transitionsOf = (node: AnyStateNode): readonly Named[] =>
  [...node.transitions.values(), node.always ?? []].flatMap((group) =>
    group.map((transition, index) => ({ name: `${node.id}|${transition.eventType}|${index}`, transition })),
  )

/** The name of each transition of a machine, which identifies it in charts and recordings. */
export const transitionNames = ({ root }: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> =>
  new Map(withBelow(root).flatMap((node) => transitionsOf(node).map(({ name, transition }) => [transition, name])))

/** Whether a transition does not leave its state: then a line inside the state is clearer than an arrow to itself. */
const staysIn = (node: AnyStateNode, { target }: AnyTransitionDefinition): boolean =>
  target === undefined || target.every((one) => one === node)

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  lines: [
    ...node.invoke.map(({ src }) => ({ transitions: [], text: `◦ ${typeof src === 'string' ? src : 'actor'}` })),
    ...linesOf(transitionsOf(node).filter(({ transition }) => staysIn(node, transition))),
  ],
})

/** Transitions with the same label share a line. */
function linesOf(named: readonly Named[]): readonly ChartLine[] {
  const lines = groupBy(named, ({ transition }) => label(transition))
  return [...lines].map(([text, group]) => ({ text, transitions: group.map(({ name }) => name) }))
}

const label = (transition: AnyTransitionDefinition): string =>
  `${transition.target !== undefined && transition.target[0] === transition.source ? '↻ ' : ''}${transitionLabel(transition)}`

function edgesOf(nodes: readonly AnyStateNode[]): readonly ChartEdge[] {
  const ends = nodes.flatMap((node) =>
    transitionsOf(node)
      .filter(({ transition }) => !staysIn(node, transition))
      .flatMap((named) => (named.transition.target ?? []).map((target) => ({ from: node.id, to: target.id, named }))),
  )
  const groups = groupBy(ends, ({ from, to }) => `${from} → ${to}`)
  return [...groups].flatMap(([id, group]) =>
    group.slice(0, 1).map(({ from, to }) => ({ id, from, to, lines: linesOf(group.map(({ named }) => named)) })),
  )
}

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
