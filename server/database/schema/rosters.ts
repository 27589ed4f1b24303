import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RosterPlan, RowDecision } from '#domain/roster/decisions.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { ParsedRoster } from '#domain/roster/parse-roster.ts'
import type { WorksheetStart } from '#domain/roster/worksheet-positions.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { course } from './courses.ts'
import { memberChange } from './member-changes.ts'
import { user } from './people.ts'

/** What was read from a list and, once it is applied, what is to be written. */
export interface StoredRoster extends Pick<ParsedRoster, 'headings' | 'columns' | 'rows'> {
  /** The sheets that were read; missing in lists from an older version. */
  readonly sheets?: readonly WorksheetStart[]
  /** Names of sheets that were not read. */
  readonly otherSheets: readonly string[]
  readonly plan?: StoredPlan
}

export interface StoredPlan extends Pick<RosterPlan, 'added' | 'joined' | 'updated' | 'unchanged' | 'skipped'> {
  readonly bad: readonly Extract<RowOutcome, { kind: 'bad' }>[]
}

/**
 * A class list on its way into a class: read, reviewed, then written by a job that resumes where it was interrupted.
 */
export const rosterImport = pgTable(
  'roster_import',
  {
    importId: identity('import_id'),
    courseId: refersTo('course_id', () => course.courseId),
    /** Who uploaded the list. */
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    /** Name of the file; empty for a pasted list. */
    fileName: text('file_name').notNull(),
    roster: jsonb('roster').$type<StoredRoster>().notNull(),
    /** What the teacher decided about rows, by row; null before it is applied. */
    decisions: jsonb('decisions').$type<Readonly<Record<string, RowDecision>>>(),
    jobId: text('job_id'),
    /** Rows written so far. */
    done: integer('done').notNull().default(0),
    /** What it has written, for undoing it; null before the first row. */
    changeId: reference('change_id').references(() => memberChange.changeId, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    appliedAt: instant('applied_at'),
  },
  (table) => [index('roster_import_uid').on(table.uid, table.createdAt)],
)
