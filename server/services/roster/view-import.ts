import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { RosterMember } from '#domain/roster/match-members.ts'
import type { RosterEntry } from '#domain/roster/parse-roster.ts'
import type { RosterImport, SeenDryRun } from './roster-imports.ts'

const nobody: RosterEntry = { realname: '', number: null, username: null, groupName: null, mobile: null }

/** A dry run as the page shows it: each row with the student whom it means. */
export function viewOf(
  { importId, courseId, fileName, roster }: RosterImport,
  { run, members, beside, digest }: SeenDryRun,
) {
  const byUid = new Map([...members, ...beside].map((student) => [student.uid, student]))
  return {
    importId,
    courseId,
    fileName,
    digest,
    rows: run.outcomes.map((outcome) => rowOf(outcome, byUid)),
    proposals: run.proposals.map(({ uid, row, why, changes }) => ({
      row,
      why,
      changes: [...changes],
      student: { ...nobody, uid, ...byUid.get(uid) },
    })),
    missing: run.missing.flatMap((uid) => byUid.get(uid) ?? []),
    sheet: roster.sheet,
    otherSheets: [...roster.otherSheets],
  }
}

function rowOf(outcome: RowOutcome, members: ReadonlyMap<number, RosterMember>): RosterRow {
  const { kind, row } = outcome
  const empty = { row, kind, uid: null, changes: [], cells: [], problems: [] }
  switch (outcome.kind) {
    case 'skipped':
      return { ...empty, ...nobody, cells: [...outcome.cells], skipReason: outcome.reason }
    case 'bad': {
      const { file, cells, problems } = outcome
      return { ...empty, ...nobody, ...(file !== undefined && { file }), cells: [...cells], problems: [...problems] }
    }
    case 'added':
      return { ...empty, ...outcome.entry }
    case 'joined':
      return { ...empty, ...outcome.entry, uid: outcome.uid, changes: [...outcome.changes] }
    case 'updated':
      return { ...empty, ...nobody, ...members.get(outcome.uid), uid: outcome.uid, changes: [...outcome.changes] }
    case 'unchanged':
      return { ...empty, ...nobody, ...members.get(outcome.uid), uid: outcome.uid }
  }
}
