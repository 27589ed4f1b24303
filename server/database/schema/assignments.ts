import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { identity, instant, reference, refersTo } from './columns.ts'
import { course } from './courses.ts'
import { paper } from './papers.ts'
import { user } from './people.ts'
import { item } from './questions.ts'

/** A paper assigned to a class (specification §3). */
export const assignment = pgTable(
  'assignment',
  {
    assignmentId: identity('assignment_id'),
    assignmentName: text('assignment_name').notNull(),
    courseId: refersTo('course_id', () => course.courseId),
    paperId: refersTo('paper_id', () => paper.paperId),
    creatorId: refersTo('creator_id', () => user.uid),
    kind: text('kind').notNull(),
    assignmentType: integer('assignment_type').notNull(),
    /** 1 whole class, 2 chosen students. */
    audience: integer('user_join_type').notNull(),
    beginTime: instant('begin_time').notNull(),
    endTime: instant('end_time').notNull(),
    /** Minutes from a student's start; null without a limit. */
    duration: integer('duration'),
    /** Full mark in tenths, fixed at saving. */
    score: integer('score').notNull(),
    publishedAt: instant('published_at'),
    finishedAt: instant('finished_at'),
    scoreTime: instant('score_time'),
    /** Whether students see the class mean along with their scores. */
    showsMean: boolean('shows_mean').notNull().default(false),
    /** Minutes between the starts of the class's groups; null if all begin together. */
    groupMinutes: integer('group_minutes'),
    /** When the teacher last opened its report. */
    viewedAt: instant('viewed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('assignment_course').on(table.courseId, table.endTime),
    index('assignment_paper').on(table.paperId),
  ],
)

/**
 * One row per student who has to hand in, from the assignment on; so assigned = marked + unmarked + unsubmitted holds
 * by construction.
 */
export const submission = pgTable(
  'submission',
  {
    submissionId: identity('submission_id'),
    assignmentId: refersTo('assignment_id', () => assignment.assignmentId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    /** When the service handed in the saved answers, as the student's time was over; null if the student did. */
    collectedAt: instant('collected_at'),
    /** How often it has been sent back: a mark from before sending back does not count for what came after. */
    round: integer('round').notNull().default(0),
    /** Answers by item id, saved while the student works. */
    draft: jsonb('draft').$type<Readonly<Record<string, string>>>(),
    draftSavedAt: instant('draft_saved_at'),
    /** Sums over marked answers, in tenths. */
    objectiveScore: integer('objective_score').notNull().default(0),
    writtenScore: integer('written_score').notNull().default(0),
    unmarkedCount: integer('unmarked_count').notNull().default(0),
    scoreSeenAt: instant('score_seen_at'),
  },
  (table) => [
    unique('submission_once').on(table.assignmentId, table.uid),
    index('submission_uid').on(table.uid),
    /** Looked through every minute for work whose time is over. */
    index('submission_draft')
      .on(table.assignmentId)
      .where(sql`${table.submittedAt} is null and ${table.draft} is not null`),
  ],
)

export const answer = pgTable(
  'answer',
  {
    submissionId: refersTo('submission_id', () => submission.submissionId, { onDelete: 'cascade' }),
    itemId: refersTo('item_id', () => item.itemId),
    value: text('value').notNull(),
    /** Tenths; null until marked. */
    score: integer('score'),
    /** Scores per criterion of a written item, in tenths. */
    criteria: jsonb('criteria').$type<readonly number[]>(),
    comment: text('comment').notNull().default(''),
    /** Increases with each mark, so that two markers cannot unknowingly overwrite each other. */
    rev: integer('rev').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.itemId] }), index('answer_item').on(table.itemId)],
)

/** History of scores, given by a person or changed by a corrected key. */
export const mark = pgTable(
  'mark',
  {
    markId: identity('mark_id'),
    submissionId: refersTo('submission_id', () => submission.submissionId, { onDelete: 'cascade' }),
    itemId: reference('item_id').notNull(),
    scoreBefore: integer('score_before'),
    /** Null if the mark was withdrawn, or a corrected key leaves the answer to a person. */
    scoreAfter: integer('score_after'),
    /** Null if a corrected key changed it. */
    markerId: reference('marker_id').references(() => user.uid),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mark_answer').on(table.submissionId, table.itemId),
    index('mark_marker')
      .on(table.markerId)
      .where(sql`${table.markerId} is not null`),
  ],
)

export const reminder = pgTable(
  'reminder',
  {
    reminderId: identity('reminder_id'),
    assignmentId: refersTo('assignment_id', () => assignment.assignmentId, { onDelete: 'cascade' }),
    uid: refersTo('uid', () => user.uid),
    teacherId: refersTo('teacher_id', () => user.uid),
    sentAt: instant('sent_at').notNull(),
    openedAt: instant('opened_at'),
  },
  (table) => [
    index('reminder_assignment').on(table.assignmentId, table.uid),
    index('reminder_uid').on(table.uid),
    index('reminder_teacher').on(table.teacherId),
  ],
)
