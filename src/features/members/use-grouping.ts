import { member } from '#api/contract/areas/member.ts'
import { useCommand } from '#api/queries/use-command.ts'

/** Putting members into a group; forms of theirs that are open elsewhere are old then. */
export const useGrouping = () => useCommand(member.group, { invalidates: [member.list, member.info] })
