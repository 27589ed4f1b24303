import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Shape } from '#domain/marking/annotation.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { assignment, submission } from './assignments.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { paper } from './papers.ts'
import { user } from './people.ts'

/** How the submissions of an assignment are marked; without a row, one person marks and sees the names. */
export const markingRule = pgTable('marking_rule', {
  assignmentId: reference('assignment_id')
    .primaryKey()
    .references(() => assignment.assignmentId, { onDelete: 'cascade' }),
  /** Secret from which the order and handles of blind marking are derived; null if names are visible. */
  blindSeed: text('blind_seed'),
  /** When names became visible again; from then on the seed is ignored. */
  unblindedAt: instant('unblinded_at'),
  unblindedById: reference('unblinded_by_id').references(() => user.uid, { onDelete: 'set null' }),
  /** Each answer is marked by two persons, who do not see each other's mark. */
  isDouble: boolean('is_double').notNull().default(false),
  /** Tenths by which two marks may differ before a third person decides. */
  differenceLimit: integer('difference_limit').notNull().default(0),
  thirdMarkerId: reference('third_marker_id').references(() => user.uid, { onDelete: 'set null' }),
  /** Third persons who were replaced; what they decided stands. */
  formerThirdIds: jsonb('former_third_ids').$type<readonly number[]>().notNull().default([]),
})

const ofAnswer = {
  submissionId: refersTo('submission_id', () => submission.submissionId, { onDelete: 'cascade' }),
  itemId: reference('item_id').notNull(),
}

const byMarker = () => refersTo('marker_id', () => user.uid, { onDelete: 'cascade' })

const byCreator = () => reference('creator_id').references(() => user.uid, { onDelete: 'set null' })

/** One of the two marks of a double-marked answer; the answer has its score once they are joined. */
export const doubleMark = pgTable(
  'double_mark',
  {
    ...ofAnswer,
    markerId: byMarker(),
    criteria: jsonb('criteria').$type<readonly number[]>().notNull(),
    /** Tenths. */
    score: integer('score').notNull(),
    comment: text('comment').notNull().default(''),
    rev: integer('rev').notNull(),
    markedAt: instant('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.itemId, table.markerId] }),
    index('double_mark_marker').on(table.markerId),
  ],
)

/** What the teacher who leads decided about a double-marked answer that nobody else could mark any more. */
export const settlement = pgTable(
  'settlement',
  {
    ...ofAnswer,
    settlerId: refersTo('settler_id', () => user.uid, { onDelete: 'cascade' }),
    /** Tenths. */
    score: integer('score').notNull(),
    rev: integer('rev').notNull(),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.itemId] }),
    index('settlement_settler').on(table.settlerId),
  ],
)

/** What a marker noted about an answer: to look at it again, or that it was sent back to the student. */
export const answerNote = pgTable(
  'answer_note',
  {
    ...ofAnswer,
    kind: text('kind').$type<'flag' | 'sentBack'>().notNull(),
    /** What the student reads; empty for a flag. */
    reason: text('reason').notNull().default(''),
    markerId: byMarker(),
    notedAt: instant('noted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.itemId, table.kind] }),
    index('answer_note_marker').on(table.markerId),
  ],
)

/** What is drawn over an answer, as vectors. */
export const annotation = pgTable(
  'annotation',
  {
    ...ofAnswer,
    shapes: jsonb('shapes').$type<readonly Shape[]>().notNull(),
    /** Increases with each save, so that two markers cannot unknowingly overwrite each other. */
    rev: integer('rev').notNull(),
    markerId: byMarker(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.itemId] }),
    index('annotation_marker').on(table.markerId),
  ],
)

/**
 * A comment with the points it costs or adds, written while marking an item of a paper and shared by all its markers.
 */
export const rubricLine = pgTable(
  'rubric_line',
  {
    rubricLineId: identity('rubric_line_id'),
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    itemId: reference('item_id').notNull(),
    /** Index of the criterion whose score it changes. */
    criterion: integer('criterion').notNull(),
    lineText: text('line_text').notNull(),
    /** Tenths; negative if it costs points. */
    delta: integer('delta').notNull(),
    creatorId: byCreator(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('rubric_line_item').on(table.paperId, table.itemId),
    index('rubric_line_creator').on(table.creatorId),
  ],
)

/** A corrected key: what was right before and after, so that it can be reverted. */
export const keyChange = pgTable(
  'key_change',
  {
    keyChangeId: identity('key_change_id'),
    paperId: refersTo('paper_id', () => paper.paperId, { onDelete: 'cascade' }),
    itemId: reference('item_id').notNull(),
    before: jsonb('key_before').$type<AnswerKey>().notNull(),
    after: jsonb('key_after').$type<AnswerKey>().notNull(),
    creatorId: byCreator(),
    /** The same for all keys of a paper that were changed together. */
    createdAt: instant('created_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('key_change_paper').on(table.paperId, table.itemId)],
)

/** A total that a corrected key changed, as it was at the time: later marks change the total, but not this. */
export const keyChangeScore = pgTable(
  'key_change_score',
  {
    /** In the order in which the totals changed: keys changed together are applied in any order. */
    keyChangeScoreId: identity('key_change_score_id'),
    keyChangeId: refersTo('key_change_id', () => keyChange.keyChangeId, { onDelete: 'cascade' }),
    submissionId: refersTo('submission_id', () => submission.submissionId, { onDelete: 'cascade' }),
    /** Tenths. */
    before: integer('total_before').notNull(),
    after: integer('total_after').notNull(),
  },
  (table) => [
    uniqueIndex('key_change_score_of').on(table.keyChangeId, table.submissionId),
    index('key_change_score_submission').on(table.submissionId),
  ],
)
