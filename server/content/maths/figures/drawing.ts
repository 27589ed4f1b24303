import { outlinesOf } from './label-outlines.mjs'

/** A position in a figure, in pixels; y downwards. */
export type Spot = readonly [x: number, y: number]

/** Size of a label's letters, in pixels. */
const letterSize = 19

/** Distance of the baseline below the middle of capital letters and digits, for size 1. */
const halfCapital = 0.34

/** A decimal that is as short as a drawing needs. */
const rounded = (value: number): number => Math.round(value * 100) / 100

/** A label with its middle at a spot. */
export function label(text: string, [x, y]: Spot): string {
  const letters = outlinesOf(text)
  const scale = letterSize / 1000
  let left = x - (letters.reduce((sum, { width }) => sum + width, 0) * scale) / 2
  const baseline = rounded(y + halfCapital * letterSize)
  return letters
    .map(({ outline, width }) => {
      const drawn = `<path transform="translate(${rounded(left)} ${baseline}) scale(${scale} ${-scale})" d="${outline}"/>`
      left += width * scale
      return drawn
    })
    .join('')
}

export const line = ([x1, y1]: Spot, [x2, y2]: Spot, width = 1.5): string =>
  `<line x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}" stroke="#000" stroke-width="${width}"/>`

/** The tip of an arrow that points in a direction, in degrees from the right, counter-clockwise. */
export const arrowTip = ([x, y]: Spot, direction: number): string =>
  `<path transform="translate(${rounded(x)} ${rounded(y)}) rotate(${-direction})" d="M0 0L-11 -4.5L-8 0L-11 4.5Z"/>`

/** A small disc, or a ring for a point that is excluded. */
export const dot = ([x, y]: Spot, isHollow = false, radius = 3.5): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" fill="${isHollow ? '#fff' : '#000'}" stroke="#000" stroke-width="1.5"/>`

export const circle = ([x, y]: Spot, radius: number): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="none" stroke="#000" stroke-width="1.5"/>`

/** The arc of an angle, between two directions in degrees, counter-clockwise by less than 180. */
export function arc(corner: Spot, from: number, to: number, radius = 22): string {
  const [x1, y1] = spotAt(corner, from, radius)
  const [x2, y2] = spotAt(corner, to, radius)
  return `<path d="M${rounded(x1)} ${rounded(y1)}A${radius} ${radius} 0 0 0 ${rounded(x2)} ${rounded(y2)}" fill="none" stroke="#000"/>`
}

/** The spot at a distance from another one, in a direction in degrees from the right, counter-clockwise. */
export const spotAt = ([x, y]: Spot, direction: number, distance: number): Spot => [
  x + distance * Math.cos((direction * Math.PI) / 180),
  y - distance * Math.sin((direction * Math.PI) / 180),
]

/** A whole drawing on white. */
export const drawing = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${parts.join('')}</svg>`
