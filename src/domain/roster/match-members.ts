import { nameKey } from './name-reading.ts'
import type { RosterEntry } from './read-entry.ts'
import type { RosterField } from './columns.ts'
import type { RowReason } from './reasons.ts'
import { type RosterMember, type GoodRow, codeKey } from './roster-member.ts'
import { isSameNumber } from './roster-member.ts'

export interface RowFault {
  readonly field: RosterField
  readonly reason: RowReason
  readonly otherRow?: number
}

export interface Matches {
  /** The matched member of each row. */
  readonly members: ReadonlyMap<GoodRow, RosterMember>
  readonly faults: ReadonlyMap<GoodRow, RowFault>
}

/**
 * Matches rows to members: by account, by student number, then by a name that is unique in both the list and the class,
 * if nothing contradicts it. A second row for one member is a fault.
 */
export function matchMembers(rows: readonly GoodRow[], members: readonly RosterMember[]): Matches {
  const matched = new Map<GoodRow, RosterMember>()
  const faults = new Map<GoodRow, RowFault>()
  const claims = new Map<number, GoodRow>()
  const finders = [findBy('username', members), findBy('number', members), findByName(rows, members)]
  for (const find of finders)
    for (const row of rows) {
      const member = matched.has(row) || faults.has(row) ? null : find(row)
      if (member === null) continue
      const former = claims.get(member.uid)
      if (former === undefined) {
        claims.set(member.uid, row)
        matched.set(row, member)
      } else faults.set(row, { field: 'realname', reason: 'sameStudentTwice', otherRow: former.row })
    }
  return { members: matched, faults }
}

type Find = (row: GoodRow) => RosterMember | null

function findBy(field: 'username' | 'number', members: readonly RosterMember[]): Find {
  const known = uniqueBy(members, (member) => member[field])
  return ({ entry }) => {
    const member = entry[field] === null ? undefined : known.get(codeKey(entry[field]))
    return member !== undefined && isAccountOf(entry, member) ? member : null
  }
}

function findByName(rows: readonly GoodRow[], members: readonly RosterMember[]): Find {
  const inClass = uniqueBy(members, ({ realname }) => nameKey(realname))
  const inList = uniqueBy(rows, ({ entry }) => nameKey(entry.realname))
  return (row) => {
    const key = nameKey(row.entry.realname)
    const member = inClass.get(key)
    if (member === undefined || inList.get(key) !== row) return null
    return isAccountOf(row.entry, member) && isNumberOf(row.entry, member) ? member : null
  }
}

/** The items whose key is unique. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): ReadonlyMap<string, Item> {
  const unique = new Map<string, Item>()
  const several = new Set<string>()
  for (const item of items) {
    const text = keyOf(item)
    if (text === null) continue
    const key = codeKey(text)
    if (unique.has(key)) several.add(key)
    unique.set(key, item)
  }
  for (const key of several) unique.delete(key)
  return unique
}

/** A given account must be the member's own: a number or a name alone does not outweigh it. */
const isAccountOf = (entry: RosterEntry, member: RosterMember): boolean =>
  entry.username === null || member.username === null || codeKey(entry.username) === codeKey(member.username)

const isNumberOf = (entry: RosterEntry, member: RosterMember): boolean =>
  entry.number === null || member.number === null || isSameNumber(entry.number, member.number)

/** Duplicate rows: the later of two identical ones, and all that share a number or an account. */
export function findRepeats(rows: readonly GoodRow[]): ReadonlyMap<GoodRow, RowFault> {
  const faults = new Map<GoodRow, RowFault>()
  const wholes = new Map<string, GoodRow>()
  for (const row of rows) {
    const whole = wholeKey(row.entry)
    const former = wholes.get(whole)
    if (former === undefined) wholes.set(whole, row)
    else faults.set(row, { field: 'realname', reason: 'repeatedRow', otherRow: former.row })
  }
  const left = rows.filter((row) => !faults.has(row))
  addSharing(left, 'number', 'repeatedNumber', faults)
  addSharing(left, 'username', 'repeatedUsername', faults)
  return faults
}

/** Everything a row says about a student; no field contains a line break. */
const wholeKey = ({ realname, number, username, groupName, mobile }: RosterEntry): string =>
  [realname, number, username, groupName, mobile].join('\n')

function addSharing(
  rows: readonly GoodRow[],
  field: 'number' | 'username',
  reason: RowReason,
  faults: Map<GoodRow, RowFault>,
): void {
  const first = new Map<string, GoodRow>()
  for (const row of rows) {
    const code = row.entry[field]
    if (code === null) continue
    const other = first.get(codeKey(code))
    if (other === undefined) first.set(codeKey(code), row)
    else {
      if (!faults.has(row)) faults.set(row, { field, reason, otherRow: other.row })
      if (!faults.has(other)) faults.set(other, { field, reason, otherRow: row.row })
    }
  }
}
