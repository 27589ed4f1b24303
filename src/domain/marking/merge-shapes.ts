import { annotationLimits, type Shape } from './annotation.ts'

export interface ShapeVersions {
  /** What both began from. */
  readonly base: readonly Shape[]
  readonly mine: readonly Shape[]
  readonly theirs: readonly Shape[]
}

/**
 * What two markers drew over the same answer, together: theirs, without what was rubbed out here, and with what was drawn
 * here. Nothing that either drew is lost, up to the number that an answer may have.
 */
export function mergeShapes({ base, mine, theirs }: ShapeVersions): readonly Shape[] {
  const rubbedOut = without(base, mine)
  return [...without(theirs, rubbedOut), ...without(mine, base)].slice(0, annotationLimits.shapes)
}

/** Shapes without others, each of which takes away one that is equal. */
function without(shapes: readonly Shape[], others: readonly Shape[]): readonly Shape[] {
  const left = others.map((shape) => JSON.stringify(shape))
  return shapes.filter((shape) => {
    const at = left.indexOf(JSON.stringify(shape))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
