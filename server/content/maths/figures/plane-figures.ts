import { arc, circle, drawing, label, line, type Spot, spotAt } from './drawing.ts'

/** Where an angle lies at the crossing of a line and a transversal. */
export interface CornerSide {
  readonly isAbove: boolean
  readonly isRight: boolean
}

const [left, right] = [24, 300]
const [upper, lower] = [58, 138]

/**
 * Two parallels cut by a transversal that rises to the right with the given angle, in degrees; angle 1 is at the upper
 * parallel, angle 2 at the lower one.
 */
export function cutParallels(rise: number, first: CornerSide, second: CornerSide): string {
  const lean = (lower - upper) / Math.tan((rise * Math.PI) / 180)
  const [low, high]: [Spot, Spot] = [
    [162 - lean / 2, lower],
    [162 + lean / 2, upper],
  ]
  const end = spotAt(high, rise, 50)
  return drawing(330, 196, [
    line([left, upper], [right, upper]),
    line([left, lower], [right, lower]),
    line(spotAt(low, rise + 180, 50), end),
    label('a', [right + 14, upper]),
    label('b', [right + 14, lower]),
    label('c', [end[0] + 14, end[1] + 2]),
    ...numberedAngle('1', high, rise, first),
    ...numberedAngle('2', low, rise, second),
  ])
}

/** Its arc, with the number in the middle. */
function numberedAngle(name: string, corner: Spot, rise: number, side: CornerSide): readonly string[] {
  const [from, to] = sidesOf(rise, side)
  return [arc(corner, from, to, 16), label(name, spotAt(corner, (from + to) / 2, 31))]
}

/** Directions of the sides of an angle at the crossing, counter-clockwise. */
export function sidesOf(rise: number, { isAbove, isRight }: CornerSide): readonly [from: number, to: number] {
  if (isAbove) return isRight ? [0, rise] : [rise, 180]
  return isRight ? [180 + rise, 360] : [180, 180 + rise]
}

/** Triangle ABC with the given angles at A and B in degrees, and BC produced to D. */
export function producedTriangle(atA: number, atB: number): string {
  const base = 200
  const b: Spot = [30, 170]
  const c: Spot = [b[0] + base, b[1]]
  const atC = 180 - atA - atB
  const side = (base * Math.sin((atC * Math.PI) / 180)) / Math.sin((atA * Math.PI) / 180)
  const a = spotAt(b, atB, side)
  const d: Spot = [c[0] + 90, c[1]]
  const top = Math.min(a[1] - 24, 0)
  const moved = ([x, y]: Spot): Spot => [x, y - top]
  return drawing(Math.max(d[0], a[0]) + 30, 200 - top, [
    line(moved(a), moved(b)),
    line(moved(a), moved(c)),
    line(moved(b), moved(d)),
    label('A', moved([a[0], a[1] - 15])),
    label('B', moved([b[0] - 14, b[1] + 6])),
    label('C', moved([c[0], c[1] + 18])),
    label('D', moved([d[0] + 14, d[1] + 6])),
  ])
}

/** A circle with the centre O, and the points A and B on it, seen from O at the given angle and from C on the far side. */
export function anglesInCircle(atCentre: number): string {
  const radius = 84
  const centre: Spot = [120, 118]
  const on = (direction: number): Spot => spotAt(centre, direction, radius)
  const outside = (direction: number): Spot => spotAt(centre, direction, radius + 15)
  const [a, b, c] = [270 - atCentre / 2, 270 + atCentre / 2, 90 + (180 - atCentre) / 9]
  return drawing(240, 236, [
    circle(centre, radius),
    ...[a, b].flatMap((end) => [line(centre, on(end)), line(on(c), on(end))]),
    label('O', [centre[0], centre[1] - 16]),
    label('A', outside(a)),
    label('B', outside(b)),
    label('C', outside(c)),
  ])
}
