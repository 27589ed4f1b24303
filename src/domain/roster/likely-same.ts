import { changesOf, type FieldChange } from './changes.ts'
import { codeKey, type GoodRow, type RosterMember } from './roster-member.ts'
import { nameKey, type NameReadings, pinyinKey } from './name-reading.ts'
import { numberNeighbours } from './number-neighbours.ts'
import type { MergeReason } from './reasons.ts'

export interface MergeProposal {
  readonly row: number
  readonly uid: number
  readonly why: MergeReason
  /** What merging them changes. */
  readonly changes: readonly FieldChange[]
}

/** More per row would not help anybody decide. */
const perRow = 3

/** Proposes students of the class whom no row matched for rows that would be added. */
export function proposeMerges(
  rows: readonly GoodRow[],
  members: readonly RosterMember[],
  readings: NameReadings,
): readonly MergeProposal[] {
  if (rows.length === 0 || members.length === 0) return []
  const finders = findersOf(members, readings)
  return rows.flatMap((row) => {
    const found = new Map<RosterMember, MergeReason>()
    for (const [why, find] of finders)
      for (const member of find(row)) if (found.size < perRow && !found.has(member)) found.set(member, why)
    return [...found].map(([member, why]) => ({
      row: row.row,
      uid: member.uid,
      why,
      changes: changesOf(member, row.entry),
    }))
  })
}

type Find = (row: GoodRow) => readonly RosterMember[]

function findersOf(
  members: readonly RosterMember[],
  readings: NameReadings,
): readonly (readonly [MergeReason, Find])[] {
  const byName = byNameKey(members)
  const byPinyin = groupBy(members, ({ realname }) => pinyinKey(realname, readings))
  const neighbours = numberNeighbours(members, ({ number }) => number && codeKey(number))
  return [
    ['sameName', ({ entry }) => byName.get(nameKey(entry.realname)) ?? []],
    ['samePinyin', ({ entry }) => byPinyin.get(pinyinKey(entry.realname, readings) ?? '') ?? []],
    ['numberOneOff', ({ entry }) => nearNumbers(entry.number).filter((member) => isAlike(entry.realname, member))],
  ]

  function nearNumbers(number: string | null): readonly RosterMember[] {
    return number === null ? [] : neighbours(codeKey(number))
  }
}

/**
 * Numbers in a class are consecutive: one differing digit alone means nothing for two names without a common character.
 */
const isAlike = (realname: string, member: RosterMember): boolean =>
  [...nameKey(member.realname)].some((character) => nameKey(realname).includes(character))

/** Members by name, ignoring spaces. */
export const byNameKey = <Member extends RosterMember>(
  members: readonly Member[],
): ReadonlyMap<string, readonly Member[]> => groupBy(members, ({ realname }) => nameKey(realname))

/** The first few of each group: a class where all share one name must not make every row compare them all. */
function groupBy<Member extends RosterMember>(
  members: readonly Member[],
  keyOf: (member: Member) => string | null,
): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>()
  for (const member of members) {
    const key = keyOf(member)
    if (key === null) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [member])
    else if (group.length < perRow) group.push(member)
  }
  return groups
}
