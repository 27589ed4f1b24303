/** A greyscale picture: 0 is black, 255 white. */
export interface Raster {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]

/** Pixels per millimetre of a drawn page. */
export const drawnScale = 10

/** Random numbers from 0 to 1. */
export type Chance = () => number

export const between = (chance: Chance, least: number, most: number): number => least + chance() * (most - least)

export const oneOf = <Value>(chance: Chance, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(chance() * values.length)] ?? values[0]

/** A stroke along points in millimetres that absorbs a share of the light, with uneven pressure and soft edges. */
export function drawStroke(page: Raster, points: readonly Point[], width: number, dark: number, chance: Chance): void {
  for (const [index, from] of points.entries()) {
    const to = points[index + 1]
    if (to !== undefined) drawLine(page, from, to, width, dark * between(chance, 0.85, 1.1))
  }
}

function drawLine({ data, width, height }: Raster, from: Point, to: Point, thick: number, dark: number): void {
  const [x0, y0, x1, y1] = [...from, ...to].map((length) => length * drawnScale) as [number, number, number, number]
  const reach = (thick * drawnScale) / 2
  const [dx, dy] = [x1 - x0, y1 - y0]
  const square = dx * dx + dy * dy || 1
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(y0, y1) - reach)),
    Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach)),
  ]
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(x0, x1) - reach)),
    Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach)),
  ]
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const share = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square))
      const inside = reach + 0.5 - Math.hypot(x - x0 - share * dx, y - y0 - share * dy)
      if (inside <= 0) continue
      const at = y * width + x
      const light = 255 * (1 - dark * Math.min(1, inside))
      // Graphite on top of graphite gets only slightly darker.
      if (light < (data[at] ?? 0)) data[at] = Math.round(0.8 * light + 0.2 * light * ((data[at] ?? 0) / 255))
    }
}
