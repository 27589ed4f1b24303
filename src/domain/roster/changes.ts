import { withoutSpaces } from './name-reading.ts'
import { isSameNumber, type RosterMember } from './match-members.ts'
import type { RosterEntry } from './parse-roster.ts'

export interface FieldChange {
  readonly field: 'realname' | 'number' | 'groupName' | 'mobile'
  readonly from: string | null
  readonly to: string
}

/** What a row changes in a student; a cell without anything changes nothing, and no list changes an account. */
export function changesOf(member: RosterMember, entry: RosterEntry): readonly FieldChange[] {
  const isName = withoutSpaces(member.realname) === withoutSpaces(entry.realname)
  return (['realname', 'number', 'groupName', 'mobile'] as const).flatMap((field) => {
    const from = member[field]
    const to = entry[field]
    if (to === null || to === from?.normalize('NFC')) return []
    if (field === 'realname' && isName) return []
    if (field === 'number' && isName && from !== null && isLostZero(to, from)) return []
    return [{ field, from, to }]
  })
}

/** The list says 7 where the class has 007; the other way round the zeros are new. */
const isLostZero = (to: string, from: string): boolean => to.length < from.length && isSameNumber(to, from)
