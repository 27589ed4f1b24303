import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'

/** A current student of the class. */
export interface RosterMember extends RosterEntry {
  readonly uid: number
}

export type GoodRow = Extract<ParsedRow, { entry: RosterEntry }>

/** Accounts and numbers are case-insensitive. */
export const codeKey = (code: string): string => code.toLowerCase()

/** 7 equals 007, since spreadsheets drop leading zeros. */
export const isSameNumber = (one: string, other: string): boolean =>
  codeKey(one).replace(/^0+/, '') === codeKey(other).replace(/^0+/, '')
