/** Entries of the spine in default order (specification §2, §6); the first is where a teacher arrives. */
export const mainEntryIds = [
  'home',
  'prepareLessons',
  'myStudents',
  'assign',
  'smartMark',
  'wrongNote',
  'classWords',
  'studentWords',
  'composePaper',
  'paperResources',
] as const

/** Entries of the drawer 更多 in default order (specification §2). */
export const drawerEntryIds = [
  'myPapers',
  'schoolPapers',
  'taskTrack',
  'snapshots',
  'tasks',
  'marking',
  'audio',
  'textbooks',
  'members',
  'classes',
] as const

export type MainEntryId = (typeof mainEntryIds)[number]

export type DrawerEntryId = (typeof drawerEntryIds)[number]

/** The teacher's order of entries; empty lists for the default one. */
export interface EntryOrder {
  readonly main: readonly MainEntryId[]
  readonly drawer: readonly DrawerEntryId[]
}

export const usualOrder: EntryOrder = { main: [], drawer: [] }

/** All entries in a saved order; an entry missing there goes behind its usual predecessor. */
export function inOrder<Id extends string>(usual: readonly Id[], kept: readonly Id[]): readonly Id[] {
  const order = kept.filter((id) => usual.includes(id))
  usual.forEach((id, index) => {
    if (order.includes(id)) return
    const before = usual.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order
}

/**
 * The order after one of the visible entries (`shown`, in order) was moved to another position among them; hidden ones
 * keep their positions.
 */
export function withMoved<Id extends string>(
  order: readonly Id[],
  shown: readonly Id[],
  { id, to }: { readonly id: Id; readonly to: number },
): readonly Id[] {
  const moved = shown.filter((one) => one !== id).toSpliced(to, 0, id)
  const next = moved.values()
  return order.map((one) => (shown.includes(one) ? (next.next().value ?? one) : one))
}
