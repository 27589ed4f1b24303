import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference } from './columns.ts'
import { course } from './courses.ts'
import { user } from './people.ts'
import { item } from './questions.ts'

/** Why a student got an item wrong, as a teacher or the student says. */
export const wrongCause = pgTable(
  'wrong_cause',
  {
    uid: reference('uid')
      .notNull()
      .references(() => user.uid),
    itemId: reference('item_id')
      .notNull()
      .references(() => item.itemId),
    cause: text('cause').notNull(),
    saidBy: reference('said_by')
      .notNull()
      .references(() => user.uid),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.itemId, table.cause] }),
    index('wrong_cause_item').on(table.itemId),
  ],
)

/** What a student noted at an item. */
export const wrongRemark = pgTable(
  'wrong_remark',
  {
    uid: reference('uid')
      .notNull()
      .references(() => user.uid),
    itemId: reference('item_id')
      .notNull()
      .references(() => item.itemId),
    remark: text('remark').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.itemId] })],
)

/** A student's new try at an item that was wrong, by itself or by one like it. */
export const wrongRetry = pgTable(
  'wrong_retry',
  {
    retryId: identity('retry_id'),
    uid: reference('uid')
      .notNull()
      .references(() => user.uid),
    /** The item that was wrong. */
    itemId: reference('item_id')
      .notNull()
      .references(() => item.itemId),
    /** The item that was answered: the same, or one like it. */
    askedItemId: reference('asked_item_id')
      .notNull()
      .references(() => item.itemId),
    value: text('value').notNull(),
    /** Null for what a person would have to mark. */
    isRight: boolean('is_right'),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [index('wrong_retry_uid').on(table.uid, table.itemId), index('wrong_retry_item').on(table.itemId)],
)

/** How a class keeps its wrong questions; what has no row is as usual. */
export const wrongNoteSetting = pgTable('wrong_note_setting', {
  courseId: reference('course_id')
    .primaryKey()
    .references(() => course.courseId, { onDelete: 'cascade' }),
  /** Right answers in a row after which a question counts as mastered. */
  rightsNeeded: integer('rights_needed').notNull(),
})
