import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { Chart, ChartEdge, ChartState } from './chart.types.ts'
import { headHeight, lineHeight, lineWidth, stateSize } from './measures.ts'

/** Positions are in pixels from the drawing's upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface PlacedChart {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  readonly states: readonly (Box & { readonly state: ChartState })[]
  /** The initial transition of each compound state: a dot and the path to its first child. */
  readonly starts: readonly { readonly at: Point; readonly way: readonly Point[] }[]
  readonly edges: readonly { readonly edge: ChartEdge; readonly way: readonly Point[]; readonly label: Box }[]
}

/** The part of elkjs used here, in this thread or in a worker. */
export interface LayoutEngine {
  readonly layout: (graph: ElkNode) => Promise<ElkNode>
}

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.thoroughness': '3',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '32',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '5',
}

const startOf = (id: string): string => `${id} start`

/** Positions every state, arrow and label of a chart. */
export async function layOut(chart: Chart, engine: LayoutEngine): Promise<PlacedChart> {
  const [root] = chart.states
  if (root === undefined) throw new Error(`The machine ${chart.id} has no states`)
  const placed = await engine.layout({
    id: 'drawing',
    layoutOptions: { ...options, 'elk.padding': '[top=2,left=2,bottom=2,right=2]' },
    children: [nodeOf(chart, root)],
    edges: [...startEdges(chart), ...chart.edges.map(edgeOf)],
  })
  return placedChart(chart, placed)
}

function nodeOf(chart: Chart, state: ChartState): ElkNode {
  const children = chart.states.filter(({ parent }) => parent === state.id)
  const { width, height } = stateSize(state)
  if (children.length === 0) return { id: state.id, width, height }
  const start =
    state.initial === null
      ? []
      : [
          {
            id: startOf(state.id),
            width: 10,
            height: 10,
            layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
          },
        ]
  return {
    id: state.id,
    children: [...start, ...children.map((child) => nodeOf(chart, child))],
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${headHeight(state) + 12},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  }
}

const startEdges = ({ states }: Chart): ElkExtendedEdge[] =>
  states.flatMap(({ id, initial }) =>
    initial === null ? [] : [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }],
  )

const edgeOf = ({ id, from, to, lines }: ChartEdge): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: [
    {
      id: `${id} label`,
      text: id,
      width: Math.max(...lines.map(({ text }) => lineWidth(text))),
      height: lines.length * lineHeight,
    },
  ],
})

function placedChart(chart: Chart, placed: ElkNode): PlacedChart {
  const boxes = new Map(withChildren(placed).map((node) => [node.id, boxOf(node)]))
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    chart,
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: chart.states.map((state) => ({ state, ...found(boxes, state.id) })),
    starts: chart.states.flatMap(({ id, initial }) => {
      if (initial === null) return []
      const { x, y } = found(boxes, startOf(id))
      return [{ at: { x: x + 5, y: y + 5 }, way: wayOf(found(edges, startOf(id))) }]
    }),
    edges: chart.edges.map((edge) => {
      const placedEdge = found(edges, edge.id)
      return { edge, way: wayOf(placedEdge), label: boxOf(placedEdge.labels?.[0] ?? {}) }
    }),
  }
}

const withChildren = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(withChildren)]

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height })

const wayOf = ({ sections = [] }: ElkExtendedEdge): readonly Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection) => [startPoint, ...bendPoints, endPoint])

function found<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id)
  if (value === undefined) throw new Error(`The layout has lost ${id}`)
  return value
}
