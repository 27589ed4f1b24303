import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

type AssignmentDetails = OutputOf<typeof assigning.info>
export type WrittenItems = OutputOf<typeof marking.items>
type WrittenItem = WrittenItems['list'][number]
type ItemSubmissions = OutputOf<typeof marking.submissions>

export type MarkingData =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'nothingWritten'; readonly info: AssignmentDetails }
  | {
      readonly kind: 'ready'
      readonly info: AssignmentDetails
      readonly items: readonly WrittenItem[]
      /** The submissions come without names. */
      readonly isBlind: boolean
      /** Two teachers mark each answer; `item.unmarked` counts what waits for this one. */
      readonly isDouble: boolean
      readonly item: WrittenItem
      readonly submissions: ItemSubmissions
      /** When the numbers of assignment and items were read, in milliseconds since 1970. */
      readonly numbersAt: number
      /** Reads the submissions again; null if that failed. */
      readonly reload: () => Promise<ItemSubmissions['list'] | null>
    }

/**
 * Everything needed to mark one item. Submissions are read fresh on each visit and then kept, because a mark must be
 * based on the service's revision; the item in the address wins, otherwise the first with unmarked submissions.
 */
export function useMarkingData(assignmentId: number, itemId: number | null): MarkingData {
  const call = useCall()
  const info = useEndpoint(assigning.info, { assignmentId })
  const items = useEndpoint(marking.items, { assignmentId })
  const list = items.data?.list ?? []
  const item = list.find((one) => one.itemId === itemId) ?? list.find(({ unmarked }) => unmarked > 0) ?? list[0]
  const submissions = useQuery({
    ...queryOf(call, marking.submissions, { assignmentId, itemId: item?.itemId ?? 0 }),
    enabled: item !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useItemInAddress(itemId, item?.itemId ?? null)
  const failed = [info, items, submissions].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() }
  if (info.data === undefined || items.data === undefined) return { kind: 'loading' }
  if (item === undefined) return { kind: 'nothingWritten', info: info.data }
  if (submissions.data === undefined) return { kind: 'loading' }
  return {
    kind: 'ready',
    info: info.data,
    items: items.data.list,
    isBlind: items.data.isBlind,
    isDouble: items.data.isDouble,
    item,
    submissions: submissions.data,
    numbersAt: Math.min(info.dataUpdatedAt, items.dataUpdatedAt),
    reload: () => submissions.refetch().then(({ data }) => data?.list ?? null),
  }
}

/** The shown item is stored in the address, so that a reload returns to it. */
function useItemInAddress(asked: number | null, shown: number | null): void {
  const { setQuery } = useNavigation()
  const show = useEffectEvent((itemId: number) => setQuery({ itemId: String(itemId) }))
  useEffect(() => {
    if (shown !== null && shown !== asked) show(shown)
  }, [asked, shown])
}
