import type { ChartLine } from './chart.types.ts'
import type { PlacedChart, Point } from './layout.ts'
import { lineBase, lineHeight, nameBase } from './measures.ts'

/** An element of a drawing, for a file or the page. */
export interface Shape {
  readonly tag: 'g' | 'rect' | 'path' | 'circle' | 'text' | 'title' | 'line'
  readonly attributes: Readonly<Record<string, string | number>>
  readonly content: readonly Shape[] | string
}

/** What is highlighted: ids of states, names of transitions. */
export interface Marks {
  readonly active: ReadonlySet<string>
  /** The transitions taken last. */
  readonly taken: ReadonlySet<string>
}

export const noMarks: Marks = { active: new Set(), taken: new Set() }

const shape = (tag: Shape['tag'], attributes: Shape['attributes'], content: Shape['content'] = []): Shape => ({
  tag,
  attributes,
  content,
})

const classes = (...names: readonly (string | false)[]): string => names.filter(Boolean).join(' ')

/** A laid-out chart as shapes: boxes from the outside in, then arrows, then text. */
export const drawingOf = (placed: PlacedChart, marks: Marks = noMarks): readonly Shape[] => [
  ...placed.states.map((box) => stateShape(box, marks)),
  ...placed.starts.map(({ at, way }) =>
    shape('g', { class: 'start' }, [
      shape('circle', { cx: round(at.x), cy: round(at.y), r: 5 }),
      shape('path', { class: 'way', d: pathOf(way) }),
      arrowHead(way),
    ]),
  ),
  ...placed.edges.toSorted((one, other) => rank(one, marks) - rank(other, marks)).map((edge) => edgeShape(edge, marks)),
]

const isTaken = ({ transitions }: ChartLine, { taken }: Marks): boolean => transitions.some((name) => taken.has(name))

/** Taken transitions are drawn above those that they cross. */
const rank = ({ edge }: PlacedChart['edges'][number], marks: Marks): number =>
  edge.lines.some((line) => isTaken(line, marks)) ? 1 : 0

function stateShape({ state, x, y, width, height }: PlacedChart['states'][number], marks: Marks): Shape {
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) }
  const ring = { x: round(x + 3), y: round(y + 3), width: round(width - 6), height: round(height - 6) }
  return shape('g', { class: classes('state', state.kind, marks.active.has(state.id) && 'active') }, [
    shape('title', {}, state.id),
    shape('rect', { ...box, rx: 6 }),
    ...(state.kind === 'final' ? [shape('rect', { ...ring, rx: 4, class: 'ring' })] : []),
    shape('text', { class: 'name', x: round(x + 12), y: round(y + nameBase) }, state.name),
    ...state.lines.map((line, index) =>
      shape(
        'text',
        { class: classes('line', isTaken(line, marks) && 'taken'), x: round(x + 12), y: round(y + lineBase(index)) },
        line.text,
      ),
    ),
  ])
}

function edgeShape({ edge, way, label }: PlacedChart['edges'][number], marks: Marks): Shape {
  const taken = edge.lines.some((line) => isTaken(line, marks))
  return shape('g', { class: classes('edge', taken && 'taken', marks.active.has(edge.from) && 'open') }, [
    shape('title', {}, edge.id),
    shape('path', { class: 'way', d: pathOf(way) }),
    arrowHead(way),
    ...edge.lines.map((line, index) =>
      shape(
        'text',
        {
          class: classes('label', isTaken(line, marks) && 'taken'),
          x: round(label.x + 2),
          y: round(label.y + 12 + index * lineHeight),
        },
        line.text,
      ),
    ),
  ])
}

const round = (value: number): number => Math.round(value * 10) / 10

const pathOf = (way: readonly Point[]): string =>
  way.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** An arrowhead of seven pixels in the direction of the last segment. */
function arrowHead(way: readonly Point[]): Shape {
  const [before, end] = way.slice(-2)
  if (before === undefined || end === undefined) return shape('path', { class: 'head', d: '' })
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length]
  const corner = (side: number) => `${round(end.x - 7 * dx + side * dy)} ${round(end.y - 7 * dy - side * dx)}`
  return shape('path', { class: 'head', d: `M${round(end.x)} ${round(end.y)}L${corner(3.5)}L${corner(-3.5)}Z` })
}
