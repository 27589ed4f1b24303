import type { MemberRow } from '#api/contract/schemas/members.ts'

export type Member = MemberRow

/** A learning group of the class and its members. */
export interface Group {
  readonly name: string
  readonly uids: readonly number[]
}
