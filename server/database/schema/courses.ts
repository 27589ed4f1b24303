import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LessonNode } from '#domain/textbooks/lesson.ts'
import { book, chapter } from './books.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { school, user } from './people.ts'

/** A class as one teacher teaches it in one subject (specification §3 Course). */
export const course = pgTable(
  'course',
  {
    courseId: identity('course_id'),
    courseName: text('course_name').notNull(),
    classCode: text('course_code').notNull().unique(),
    schoolId: refersTo('school_id', () => school.schoolId),
    leadTeacherId: refersTo('lead_teacher_id', () => user.uid),
    stageId: integer('stage_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    bookId: reference('book_id').references(() => book.bookId),
    needsApproval: boolean('is_approve').notNull().default(true),
    courseType: integer('course_type').notNull().default(1),
    /** 1 in use, 0 archived. */
    status: integer('status').notNull().default(1),
    /** Increases with every change to the fields above. */
    rev: integer('rev').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('course_lead_teacher').on(table.leadTeacherId)],
)

/**
 * A removed member is kept so that the removal can be undone; one on the waiting list asked to join a class that has no
 * place yet.
 */
export const memberStatus = { waiting: 0, approved: 1, refused: 2, removed: 3, waitingList: 4 } as const

/** One removal of one or more members, which is undone as a whole. */
export const memberRemoval = pgTable(
  'member_removal',
  {
    removalId: identity('removal_id'),
    courseId: refersTo('course_id', () => course.courseId),
    removedBy: refersTo('removed_by', () => user.uid),
    removedAt: instant('removed_at').notNull(),
    /** When it was undone. */
    restoredAt: instant('restored_at'),
  },
  (table) => [index('member_removal_course').on(table.courseId, table.removedAt)],
)

export const member = pgTable(
  'member',
  {
    courseId: refersTo('course_id', () => course.courseId),
    uid: refersTo('uid', () => user.uid),
    joinStatus: integer('approve_status').notNull().default(memberStatus.approved),
    joinedAt: instant('joined_at').notNull(),
    /** Name of the learning group; null for none. */
    groupName: text('group_name'),
    /** Who decided on a request to join and when, and why it was refused. */
    decidedBy: reference('decided_by').references(() => user.uid),
    decidedAt: instant('decided_at'),
    reason: text('reason').notNull().default(''),
    /** The removal that took the student out; null if nobody removed them. */
    removalId: reference('removal_id').references(() => memberRemoval.removalId),
    /** The teacher who asked for a student of other teachers, who have to decide; null if no consent was needed. */
    askedBy: reference('asked_by').references(() => user.uid),
    /** Whether the student's account was created for this class, which may take the student back at any time. */
    madeAccount: boolean('made_account').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.uid] }),
    index('member_uid').on(table.uid),
    index('member_removal_of').on(table.removalId),
    index('member_asked_by')
      .on(table.askedBy)
      .where(sql`${table.askedBy} is not null`),
    index('member_decided_by')
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
  ],
)

/** Teachers of a class besides its lead teacher, with the same rights except to hand it over and to archive it. */
export const courseTeacher = pgTable(
  'course_teacher',
  {
    courseId: refersTo('course_id', () => course.courseId),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    addedBy: refersTo('added_by', () => user.uid),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.uid] }), index('course_teacher_uid').on(table.uid)],
)

/**
 * Books that a class uses, `course.book_id` among them, each within its days at school (inclusive; null for no limit).
 */
export const courseBook = pgTable(
  'course_book',
  {
    courseId: refersTo('course_id', () => course.courseId),
    bookId: refersTo('book_id', () => book.bookId),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    addedBy: refersTo('added_by', () => user.uid),
    addTime: instant('add_time').notNull(),
    /** Increases with every change of the days. */
    rev: integer('rev').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.bookId] })],
)

/** What the teachers of a class have prepared for a chapter of one of its books. */
export const lesson = pgTable(
  'lesson',
  {
    courseId: refersTo('course_id', () => course.courseId),
    chapterId: refersTo('chapter_id', () => chapter.chapterId),
    nodes: jsonb('nodes').$type<readonly LessonNode[]>().notNull(),
    rev: integer('rev').notNull(),
    savedBy: refersTo('saved_by', () => user.uid),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.chapterId] })],
)
