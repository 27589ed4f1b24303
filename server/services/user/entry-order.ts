import * as z from 'zod/mini'
import { drawerEntryIds, type EntryOrder, mainEntryIds, usualOrder } from '#domain/portal/entries.ts'

/** The key under which a person's order of the entries is kept. */
export const entryOrderKey = 'entryOrder'

const kept = z.object({ main: z.array(z.string()), drawer: z.array(z.string()) })

/** A kept order, reduced to entries that this version knows. */
export function keptOrder(value: unknown): {
  main: EntryOrder['main'][number][]
  drawer: EntryOrder['drawer'][number][]
} {
  const { data = usualOrder } = z.safeParse(kept, value)
  const known = <Id extends string>(ids: readonly Id[], order: readonly string[]) =>
    order.flatMap((one) => ids.filter((id) => id === one))
  return { main: known(mainEntryIds, data.main), drawer: known(drawerEntryIds, data.drawer) }
}
