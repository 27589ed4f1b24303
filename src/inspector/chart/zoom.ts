/** Scales of a drawing, 1 being its full size. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const

const smallest = steps[0]

const largest = steps[steps.length - 1] ?? 1

/** The largest difference at which two scales look the same. */
const tolerance = 0.01

/** The chosen scale; `fit` shows the whole drawing, whatever the viewport. */
export type Zoom = number | 'fit'

/** The next larger step; the largest stays. */
export const zoomedIn = (scale: number): number => steps.find((step) => step > scale + tolerance) ?? largest

/** The next smaller step; the smallest, or anything below it, stays. */
export const zoomedOut = (scale: number): number =>
  steps.findLast((step) => step < scale - tolerance) ?? Math.min(scale, smallest)

interface Size {
  readonly width: number
  readonly height: number
}

/** The scale at which a drawing (pixels at full size) fits into a viewport in pixels; never above its full size. */
export const fitScale = (room: Size, drawing: Size): number =>
  room.width <= 0 || room.height <= 0 ? 1 : Math.min(1, room.width / drawing.width, room.height / drawing.height)
