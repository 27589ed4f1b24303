import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'

/** A student of the class as it is now. */
export interface RosterMember extends RosterEntry {
  readonly uid: number
}

export type GoodRow = Extract<ParsedRow, { entry: RosterEntry }>

/** Upper and lower case of an account or a number are the same. */
export const codeKey = (code: string): string => code.toLowerCase()

/** Also 7 and 007, as spreadsheets drop the zeros in front. */
export const isSameNumber = (one: string, other: string): boolean =>
  codeKey(one).replace(/^0+/, '') === codeKey(other).replace(/^0+/, '')
