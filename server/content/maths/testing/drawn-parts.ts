type Spot = readonly [x: number, y: number]

const numbersOf = (text: string, names: readonly string[]): number[] =>
  names.map((name) => Number(new RegExp(` ${name}="(-?[\\d.]+)"`).exec(text)?.[1]))

/** The straight lines of a drawing, in pixels. */
export const linesIn = (svg: string): (readonly [from: Spot, to: Spot])[] =>
  [...svg.matchAll(/<line [^>]+>/g)].map(([text]) => {
    const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersOf(text, ['x1', 'y1', 'x2', 'y2'])
    return [
      [x1, y1],
      [x2, y2],
    ]
  })

/** The centres of its circles, and whether they are filled. */
export const circlesIn = (svg: string): { readonly at: Spot; readonly isFull: boolean }[] =>
  [...svg.matchAll(/<circle [^>]+>/g)].map(([text]) => {
    const [x = NaN, y = NaN] = numbersOf(text, ['cx', 'cy'])
    return { at: [x, y], isFull: text.includes('fill="#000"') }
  })

/** The angle at a corner between the directions to two spots, in whole degrees. */
export function angleBetween([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const turn = Math.abs(Math.atan2(y1 - y, x1 - x) - Math.atan2(y2 - y, x2 - x))
  return Math.round((Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI)
}
