import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { book } from './books.ts'
import { identity, instant, reference } from './columns.ts'
import { school, user } from './people.ts'

/** A class as one teacher teaches it in one subject (specification §3 Course). */
export const course = pgTable(
  'course',
  {
    courseId: identity('course_id'),
    courseName: text('course_name').notNull(),
    courseCode: text('course_code').notNull().unique(),
    schoolId: reference('school_id')
      .notNull()
      .references(() => school.schoolId),
    lecturerId: reference('lecturer_id')
      .notNull()
      .references(() => user.uid),
    stageId: integer('stage_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    bookId: reference('book_id').references(() => book.bookId),
    isApprove: boolean('is_approve').notNull().default(true),
    courseType: integer('course_type').notNull().default(1),
    /** 1 in use, 0 archived. */
    status: integer('status').notNull().default(1),
    /** Goes up with every change of the fields above. */
    rev: integer('rev').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('course_lecturer').on(table.lecturerId)],
)

export const memberStatus = { waiting: 0, approved: 1, refused: 2 } as const

export const member = pgTable(
  'member',
  {
    courseId: reference('course_id')
      .notNull()
      .references(() => course.courseId),
    uid: reference('uid')
      .notNull()
      .references(() => user.uid),
    approveStatus: integer('approve_status').notNull().default(memberStatus.approved),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.uid] }), index('member_uid').on(table.uid)],
)
