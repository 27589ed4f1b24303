import { arrowTip, dot, drawing, label, line, type Spot } from './drawing.ts'
import { minus } from './number-line.ts'

/** A straight line in the plane, `y = slope x + intercept`, through points that are marked. */
export interface StraightGraph {
  readonly slope: number
  readonly intercept: number
  readonly through: readonly (readonly [x: number, y: number])[]
}

const unit = 24
const reach = 5
const size = 2 * (reach + 1) * unit

const at = (x: number, y: number): Spot => [size / 2 + x * unit, size / 2 - y * unit]

/** The line on axes with a mark for every whole number up to five, and dashed lines from its points to the axes. */
export function straightGraph({ slope, intercept, through }: StraightGraph): string {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach).filter((step) => step !== 0)
  return drawing(size, size, [
    line(at(-reach - 0.7, 0), at(reach + 0.6, 0)),
    arrowTip(at(reach + 0.8, 0), 0),
    line(at(0, -reach - 0.7), at(0, reach + 0.6)),
    arrowTip(at(0, reach + 0.8), 90),
    label('x', at(reach + 0.6, -0.7)),
    label('y', at(-0.6, reach + 0.6)),
    label('O', at(-0.5, -0.6)),
    ...steps.flatMap((step) => [line(at(step, 0), at(step, 0.15)), line(at(0, step), at(0.15, step))]),
    ...through.flatMap(([x, y]) => pointParts(x, y)),
    line(at(...endOf(slope, intercept, -1)), at(...endOf(slope, intercept, 1)), 2),
  ])
}

/** Where the line leaves the square, to the left or to the right. */
function endOf(slope: number, intercept: number, side: -1 | 1): readonly [x: number, y: number] {
  const edge = reach + 0.4
  const y = slope * side * edge + intercept
  if (Math.abs(y) <= edge) return [side * edge, y]
  const bound = Math.sign(y) * edge
  return [(bound - intercept) / slope, bound]
}

/** A point with its coordinates written at the axes. */
const pointParts = (x: number, y: number): readonly string[] => [
  dot(at(x, y)),
  ...(x === 0 ? [] : [label(minus(x), at(x, y > 0 ? -0.7 : 0.7))]),
  ...(y === 0 ? [] : [label(minus(y), at(x > 0 ? -0.7 : 0.7, y))]),
  ...(x === 0 || y === 0 ? [] : [dashed(at(x, y), at(x, 0)), dashed(at(x, y), at(0, y))]),
]

const dashed = (from: Spot, to: Spot): string => line(from, to, 1).replace('/>', ' stroke-dasharray="4 4"/>')
