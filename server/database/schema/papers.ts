import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { PaperLayout } from '#domain/paper/paper-rows.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { book, chapter } from './books.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { school, user } from './people.ts'
import { item, question } from './questions.ts'

export const paper = pgTable(
  'paper',
  {
    paperId: identity('paper_id'),
    code: text('code').unique(),
    paperTitle: text('paper_title').notNull(),
    ownerId: refersTo('owner_id', () => user.uid),
    schoolId: refersTo('school_id', () => school.schoolId),
    /** Every teacher of the school may read and assign it. */
    sharedWithSchool: boolean('shared_with_school').notNull().default(false),
    /** When its owner took it back from the school; null while the school has it, or never had it. */
    schoolEndedAt: instant('school_ended_at'),
    subjectId: integer('subject_id').notNull(),
    bookId: reference('book_id').references(() => book.bookId),
    chapterId: reference('chapter_id').references(() => chapter.chapterId),
    /** Minutes. */
    duration: integer('duration').notNull(),
    /** Full mark in tenths; the sum over its items. */
    score: integer('score').notNull(),
    itemCount: integer('item_count').notNull(),
    /** Increases with each change to the paper's content. */
    rev: integer('rev').notNull().default(0),
    /** What the rows of its sections and items do not say; null for a paper that was never edited. */
    layout: jsonb('layout').$type<PaperLayout>(),
    /** When it was deleted; classes keep what was assigned to them. */
    removedAt: instant('removed_at'),
    /** The first version of the paper; null for a first version. */
    firstVersionId: reference('first_version_id').references((): AnyPgColumn => paper.paperId),
    /** The next version: this one had been assigned when it was edited, and stays as its classes have it. */
    replacedById: reference('replaced_by_id').references((): AnyPgColumn => paper.paperId),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('paper_owner').on(table.ownerId),
    index('paper_school').on(table.schoolId),
    index('paper_versions').on(sql`coalesce(${table.firstVersionId}, ${table.paperId})`),
  ],
)

/** A colleague with whom a teacher shares a paper: they may read, copy and assign it, and some may edit it. */
export const paperShare = pgTable(
  'paper_share',
  {
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    sharedAt: instant('shared_at').notNull(),
    canEdit: boolean('can_edit').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.uid] }), index('paper_share_uid').on(table.uid)],
)

/** A colleague from whom the owner took a shared paper back; those who gave it up themselves are not here. */
export const paperTakenBack = pgTable(
  'paper_taken_back',
  {
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    takenBackAt: instant('taken_back_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.uid] }), index('paper_taken_back_uid').on(table.uid)],
)

/** Who has the turn to write a paper, in all its versions; it passes on by itself soon after `seenAt`. */
export const paperTurn = pgTable('paper_turn', {
  /** Of the first version. */
  paperId: reference('paper_id')
    .primaryKey()
    .references(() => paper.paperId, { onDelete: 'cascade' }),
  /** Not a reference: a session may end at any time, and its turn passes on. */
  sessionId: reference('session_id').notNull(),
  seenAt: instant('seen_at').notNull(),
})

export const paperSection = pgTable(
  'paper_section',
  {
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    sectionText: text('section_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paperId, table.no] })],
)

/** One row per item: its number on the paper, its section and its score there. */
export const paperItem = pgTable(
  'paper_item',
  {
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    no: integer('no').notNull(),
    sectionNo: integer('section_no').notNull(),
    questionId: refersTo('question_id', () => question.questionId),
    itemId: refersTo('item_id', () => item.itemId),
    score: integer('score').notNull(),
    /** The answer key on this paper; copied from the bank and corrected here, so that no paper changes unseen. */
    key: jsonb('key').$type<AnswerKey>().notNull(),
    /** Increases with each correction. */
    keyRev: integer('key_rev').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.no] }),
    unique('paper_item_once').on(table.paperId, table.itemId),
    index('paper_item_item').on(table.itemId),
    index('paper_item_question').on(table.questionId),
  ],
)
