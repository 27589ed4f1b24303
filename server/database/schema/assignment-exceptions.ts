import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { assignment, submission } from './assignments.ts'
import { instant, reference, refersTo } from './columns.ts'
import { user } from './people.ts'
import { item } from './questions.ts'

/** What a marker had noted about an answer. */
export interface KeptNote {
  readonly itemId: number
  readonly kind: 'flag' | 'sentBack'
  readonly reason: string
  readonly markerId: number
  readonly notedAt: string
}

/** The times that a student had of their own. */
export interface KeptTimes {
  readonly beginTime: string | null
  readonly endTime: string | null
  readonly extraMinutes: number
  readonly reason: string
  readonly teacherId: number
  readonly changedAt: string
}

/** What an excused student had: restored if they have to hand in after all. */
export interface KeptWork {
  readonly startedAt: string | null
  readonly draft: Readonly<Record<string, string>> | null
  readonly draftSavedAt: string | null
  readonly round: number
  readonly notes: readonly KeptNote[]
  readonly own: KeptTimes | null
}

/**
 * Arrangements for a single student at an assignment. An excused student has no submission, so counts hold by
 * construction.
 */
export const assignmentException = pgTable(
  'assignment_exception',
  {
    assignmentId: refersTo('assignment_id', () => assignment.assignmentId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    /** Minutes after the assignment's begin, where groups begin one after another. */
    beginShift: integer('begin_shift').notNull().default(0),
    /** The student's own date; null for everybody's. */
    beginTime: instant('begin_time'),
    endTime: instant('end_time'),
    /** Minutes beyond the time limit. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
    isExcused: boolean('is_excused').notNull().default(false),
    reason: text('reason').notNull().default(''),
    /** Who made it; null if it only staggers the groups' begins. */
    teacherId: reference('teacher_id').references(() => user.uid),
    changedAt: instant('changed_at').notNull(),
    /** Of an excused student; rows of older versions have only the start and the draft. */
    keptWork: jsonb('kept_work').$type<Pick<KeptWork, 'startedAt' | 'draft'> & Partial<KeptWork>>(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.uid] }),
    index('assignment_exception_uid').on(table.uid),
    index('assignment_exception_teacher')
      .on(table.teacherId)
      .where(sql`${table.teacherId} is not null`),
  ],
)

/** An item that a student answers again after the scores are out (订正); the score does not change. */
export const correction = pgTable(
  'correction',
  {
    submissionId: refersTo('submission_id', () => submission.submissionId, { onDelete: 'cascade' }),
    itemId: refersTo('item_id', () => item.itemId),
    value: text('value').notNull(),
    /** Null until a teacher has looked at it. */
    isRight: boolean('is_right'),
    /** How often it has been answered again. */
    tries: integer('tries').notNull(),
    answeredAt: instant('answered_at').notNull(),
    comment: text('comment').notNull().default(''),
    decidedBy: reference('decided_by').references(() => user.uid),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.itemId] }),
    index('correction_item').on(table.itemId),
    index('correction_decider')
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
  ],
)

/** A teacher of the school who looks after an assignment of a class they do not teach. */
export const assignmentHandover = pgTable('assignment_handover', {
  assignmentId: reference('assignment_id')
    .primaryKey()
    .references(() => assignment.assignmentId, { onDelete: 'cascade' }),
  teacherId: refersTo('teacher_id', () => user.uid),
  handedBy: refersTo('handed_by', () => user.uid),
  handedAt: instant('handed_at').notNull(),
})
