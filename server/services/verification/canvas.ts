import type { Pixels } from './png.ts'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** Blends a colour over a pixel; `share` 1 covers it. */
export function blend({ samples, channels }: Pixels, pixel: number, [red, green, blue]: Colour, share: number): void {
  const at = pixel * channels
  samples[at] = mixed(samples[at], red, share)
  samples[at + 1] = mixed(samples[at + 1], green, share)
  samples[at + 2] = mixed(samples[at + 2], blue, share)
}

const mixed = (below = 0, value: number, share: number): number => below + (value - below) * share

/** The area a shape may cover, edges included. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Blends a colour over every pixel of a box whose centre is inside a shape. */
export function fill(
  pixels: Pixels,
  box: Box,
  isInside: (x: number, y: number) => boolean,
  colour: Colour,
  share: number,
): void {
  const { width, height } = pixels
  for (let y = Math.max(0, Math.floor(box.top)); y <= Math.min(height - 1, box.bottom); y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x <= Math.min(width - 1, box.right); x += 1)
      if (isInside(x, y)) blend(pixels, y * width + x, colour, share)
}
