import { bigint, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { identity, instant, reference, refersTo } from './columns.ts'
import { course, memberRemoval } from './courses.ts'
import { user } from './people.ts'

/** A change to the members of a class that the person who made it can undo for some minutes, as a whole. */
export const memberChange = pgTable(
  'member_change',
  {
    changeId: identity('change_id'),
    courseId: refersTo('course_id', () => course.courseId),
    changedBy: refersTo('changed_by', () => user.uid, { onDelete: 'cascade' }),
    changedAt: instant('changed_at').notNull(),
    /** The removal that was part of it. */
    removalId: reference('removal_id').references(() => memberRemoval.removalId, { onDelete: 'set null' }),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('member_change_at').on(table.changedAt)],
)

/**
 * A student in such a change, in one class: the row of `member`, and for an import the account's data; null if there is
 * none.
 */
export const memberChangeRow = pgTable(
  'member_change_row',
  {
    changeId: refersTo('change_id', () => memberChange.changeId, { onDelete: 'cascade' }),
    courseId: bigint('course_id', { mode: 'number' }).notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    memberBefore: jsonb('member_before'),
    memberAfter: jsonb('member_after'),
    accountBefore: jsonb('account_before'),
    accountAfter: jsonb('account_after'),
  },
  (table) => [primaryKey({ columns: [table.changeId, table.courseId, table.uid] })],
)
