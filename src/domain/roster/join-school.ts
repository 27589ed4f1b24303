import { changesOf, type FieldChange } from './changes.ts'
import type { RosterField } from './columns.ts'
import { badRow, type DryRun, type RowOutcome } from './dry-run.ts'
import { byNameKey, type MergeProposal } from './likely-same.ts'
import { codeKey, type RosterMember } from './roster-member.ts'
import { nameKey } from './name-reading.ts'
import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'
import type { RowReason } from './reasons.ts'

/** A student of the school who is not in the class. */
export interface SchoolStudent extends RosterMember {
  /**
   * Whether the teacher may add the student at once; others have to be requested, and nothing more is revealed about
   * them.
   */
  readonly isFree: boolean
}

/** The values in the rows by which students of the school are found. */
export interface WantedStudents {
  /** In lower case. */
  readonly usernames: readonly string[]
  /** In lower case. */
  readonly numbers: readonly string[]
  /** As written, from rows without an account. */
  readonly realnames: readonly string[]
}

/** Accounts and numbers by which the school may know students the class does not have. */
export function wantedOfSchool({ outcomes }: DryRun): WantedStudents {
  const usernames: string[] = []
  const numbers: string[] = []
  const realnames: string[] = []
  for (const outcome of outcomes) {
    if (outcome.kind === 'added') {
      const { username, realname } = outcome.entry
      if (username === null) realnames.push(realname)
      else usernames.push(codeKey(username))
    }
    const number = newNumberOf(outcome)
    if (number !== null) numbers.push(codeKey(number))
  }
  return { usernames, numbers, realnames }
}

/**
 * A dry run refined by the school's students outside the class: a row with such a student's account or number adds that
 * student, or requests one who is not free; an account unknown to the school is bad, and so is one that belongs to a
 * different name. A student of the school with the name of a row, and nothing against it, is proposed.
 */
export function withSchool(run: DryRun, rows: readonly ParsedRow[], students: readonly SchoolStudent[]): DryRun {
  if (!run.outcomes.some(({ kind }) => kind === 'added' || kind === 'updated')) return run
  const byUsername = new Map(students.map((student) => [codeKey(student.username ?? ''), student]))
  const byNumber = new Map(students.map((student) => [codeKey(student.number ?? ''), student]))
  const claims = new Map<number, number>()
  const outcomes = run.outcomes.map((outcome, index) => {
    const row = rows[index]
    return row === undefined ? outcome : outcomeOf(outcome, row)
  })
  const added = outcomes.filter((outcome) => outcome.kind === 'added')
  const addedRows = new Set(added.map(({ row }) => row))
  const ofClass = run.proposals.filter(({ row }) => addedRows.has(row))
  const free = students.filter(({ uid }) => !claims.has(uid))
  return { ...run, outcomes, proposals: [...ofClass, ...namesakes(added, free)] }

  function outcomeOf(outcome: RowOutcome, row: ParsedRow): RowOutcome {
    if (outcome.kind === 'added') return joined(outcome, row)
    const number = newNumberOf(outcome)
    return number !== null && byNumber.has(codeKey(number)) ? bad(row, 'number', number, 'numberOfSchool') : outcome
  }

  function joined(outcome: Extract<RowOutcome, { kind: 'added' }>, row: ParsedRow): RowOutcome {
    const { entry } = outcome
    const { username, number } = entry
    const ofNumber = number === null ? undefined : byNumber.get(codeKey(number))
    const student = username === null ? ofNumber : byUsername.get(codeKey(username))
    if (username !== null && student === undefined) return bad(row, 'username', username, 'usernameUnknown')
    if (student === undefined) return outcome
    if (nameKey(student.realname) !== nameKey(entry.realname)) return ofOtherName(row, entry, student)
    if (ofNumber !== undefined && ofNumber !== student) return bad(row, 'number', number ?? '', 'numberOfSchool')
    const former = claims.get(student.uid)
    if (former !== undefined) return bad(row, 'realname', entry.realname, 'sameStudentTwice', former)
    claims.set(student.uid, outcome.row)
    return broughtIn(outcome.row, student, entry)
  }
}

/** The outcome of a row that is a student of the school. */
export function broughtIn(
  row: number,
  student: SchoolStudent,
  entry: RosterEntry,
): Extract<RowOutcome, { kind: 'joined' | 'asked' }> {
  if (!student.isFree) return { kind: 'asked', row, uid: student.uid, entry }
  return { kind: 'joined', row, uid: student.uid, entry, changes: changesOf(student, entry) }
}

/** That an account exists is not revealed to somebody who does not know whose it is. */
function ofOtherName(row: ParsedRow, { username, number }: RosterEntry, { isFree }: SchoolStudent): RowOutcome {
  if (username === null) return bad(row, 'number', number ?? '', 'numberOfSchool')
  return bad(row, 'username', username, isFree ? 'usernameOfOther' : 'usernameUnknown')
}

/** What a request for a student keeps of a row: the group belongs to the class, everything else to the student. */
export const askedChanges = ({ groupName }: RosterEntry): readonly FieldChange[] =>
  groupName === null ? [] : [{ field: 'groupName', from: null, to: groupName }]

/**
 * Students of the school with the name of a row; different numbers, or an account in the row, make them different
 * people.
 */
function namesakes(
  added: readonly Extract<RowOutcome, { kind: 'added' }>[],
  students: readonly SchoolStudent[],
): readonly MergeProposal[] {
  const named = byNameKey(students)
  const unnumbered = byNameKey(students.filter(({ number }) => number === null))
  return added.flatMap(({ row, entry }) => {
    if (entry.username !== null) return []
    const likely = (entry.number === null ? named : unnumbered).get(nameKey(entry.realname)) ?? []
    return likely.map((student) => ({
      row,
      uid: student.uid,
      ...(student.isFree
        ? { why: 'nameOfSchool' as const, changes: changesOf(student, entry) }
        : { why: 'nameOfOthers' as const, changes: askedChanges(entry) }),
    }))
  })
}

/** The new number a row gives to a student who has another one, or none. */
function newNumberOf(outcome: RowOutcome): string | null {
  if (outcome.kind === 'added') return outcome.entry.number
  if (outcome.kind !== 'updated') return null
  return outcome.changes.find(({ field }) => field === 'number')?.to ?? null
}

const bad = (row: ParsedRow, field: RosterField, value: string, reason: RowReason, otherRow?: number): RowOutcome =>
  badRow(row, [{ field, value, reason, ...(otherRow !== undefined && { otherRow }) }])
