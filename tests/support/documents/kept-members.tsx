import { member } from '#api/contract/areas/member.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** A list of members that was read before and is new enough: only who changes a class makes it ask again. */
export function KeptMembers({ courseId }: { readonly courseId: number }) {
  useEndpoint(member.list, { courseId }, { staleTime: Infinity })
  return null
}
