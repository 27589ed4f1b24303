import { member } from '#api/contract/groups/member.ts'
import { useCommand } from '#api/queries/use-command.ts'

/** Puts members into a group, which outdates their cached records, too. */
export const useGrouping = () => useCommand(member.group, { invalidates: [member.list, member.info] })
