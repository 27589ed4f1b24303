import { user } from '#api/contract/groups/user.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type EntryOrder, usualOrder } from '#domain/portal/entries.ts'

/** How long a response stays fresh (milliseconds); this page updates it after its own changes. */
const goodFor = 300_000

/** The teacher's order of entries; the default until that is known. */
export const useEntryOrder = (): EntryOrder =>
  useEndpoint(user.entryOrder, {}, { staleTime: goodFor }).data ?? usualOrder
