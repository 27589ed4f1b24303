import { annotationLimits, type Shape } from './annotation.ts'

export interface ShapeVersions {
  /** The common ancestor of both versions. */
  readonly base: readonly Shape[]
  readonly mine: readonly Shape[]
  readonly theirs: readonly Shape[]
}

/**
 * Merges what two markers drew over the same answer: theirs, without what was erased here, plus what was drawn here.
 * Nothing either drew is lost, up to the maximum for one answer.
 */
export function mergeShapes({ base, mine, theirs }: ShapeVersions): readonly Shape[] {
  const rubbedOut = without(base, mine)
  return [...without(theirs, rubbedOut), ...without(mine, base)].slice(0, annotationLimits.shapes)
}

/** Shapes minus others, each of which removes one equal shape. */
function without(shapes: readonly Shape[], others: readonly Shape[]): readonly Shape[] {
  const left = others.map((shape) => JSON.stringify(shape))
  return shapes.filter((shape) => {
    const at = left.indexOf(JSON.stringify(shape))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
