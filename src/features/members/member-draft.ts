import type { member } from '#api/contract/groups/member.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { readField } from '#domain/roster/read-fields.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { Member } from './members.types.ts'

/** The values in the form of a student. */
export interface MemberDraft {
  readonly realname: string
  readonly number: string
  readonly groupName: string
  readonly mobile: string
}

export type DraftField = keyof MemberDraft

export const draftFields = ['realname', 'number', 'groupName', 'mobile'] as const

/** Used until the student has loaded. */
export const noDraft: MemberDraft = { realname: '', number: '', groupName: '', mobile: '' }

export const draftOf = (member: Member): MemberDraft => ({
  realname: member.realname,
  number: member.studentNo ?? '',
  groupName: member.groupName ?? '',
  mobile: member.contactMobile ?? '',
})

/** The error in a field; null if it is valid. The same rules as for a class list. */
export function problemOf(field: DraftField, draft: MemberDraft): RowReason | null {
  const read = readField(field, draft[field])
  return 'reason' in read ? read.reason : null
}

type Fields = Pick<InputOf<(typeof member)['update']>, 'realname' | 'studentNo' | 'groupName' | 'mobile'>

/** The draft in the form it is sent; null while any field is invalid. */
export function fieldsOf(draft: MemberDraft): Fields | null {
  if (draftFields.some((field) => problemOf(field, draft) !== null)) return null
  const { number, ...rest } = draft
  return { ...rest, studentNo: number }
}

export const isSame = (one: MemberDraft, other: MemberDraft): boolean =>
  draftFields.every((field) => one[field] === other[field])

/** Keeps fields changed here; all others take the values saved by somebody else. */
export function rebased(typed: MemberDraft, before: MemberDraft, latest: MemberDraft): MemberDraft {
  const mine = (field: DraftField) => (typed[field] === before[field] ? latest[field] : typed[field])
  return { realname: mine('realname'), number: mine('number'), groupName: mine('groupName'), mobile: mine('mobile') }
}

/** Fields changed differently here and elsewhere. */
export const contested = (typed: MemberDraft, before: MemberDraft, latest: MemberDraft): readonly DraftField[] =>
  draftFields.filter(
    (field) => latest[field] !== before[field] && rebased(typed, before, latest)[field] !== latest[field],
  )
