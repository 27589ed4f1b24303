import { changesOf } from './changes.ts'
import type { RosterField } from './columns.ts'
import type { DryRun, RowOutcome } from './dry-run.ts'
import { codeKey, type RosterMember } from './match-members.ts'
import { nameKey } from './name-reading.ts'
import type { ParsedRow } from './parse-roster.ts'
import type { RowReason } from './reasons.ts'

/** What the rows say by which students of the school are found. */
export interface WantedStudents {
  /** In lower case. */
  readonly usernames: readonly string[]
  /** In lower case. */
  readonly numbers: readonly string[]
}

/** Accounts and numbers by which the school may know students whom the class does not have. */
export function wantedOfSchool({ outcomes }: DryRun): WantedStudents {
  const usernames: string[] = []
  const numbers: string[] = []
  for (const outcome of outcomes) {
    if (outcome.kind === 'added' && outcome.entry.username !== null) usernames.push(codeKey(outcome.entry.username))
    const number = newNumberOf(outcome)
    if (number !== null) numbers.push(codeKey(number))
  }
  return { usernames, numbers }
}

/**
 * A dry run once it is known whom the school has beside the class: a row with the account or the number of such a student
 * brings that student in; an account that the school does not know, and what belongs to somebody of another name, is bad.
 */
export function withSchool(run: DryRun, rows: readonly ParsedRow[], students: readonly RosterMember[]): DryRun {
  if (!run.outcomes.some(({ kind }) => kind === 'added' || kind === 'updated')) return run
  const byUsername = new Map(students.map((student) => [codeKey(student.username ?? ''), student]))
  const byNumber = new Map(students.map((student) => [codeKey(student.number ?? ''), student]))
  const claims = new Map<number, number>()
  const outcomes = run.outcomes.map((outcome, index) => {
    const row = rows[index]
    return row === undefined ? outcome : outcomeOf(outcome, row)
  })
  const added = new Set(outcomes.flatMap((outcome) => (outcome.kind === 'added' ? [outcome.row] : [])))
  return { ...run, outcomes, proposals: run.proposals.filter(({ row }) => added.has(row)) }

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
    if (nameKey(student.realname) !== nameKey(entry.realname))
      return username === null
        ? bad(row, 'number', number ?? '', 'numberOfSchool')
        : bad(row, 'username', username, 'usernameOfOther')
    if (ofNumber !== undefined && ofNumber !== student) return bad(row, 'number', number ?? '', 'numberOfSchool')
    const former = claims.get(student.uid)
    if (former !== undefined) return bad(row, 'realname', entry.realname, 'sameStudentTwice', former)
    claims.set(student.uid, outcome.row)
    return { kind: 'joined', row: outcome.row, uid: student.uid, entry, changes: changesOf(student, entry) }
  }
}

/** The number that a row gives to a student who has another one, or none. */
function newNumberOf(outcome: RowOutcome): string | null {
  if (outcome.kind === 'added') return outcome.entry.number
  if (outcome.kind !== 'updated') return null
  return outcome.changes.find(({ field }) => field === 'number')?.to ?? null
}

const bad = (
  { row, file, cells }: ParsedRow,
  field: RosterField,
  value: string,
  reason: RowReason,
  otherRow?: number,
): RowOutcome => ({
  kind: 'bad',
  row,
  ...(file !== undefined && { file }),
  cells,
  problems: [{ field, value, reason, ...(otherRow !== undefined && { otherRow }) }],
})
