import type { MergeProposal as ShownProposal, RosterStudent } from '#api/contract/schemas/rosters.ts'
import type { SchoolStudent } from '#domain/roster/join-school.ts'
import type { MergeProposal } from '#domain/roster/likely-same.ts'
import { maskedNumber } from '#domain/roster/masked-number.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import type { Executor } from '#server/database/database.ts'
import { classNamesOf } from '../classes/class-names.ts'

/** Whom proposals may mean: members of the class, and students of the school outside of it. */
interface Candidates {
  readonly members: readonly RosterMember[]
  readonly beside: readonly SchoolStudent[]
}

/**
 * Proposals with the students they mean; those whom the teacher may not add at once show only what is needed to choose.
 */
export async function maskedProposals(
  db: Executor,
  proposals: readonly MergeProposal[],
  { members, beside }: Candidates,
): Promise<ShownProposal[]> {
  const students = new Map<number, RosterMember>(
    [...members, ...beside.map(maskedStudent)].map((one) => [one.uid, one]),
  )
  const ofOthers = new Set(beside.filter(({ isFree }) => !isFree).map(({ uid }) => uid))
  const proposed = proposals.map(({ uid }) => uid).filter((uid) => ofOthers.has(uid))
  const classNames = await classNamesOf(db, proposed)
  return proposals.flatMap(({ uid, row, why, changes }) => {
    const student = students.get(uid)
    if (student === undefined) return []
    return [{ row, why, changes: [...changes], student, classNames: [...(classNames.get(uid) ?? [])] }]
  })
}

function maskedStudent({ isFree, ...student }: SchoolStudent): RosterStudent {
  if (isFree) return student
  const { uid, realname, number } = student
  return { uid, realname, number: number && maskedNumber(number), username: null, groupName: null, mobile: null }
}
