/**
 * Maps points of a page, in millimetres, to its picture, in pixels: from four or more known pairs as a plane in
 * perspective, plus a thin-plate spline where paper is bent.
 */
import { solveEquations } from './solve-equations.mjs'

/** @typedef {readonly [x: number, y: number]} Point */
/** @typedef {(x: number, y: number) => Point} PageMap */

/** Stiffness of the spline: 0 goes through every point, which would suit marks that were located without error. */
const stiffness = 30

/**
 * The plane through pairs of points, by least squares.
 *
 * @param {readonly Point[]} points
 * @param {readonly Point[]} targets
 * @returns {PageMap}
 */
export function planeThrough(points, targets) {
  const sums = Array.from({ length: 8 }, () => new Float64Array(9))
  for (const [index, [x, y]] of points.entries()) {
    const [u, v] = targets[index]
    addEquation(sums, [x, y, 1, 0, 0, 0, -u * x, -u * y, u])
    addEquation(sums, [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  }
  const [[a], [b], [c], [d], [e], [f], [g], [h]] = solveEquations(sums)
  return (x, y) => {
    const depth = g * x + h * y + 1
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}

/**
 * @param {readonly Float64Array[]} sums
 * @param {readonly number[]} equation
 */
function addEquation(sums, equation) {
  for (let row = 0; row < sums.length; row += 1)
    for (let column = 0; column < equation.length; column += 1) sums[row][column] += equation[row] * equation[column]
}

/**
 * The plane through pairs of points, bent towards them.
 *
 * @param {readonly Point[]} points
 * @param {readonly Point[]} targets
 * @returns {PageMap}
 */
export function bentThrough(points, targets) {
  const plane = planeThrough(points, targets)
  const misses = points.map(([x, y], index) => {
    const [u, v] = plane(x, y)
    return /** @type {Point} */ ([targets[index][0] - u, targets[index][1] - v])
  })
  const bend = splineThrough(points, misses)
  return (x, y) => {
    const [u, v] = plane(x, y)
    const [du, dv] = bend(x, y)
    return [u + du, v + dv]
  }
}

/** @param {number} square */
const bendOf = (square) => (square > 1e-9 ? square * Math.log(square) : 0)

/**
 * @param {readonly Point[]} points
 * @param {readonly Point[]} values
 * @returns {PageMap}
 */
function splineThrough(points, values) {
  const count = points.length
  const weights = solveEquations(splineEquations(points, values))
  const [xs, ys] = [0, 1].map((side) => Float64Array.from(points, (point) => point[side]))
  const [us, vs] = [0, 1].map((side) => Float64Array.from(weights, (row) => row[side]))
  return (x, y) => {
    let u = us[count] + us[count + 1] * x + us[count + 2] * y
    let v = vs[count] + vs[count + 1] * x + vs[count + 2] * y
    for (let index = 0; index < count; index += 1) {
      const bend = bendOf((x - xs[index]) ** 2 + (y - ys[index]) ** 2)
      u += us[index] * bend
      v += vs[index] * bend
    }
    return [u, v]
  }
}

/**
 * @param {readonly Point[]} points
 * @param {readonly Point[]} values
 */
function splineEquations(points, values) {
  const count = points.length
  const rows = points.map(([x, y], index) => {
    const row = new Float64Array(count + 5)
    for (const [other, [ox, oy]] of points.entries()) row[other] = bendOf((x - ox) ** 2 + (y - oy) ** 2)
    row[index] += stiffness
    row.set([1, x, y, ...values[index]], count)
    return row
  })
  const sides = [() => 1, (/** @type {Point} */ [x]) => x, (/** @type {Point} */ [, y]) => y]
  return [...rows, ...sides.map((side) => Float64Array.from([...points.map(side), 0, 0, 0, 0, 0]))]
}
