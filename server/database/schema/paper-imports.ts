import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { bytes, identity, instant, reference, refersTo } from './columns.ts'
import { paper } from './papers.ts'
import { user } from './people.ts'

/** What was read from a file, with what each question resembles; null where there is nothing. */
export interface StoredRead extends ImportedPaper {
  /** The bank question that reads the same. */
  readonly sameInBank: readonly (number | null)[]
  /** The one that reads nearly the same; missing if it was read by a Podium from before these were looked for. */
  readonly nearInBank?: readonly (number | null)[]
  /** The index of an earlier question that reads nearly the same. */
  readonly nearBefore?: readonly (number | null)[]
}

/** A file with questions on its way into the bank: stored, read by a job, reviewed, then confirmed. */
export const paperImport = pgTable(
  'paper_import',
  {
    paperImportId: identity('paper_import_id'),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    subjectId: integer('subject_id').notNull(),
    /** Empty for a pasted text. */
    fileName: text('file_name').notNull(),
    /** Null once it has been read, refused or given up. */
    content: bytes('content'),
    jobId: text('job_id').notNull(),
    /** What was read; null before that, and if it was refused. */
    read: jsonb('read').$type<StoredRead>(),
    refusal: text('refusal').$type<ImportRefusal>(),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    confirmedAt: instant('confirmed_at'),
    /** Questions that were added to the bank. */
    questionCount: integer('question_count').notNull().default(0),
    /** The paper that was made from them; null for none. */
    paperId: reference('paper_id').references(() => paper.paperId, { onDelete: 'set null' }),
  },
  (table) => [index('paper_import_uid').on(table.uid, table.createdAt)],
)
