import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { AnswerKey, Option } from '#domain/question.ts'
import { chapter } from './books.ts'
import { identity, instant, reference } from './columns.ts'
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
    knowledgeId: reference('knowledge_id')
      .notNull()
      .references(() => knowledge.knowledgeId),
    chapterId: reference('chapter_id')
      .notNull()
      .references(() => chapter.chapterId),
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('question_chapter').on(table.chapterId, table.type)],
)

export const item = pgTable(
  'item',
  {
    itemId: identity('item_id'),
    questionId: reference('question_id')
      .notNull()
      .references(() => question.questionId),
    /** Position within its question, from 1. */
    no: integer('no').notNull(),
    stem: text('stem').notNull(),
    options: jsonb('options').$type<readonly Option[]>().notNull(),
    key: jsonb('key').$type<AnswerKey>().notNull(),
    analysis: text('analysis').notNull(),
    knowledgeId: reference('knowledge_id')
      .notNull()
      .references(() => knowledge.knowledgeId),
    /** Tenths of a point when a paper states none. */
    score: integer('score').notNull(),
  },
  (table) => [unique('item_no').on(table.questionId, table.no)],
)
