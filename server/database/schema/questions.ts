import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { AnswerKey, Option } from '#domain/questions/question.ts'
import { chapter } from './books.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { user } from './people.ts'

export const knowledge = pgTable(
  'knowledge',
  {
    knowledgeId: identity('knowledge_id'),
    subjectId: integer('subject_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [unique('knowledge_name').on(table.subjectId, table.name)],
)

export const knowledgeChapter = pgTable(
  'knowledge_chapter',
  {
    knowledgeId: refersTo('knowledge_id', () => knowledge.knowledgeId),
    chapterId: refersTo('chapter_id', () => chapter.chapterId),
  },
  (table) => [primaryKey({ columns: [table.knowledgeId, table.chapterId] })],
)

export const question = pgTable(
  'question',
  {
    questionId: identity('question_id'),
    /** Stable key of starting content; null for a teacher's own question. */
    code: text('code').unique(),
    subjectId: integer('subject_id').notNull(),
    type: integer('type').notNull(),
    difficulty: integer('difficulty').notNull(),
    passage: text('passage').notNull(),
    chapterId: reference('chapter_id').references(() => chapter.chapterId),
    ownerId: reference('owner_id').references(() => user.uid),
    /** A teacher's own question that was read from a file, or made from one that was. */
    isImported: boolean('is_imported').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('question_chapter').on(table.chapterId, table.type),
    index('question_subject').on(table.subjectId, table.ownerId),
    index('question_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
  ],
)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a question is searched and counted by, in narrow rows of its own; kept up to date by `indexQuestions`. Long
 * texts and tokens are stored out of line (`toast_tuple_target`), so that counting reads little.
 */
export const bankSearch = pgTable(
  'bank_search',
  {
    questionId: reference('question_id')
      .primaryKey()
      .references(() => question.questionId, { onDelete: 'cascade' }),
    subjectId: integer('subject_id').notNull(),
    type: integer('type').notNull(),
    difficulty: integer('difficulty').notNull(),
    /** By `measured-difficulty`, with the number of submissions that it is from; null while they are too few. */
    measuredDifficulty: integer('measured_difficulty'),
    measuredAnswers: integer('measured_answers'),
    chapterId: reference('chapter_id'),
    ownerId: reference('owner_id'),
    isImported: boolean('is_imported').notNull().default(false),
    /** Its position in lists, by `findListPositions`; null if it did not ship: a teacher's own come first. */
    listPosition: integer('list_position'),
    /** Of all items, main and further ones, without duplicates; not more than fit into a row of an index. */
    knowledgeIds: bigint('knowledge_ids', { mode: 'number' }).array().notNull(),
    searchText: text('search_text').notNull(),
    /** Tokens of our own (`domain/bank/search-tokens`), not from a parser of the database. */
    tokens: tsvector('tokens').notNull(),
  },
  (table) => [
    index('bank_search_tokens').using('gin', table.tokens),
    // Rows are long: what is counted and sorted by is read from here, a fortieth of the pages.
    index('bank_search_facets').on(
      table.subjectId,
      table.type,
      table.difficulty,
      table.measuredDifficulty,
      table.ownerId,
      table.isImported,
      table.chapterId,
      table.listPosition,
      table.questionId,
      table.knowledgeIds,
    ),
  ],
)

export const item = pgTable(
  'item',
  {
    itemId: identity('item_id'),
    questionId: refersTo('question_id', () => question.questionId),
    /** Position within its question, from 1. */
    no: integer('no').notNull(),
    stem: text('stem').notNull(),
    options: jsonb('options').$type<readonly Option[]>().notNull(),
    key: jsonb('key').$type<AnswerKey>().notNull(),
    analysis: text('analysis').notNull(),
    /** The main knowledge point, by which reports and wrong-question books count. */
    knowledgeId: refersTo('knowledge_id', () => knowledge.knowledgeId),
    /** The others that it tests, in order. */
    furtherKnowledgeIds: bigint('further_knowledge_ids', { mode: 'number' })
      .array()
      .$type<readonly number[]>()
      .notNull()
      .default([]),
    /** Tenths of a point, unless a paper states its own. */
    score: integer('score').notNull(),
  },
  (table) => [unique('item_no').on(table.questionId, table.no)],
)

/** A teacher's question basket, one per subject; concurrent changes lock its row. */
export const basket = pgTable(
  'basket',
  {
    uid: refersTo('uid', () => user.uid),
    subjectId: integer('subject_id').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.subjectId] })],
)

export const basketQuestion = pgTable(
  'basket_question',
  {
    /** In order of addition. */
    placeId: identity('place_id'),
    uid: refersTo('uid', () => user.uid),
    questionId: refersTo('question_id', () => question.questionId),
  },
  (table) => [unique('basket_question_once').on(table.uid, table.questionId)],
)
