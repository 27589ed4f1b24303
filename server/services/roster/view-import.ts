import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { askedChanges } from '#domain/roster/join-school.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import type { ParsedRow } from '#domain/roster/parsed-row.ts'
import { nobody, type RosterEntry } from '#domain/roster/read-entry.ts'
import type { Executor } from '#server/database/database.ts'
import { dryRunNow, type RosterImport, schoolOf, type SeenDryRun } from './roster-imports.ts'
import { maskedProposals } from './masked-students.ts'

/** What importing a stored list would do now, as shown to its teacher. */
export async function seenNow(db: Executor, kept: RosterImport, teacherId: number, now: Date) {
  const schoolId = await schoolOf(db, kept.courseId)
  const seen = await dryRunNow(db, { courseId: kept.courseId, schoolId, teacherId, now }, kept.roster.rows)
  return { ...viewOf(kept, seen), proposals: await maskedProposals(db, seen.run.proposals, seen) }
}

/** A dry run as shown on the page, except for its proposals: each row with its student. */
function viewOf({ importId, courseId, fileName, roster }: RosterImport, { run, members, digest }: SeenDryRun) {
  const byUid = new Map(members.map((student) => [student.uid, student]))
  return {
    importId,
    courseId,
    fileName,
    digest,
    columns: roster.columns.map(({ samples, ...column }) => ({ ...column, samples: [...samples] })),
    rows: run.outcomes.map((outcome, index) => ({ ...rowOf(outcome, byUid), ...ownOf(outcome, roster.rows[index]) })),
    missing: run.missing.flatMap((uid) => byUid.get(uid) ?? []),
    sheets: (roster.sheets ?? []).map((sheet) => ({ ...sheet })),
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

/** What only the row itself has: the fields of a bad one as written, and what is dropped from a good one. */
function ownOf({ kind }: RowOutcome, row: ParsedRow | undefined): Partial<RosterRow> {
  if (row === undefined || 'skipped' in row) return {}
  if (kind === 'bad') return 'entry' in row ? row.entry : row.typed
  return 'entry' in row && row.leftOut !== undefined ? { problems: [...row.leftOut] } : {}
}

/** A row with its student only. Field by field: spreading three objects into one is six times as slow. */
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
