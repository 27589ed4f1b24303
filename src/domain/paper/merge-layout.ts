/** The order of elements when two versions of a paper are merged. */
import { isSameValue } from '#domain/values/same-value.ts'
import { isSection } from './elements.ts'
import type { ElementId, Paper } from './paper.ts'

/** The ids at the top level (null) and in each section, in order. */
export type Layout = ReadonlyMap<ElementId | null, readonly ElementId[]>

export const layoutOf = ({ elements }: Paper): Layout =>
  new Map<ElementId | null, readonly ElementId[]>([
    [null, elements.map(idOf)],
    ...elements.filter(isSection).map(({ elementId, children }) => [elementId, children.map(idOf)] as const),
  ])

const idOf = ({ elementId }: { readonly elementId: ElementId }): ElementId => elementId

const idsIn = (layout: Layout): ReadonlySet<ElementId> => new Set([...layout.values()].flat())

export interface Layouts {
  readonly base: Layout
  readonly mine: Layout
  readonly theirs: Layout
}

/**
 * Whose order the merged paper has: that of whoever moved something, theirs if nobody did; null if both did,
 * differently. Only elements in all three versions count, since adding or deleting moves nothing.
 */
export function orderFrom({ base, mine, theirs }: Layouts): 'mine' | 'theirs' | null {
  const [ofBase, ofMine, ofTheirs] = [base, mine, theirs].map(idsIn)
  const isCommon = (id: ElementId) => [ofBase, ofMine, ofTheirs].every((ids) => ids?.has(id) === true)
  const [before, here, there] = [base, mine, theirs].map((layout) => orderOf(layout, isCommon))
  if (isSameValue(here, there) || isSameValue(here, before)) return 'theirs'
  return isSameValue(there, before) ? 'mine' : null
}

/** The common elements by their container, so that the order of sections is determined by the top level alone. */
function orderOf(layout: Layout, isCommon: (id: ElementId) => boolean) {
  const orders = [...layout].map(([parent, ids]) => [parent ?? '', ids.filter(isCommon)] as const)
  return Object.fromEntries(orders.filter(([, ids]) => ids.length > 0))
}

/** The layout plus what only the other one has, each behind its predecessor there, sections with their contents. */
export function joinedLayout(layout: Layout, other: Layout, isKept: (id: ElementId) => boolean): Layout {
  const joined = new Map(layout)
  const known = new Set(idsIn(layout))
  const insert = (parent: ElementId | null, id: ElementId): void => {
    if (known.has(id)) return
    if (parent !== null) insert(null, parent)
    const siblings = joined.get(parent) ?? []
    const before = (other.get(parent) ?? []).slice(0, other.get(parent)?.indexOf(id))
    const at = siblings.indexOf(before.findLast((one) => siblings.includes(one)) ?? '') + 1
    joined.set(parent, siblings.toSpliced(at, 0, id))
    known.add(id)
  }
  for (const [parent, ids] of other) for (const id of ids) if (isKept(id)) insert(parent, id)
  return joined
}
