import { useQueries } from '@tanstack/react-query'
import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { idIn } from '#domain/wire/id-in.ts'

/** An assignment as returned by the service; `asOf` is when that was, milliseconds since 1970. */
export type AssignedNow = OutputOf<typeof assigning.info> & { readonly asOf: number }

/** The assignments whose ids are in the address, null until all are loaded; anything that is not an id is ignored. */
export function useAssigned(ids: string) {
  const call = useCall()
  const assignmentIds = ids
    .split(',')
    .flatMap((text) => idIn(text) ?? [])
    .slice(0, assignmentLimits.classes)
  const found = useQueries({
    queries: assignmentIds.map((assignmentId) => queryOf(call, assigning.info, { assignmentId })),
  })
  const all = found.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [{ ...data, asOf: dataUpdatedAt }]))
  const failed = found.find(({ error, data }) => error !== null && data === undefined)
  return {
    assigned: all.length === assignmentIds.length ? all : null,
    failure: failed?.error ? messageOf(failed.error) : null,
    retry: () => found.forEach(({ refetch }) => void refetch()),
  }
}
