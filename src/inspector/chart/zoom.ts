/** Scales of a drawing, 1 being its full size. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const

const smallest = steps[0]

const largest = steps[steps.length - 1] ?? 1

/** How far scales may differ and still be the same to the eye. */
const tolerance = 0.01

/** A scale that was chosen; `fit` shows the whole drawing, whatever the room. */
export type Zoom = number | 'fit'

/** The next larger step; at the largest it stays. */
export const zoomedIn = (scale: number): number => steps.find((step) => step > scale + tolerance) ?? largest

/** The next smaller step; at the smallest, or below it, it stays. */
export const zoomedOut = (scale: number): number =>
  steps.findLast((step) => step < scale - tolerance) ?? Math.min(scale, smallest)

interface Size {
  readonly width: number
  readonly height: number
}

/** The scale at which a drawing of a size (pixels at full size) is whole in a room of pixels; never above its full size. */
export const fitScale = (room: Size, drawing: Size): number =>
  room.width <= 0 || room.height <= 0 ? 1 : Math.min(1, room.width / drawing.width, room.height / drawing.height)
