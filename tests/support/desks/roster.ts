import { dryRunNow } from '#server/services/roster/roster-imports.ts'
import type { Database } from '#server/database/database.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { rosterImport, type StoredRoster } from '#server/database/schema/rosters.ts'
import { idOf } from '#tests/support/service/id-of.ts'

interface DeskRoster {
  readonly courseId: number
  readonly schoolId: number
  readonly teacherId: number
  readonly canary: string
}

const readAt = new Date('2026-11-20T05:00:00Z')

/** Matches the clock of a test service: a change can be undone for some minutes only. */
const writtenAt = new Date('2026-11-20T06:00:00Z')

/**
 * A parsed class list with one new student and one bad row, waiting for its teacher, with a change to undo; and the
 * digest of its dry run.
 */
export async function addDeskRoster(
  db: Database,
  { courseId, schoolId, teacherId, canary }: DeskRoster,
): Promise<{ readonly importId: number; readonly digest: string }> {
  const entry = { realname: `${canary} 丙`.slice(-20), number: null, username: null, groupName: null, mobile: null }
  const roster: StoredRoster = {
    headings: ['姓名', '学号'],
    columns: [{ key: 'c0', heading: canary.slice(0, 20), samples: [], meaning: 'realname', isAsked: false }],
    rows: [
      { row: 2, cells: [canary], entry },
      {
        row: 3,
        cells: [canary, '1.5'],
        problems: [{ field: 'number', value: canary, reason: 'notWholeNumber' }],
        typed: { ...entry, realname: canary, number: '1.5' },
      },
    ],
    sheets: [],
    otherSheets: [canary],
  }
  const [change] = await db
    .insert(memberChange)
    .values({ courseId, changedBy: teacherId, changedAt: writtenAt })
    .returning()
  const [row] = await db
    .insert(rosterImport)
    .values({
      courseId,
      uid: teacherId,
      fileName: `${canary}.xlsx`,
      roster,
      changeId: idOf(change?.changeId),
      createdAt: readAt,
    })
    .returning({ importId: rosterImport.importId, kept: rosterImport.roster })
  // From the stored rows: the database orders fields in its own way.
  const { digest } = await dryRunNow(db, { courseId, schoolId, teacherId, now: readAt }, row?.kept.rows ?? [])
  return { importId: idOf(row?.importId), digest }
}
