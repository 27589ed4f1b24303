import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { askedChanges } from '#domain/roster/join-school.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { RosterMember } from '#domain/roster/match-members.ts'
import type { RosterEntry } from '#domain/roster/parse-roster.ts'
import type { RosterImport, SeenDryRun } from './roster-imports.ts'

const nobody: RosterEntry = { realname: '', number: null, username: null, groupName: null, mobile: null }

/** A dry run as the page shows it but for its proposals: each row with the student whom it means. */
export function viewOf({ importId, courseId, fileName, roster }: RosterImport, { run, members, digest }: SeenDryRun) {
  const byUid = new Map(members.map((student) => [student.uid, student]))
  return {
    importId,
    courseId,
    fileName,
    digest,
    rows: run.outcomes.map((outcome) => rowOf(outcome, byUid)),
    missing: run.missing.flatMap((uid) => byUid.get(uid) ?? []),
    sheet: roster.sheet,
    otherSheets: [...roster.otherSheets],
  }
}

function rowOf(outcome: RowOutcome, members: ReadonlyMap<number, RosterMember>): RosterRow {
  switch (outcome.kind) {
    case 'skipped':
      return { ...bareRow(outcome, null, nobody), cells: [...outcome.cells], skipReason: outcome.reason }
    case 'bad': {
      const { file, cells, problems } = outcome
      const row = bareRow(outcome, null, nobody)
      return { ...row, ...(file !== undefined && { file }), cells: [...cells], problems: [...problems] }
    }
    case 'added':
      return bareRow(outcome, null, outcome.entry)
    case 'asked':
      return { ...bareRow(outcome, outcome.uid, outcome.entry), changes: [...askedChanges(outcome.entry)] }
    case 'joined':
      return { ...bareRow(outcome, outcome.uid, outcome.entry), changes: [...outcome.changes] }
    case 'updated':
      return { ...bareRow(outcome, outcome.uid, members.get(outcome.uid)), changes: [...outcome.changes] }
    case 'unchanged':
      return bareRow(outcome, outcome.uid, members.get(outcome.uid))
  }
}

/** A row with its student alone. Field by field: spreading three objects into one takes six times as long. */
const bareRow = ({ row, kind }: RowOutcome, uid: number | null, student: RosterEntry = nobody): RosterRow => ({
  row,
  kind,
  uid,
  realname: student.realname,
  number: student.number,
  username: student.username,
  groupName: student.groupName,
  mobile: student.mobile,
  changes: [],
  cells: [],
  problems: [],
})
