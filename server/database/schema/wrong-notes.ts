import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference, refersTo } from './columns.ts'
import { course } from './courses.ts'
import { user } from './people.ts'
import { item } from './questions.ts'

/** Why a student got an item wrong, according to a teacher or the student. */
export const wrongCause = pgTable(
  'wrong_cause',
  {
    uid: refersTo('uid', () => user.uid),
    itemId: refersTo('item_id', () => item.itemId),
    cause: text('cause').notNull(),
    saidBy: refersTo('said_by', () => user.uid),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.itemId, table.cause] }),
    index('wrong_cause_item').on(table.itemId),
    index('wrong_cause_said_by').on(table.saidBy),
  ],
)

/** A student's note on an item. */
export const wrongRemark = pgTable(
  'wrong_remark',
  {
    uid: refersTo('uid', () => user.uid),
    itemId: refersTo('item_id', () => item.itemId),
    remark: text('remark').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.itemId] }), index('wrong_remark_item').on(table.itemId)],
)

/** A student's retry of an item they got wrong: the item itself or a similar one. */
export const wrongRetry = pgTable(
  'wrong_retry',
  {
    retryId: identity('retry_id'),
    uid: refersTo('uid', () => user.uid),
    /** The item that was wrong. */
    itemId: refersTo('item_id', () => item.itemId),
    /** The item that was answered: the same or a similar one. */
    askedItemId: refersTo('asked_item_id', () => item.itemId),
    value: text('value').notNull(),
    /** Null if a person would have to mark it. */
    isRight: boolean('is_right'),
    triedAt: instant('tried_at').notNull(),
  },
  (table) => [
    index('wrong_retry_uid').on(table.uid, table.itemId),
    index('wrong_retry_item').on(table.itemId),
    index('wrong_retry_asked_item').on(table.askedItemId),
  ],
)

/** A class's settings for wrong questions; without a row the defaults apply. */
export const wrongNoteSetting = pgTable('wrong_note_setting', {
  courseId: reference('course_id')
    .primaryKey()
    .references(() => course.courseId, { onDelete: 'cascade' }),
  /** Right answers in a row after which a question counts as mastered. */
  rightsNeeded: integer('rights_needed').notNull(),
})
