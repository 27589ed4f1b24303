import { member } from '#api/contract/groups/member.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** Subscribes to a cached list of members that never goes stale: only changing the class refetches it. */
export function KeptMembers({ courseId }: { readonly courseId: number }) {
  useEndpoint(member.list, { courseId }, { staleTime: Infinity })
  return null
}
