import { withoutSpaces } from './name-reading.ts'
import { isSameNumber } from './roster-member.ts'
import type { RosterMember } from './roster-member.ts'
import type { RosterEntry } from './read-entry.ts'

export interface FieldChange {
  readonly field: 'realname' | 'number' | 'groupName' | 'mobile'
  readonly from: string | null
  readonly to: string
}

/** What a row changes in a student; an empty cell changes nothing, and no list changes an account. */
export function changesOf(member: RosterMember, entry: RosterEntry): readonly FieldChange[] {
  const changes: FieldChange[] = []
  for (const field of changedFields) {
    const to = newValue(field, member, entry)
    if (to !== null) changes.push({ field, from: member[field], to })
  }
  return changes
}

const changedFields = ['realname', 'number', 'groupName', 'mobile'] as const

/** The value a row puts into a student's field; null if it stays. */
export function newValue(field: FieldChange['field'], member: RosterMember, entry: RosterEntry): string | null {
  const from = member[field]
  const to = entry[field]
  if (to === null || to === from?.normalize('NFC')) return null
  if (field === 'realname' && isSameName(member, entry)) return null
  if (field === 'number' && from !== null && isLostZero(to, from) && isSameName(member, entry)) return null
  return to
}

const isSameName = (member: RosterMember, entry: RosterEntry): boolean =>
  withoutSpaces(member.realname) === withoutSpaces(entry.realname)

/** The list has 7 where the class has 007; the other way round the zeros are new. */
const isLostZero = (to: string, from: string): boolean => to.length < from.length && isSameNumber(to, from)
