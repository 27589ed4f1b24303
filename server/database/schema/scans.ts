import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BlankState, PageRefusal, PageState, ReadingStop, ReadState, SheetBox } from '#domain/scan/scan.ts'
import { assignment, submission } from './assignments.ts'
import { bytes, identity, instant, reference, refersTo } from './columns.ts'
import { user } from './people.ts'
import { item } from './questions.ts'

/** Answer sheets of one assignment that are read together: uploaded, read, reviewed, then written as answers. */
export const scan = pgTable(
  'scan',
  {
    scanId: identity('scan_id'),
    assignmentId: refersTo('assignment_id', () => assignment.assignmentId, { onDelete: 'cascade' }),
    /** Who started it. */
    uid: refersTo('uid', () => user.uid),
    createdAt: instant('created_at').notNull(),
    /**
     * When a page, a reading or a page's student last changed: after `publishedAt` there is something to publish again.
     */
    changedAt: instant('changed_at').notNull(),
    pausedAt: instant('paused_at'),
    /**
     * Where a run last failed, until one succeeds; once reading is paused for good, that is why. Null if a person paused
     * it.
     */
    stop: jsonb('stop').$type<ReadingStop>(),
    cancelledAt: instant('cancelled_at'),
    publishedAt: instant('published_at'),
  },
  (table) => [
    index('scan_assignment').on(table.assignmentId),
    uniqueIndex('scan_open')
      .on(table.assignmentId)
      .where(sql`${table.cancelledAt} is null`),
    index('scan_uid').on(table.uid, table.createdAt),
  ],
)

/** An uploaded photo, scan or PDF. */
export const scanFile = pgTable(
  'scan_file',
  {
    scanFileId: identity('scan_file_id'),
    scanId: refersTo('scan_id', () => scan.scanId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the bytes, or of the digests of its parts, in hexadecimal: the same file is not read twice. */
    digest: text('digest').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    /** How often it came again. */
    againCount: integer('again_count').notNull().default(0),
  },
  (table) => [unique('scan_file_once').on(table.scanId, table.digest), index('scan_file_uid').on(table.uid)],
)

/** Parts of the files that are not yet split into pages, including those of files that are still being sent. */
export const scanPart = pgTable(
  'scan_part',
  {
    scanId: refersTo('scan_id', () => scan.scanId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    /** Names the file until it is complete. */
    sending: text('sending').notNull(),
    /** In its file, from 1. */
    number: integer('number').notNull(),
    /** SHA-256 of its bytes, in hexadecimal. */
    digest: text('digest').notNull(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null until the file is complete. */
    scanFileId: reference('scan_file_id').references(() => scanFile.scanFileId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.scanId, table.uid, table.sending, table.number] }),
    index('scan_part_file').on(table.scanFileId),
    index('scan_part_uid').on(table.uid),
  ],
)

/** One page of a file; reading it is one transaction. */
export const scanPage = pgTable(
  'scan_page',
  {
    scanPageId: identity('scan_page_id'),
    scanId: refersTo('scan_id', () => scan.scanId, { onDelete: 'cascade' }),
    scanFileId: refersTo('scan_file_id', () => scanFile.scanFileId, { onDelete: 'cascade' }),
    /** In its file, from 1. */
    number: integer('number').notNull(),
    state: text('state').$type<PageState>().notNull(),
    refusal: text('refusal').$type<PageRefusal>(),
    /** As uploaded; null once it has been read. */
    source: bytes('source'),
    /** The page flattened and upright, as JPEG; null before that. */
    picture: bytes('picture'),
    /** The layout named by the page's code; null if there is none. */
    layout: text('layout'),
    /** Page number on the sheet, from 1. */
    sheetPage: integer('sheet_page'),
    /** How far it was rotated, in degrees. */
    turned: integer('turned').notNull().default(0),
    /** What is filled in as the number, or the student's code, as far as it was readable. */
    writtenNumber: text('written_number'),
    /** The student it belongs to; null if unknown. */
    uid: reference('uid').references(() => user.uid),
    /** Who assigned it to the student; null if the sheet itself did. */
    placedById: reference('placed_by_id').references(() => user.uid),
    readAt: instant('read_at'),
    /** Whether the handwriting in boxes is to be read by two engines, and whether it has been. */
    blanks: text('blanks').$type<BlankState>().notNull().default('none'),
    /** Left out by the teacher. */
    leftOutAt: instant('left_out_at'),
  },
  (table) => [
    unique('scan_page_once').on(table.scanFileId, table.number),
    index('scan_page_scan').on(table.scanId, table.state),
    index('scan_page_uid').on(table.uid),
    index('scan_page_placed_by')
      .on(table.placedById)
      .where(sql`${table.placedById} is not null`),
  ],
)

/** The reading of one answer on a page, and what a person decided. */
export const scanReading = pgTable(
  'scan_reading',
  {
    scanPageId: refersTo('scan_page_id', () => scanPage.scanPageId, { onDelete: 'cascade' }),
    /** Its name on the sheet: `Q7`. */
    row: text('row').notNull(),
    itemId: refersTo('item_id', () => item.itemId),
    state: text('state').$type<ReadState>().notNull(),
    /** Letters as on the paper; null if a person must decide. */
    value: text('value'),
    candidates: jsonb('candidates').$type<readonly string[]>().notNull(),
    /** Percent. */
    confidence: integer('confidence').notNull(),
    /** Its position on the page, in millimetres. */
    area: jsonb('area').$type<SheetBox>().notNull(),
    /** The reading according to a person; null if nobody has decided. */
    decision: text('decision'),
    deciderId: reference('decider_id').references(() => user.uid),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.scanPageId, table.row] }),
    index('scan_reading_item').on(table.itemId),
    index('scan_reading_decider')
      .on(table.deciderId)
      .where(sql`${table.deciderId} is not null`),
  ],
)

/** A submission whose answers were read from sheets. */
export const scanResult = pgTable(
  'scan_result',
  {
    submissionId: reference('submission_id')
      .primaryKey()
      .references(() => submission.submissionId, { onDelete: 'cascade' }),
    scanId: refersTo('scan_id', () => scan.scanId, { onDelete: 'cascade' }),
    publishedAt: instant('published_at').notNull(),
    /** The pages that its answers were read from; empty if not recorded. */
    scanPageIds: jsonb('scan_page_ids').$type<readonly number[]>().notNull().default([]),
  },
  (table) => [index('scan_result_scan').on(table.scanId)],
)
