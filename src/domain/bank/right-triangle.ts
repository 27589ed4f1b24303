/** Right triangles with whole sides: few have small ones, so questions of different kinds may have the same. */

const number = /(?<![\d.])\d+(?![\d.]*\d)/g

/** "\sqrt{3^2+4^2}=5" in a solution. */
const computed = /\\sqrt\{(\d+)\^\{?2\}?[+-](\d+)\^\{?2\}?\}=(\d+)(?!\d|\\)/g

/** Numbers of years or prices are no sides. */
const longestSide = 100

type Sides = readonly [number, number, number]

/** The sides, in ascending order, that a question names or its solution computes; null if there are none. */
export function rightTriangleIn(question: string, solution: string): Sides | null {
  const named = rightTriangleOf((question.match(number) ?? []).map(Number))
  if (named !== null) return named
  for (const [, ...sides] of solution.matchAll(computed)) {
    const found = rightTriangleOf(sides.map(Number))
    if (found !== null) return found
  }
  return null
}

function rightTriangleOf(numbers: readonly number[]): Sides | null {
  const sides = [...new Set(numbers)].filter((side) => side > 0 && side <= longestSide)
  const ascending = sides.toSorted((one, other) => one - other)
  for (const [index, short] of ascending.entries())
    for (const middle of ascending.slice(index + 1)) {
      const long = Math.hypot(short, middle)
      if (ascending.includes(long)) return [short, middle, long]
    }
  return null
}
