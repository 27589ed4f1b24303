import { user } from '#api/contract/areas/user.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type EntryOrder, usualOrder } from '#domain/portal/entries.ts'

/** How long an answer is good for (milliseconds); this page itself changes what it knows. */
const goodFor = 300_000

/** How the teacher wants the entries; the usual order until that is known. */
export const useEntryOrder = (): EntryOrder =>
  useEndpoint(user.entryOrder, {}, { staleTime: goodFor }).data ?? usualOrder
