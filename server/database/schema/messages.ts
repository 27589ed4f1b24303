import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { FeedbackTopic, PageSurface } from '#domain/portal/feedback.ts'
import type { MessageKind } from '#domain/portal/messages.ts'
import type { TrailStep } from '#domain/portal/trail.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { course } from './courses.ts'
import { school, user } from './people.ts'
import { application } from './sign-on.ts'

/** What a school announces to all its teachers. */
export const notice = pgTable(
  'notice',
  {
    noticeId: identity('notice_id'),
    schoolId: refersTo('school_id', () => school.schoolId),
    /** Who wrote it; null once that account is gone. */
    uid: reference('uid').references(() => user.uid, { onDelete: 'set null' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** The portal page it links to; empty for none. */
    path: text('path').notNull().default(''),
    sentAt: instant('sent_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('notice_school').on(table.schoolId, table.sentAt)],
)

/** A teacher's feedback to the school about the portal. */
export const feedback = pgTable(
  'feedback',
  {
    feedbackId: identity('feedback_id'),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    schoolId: refersTo('school_id', () => school.schoolId),
    topic: text('topic').$type<FeedbackTopic>().notNull(),
    text: text('text').notNull(),
    contact: text('contact').notNull(),
    /** The portal page it is about, without its query; empty if unknown. */
    page: text('page').notNull(),
    /** Builds of the page that sent it and of the service that received it. */
    pageBuild: text('page_build').notNull(),
    serviceBuild: text('service_build').notNull(),
    browser: text('browser').notNull(),
    surface: text('surface').$type<PageSurface>().notNull(),
    /** The last steps of the page's statecharts; null if the teacher did not want to send them. */
    trail: jsonb('trail').$type<readonly TrailStep[]>(),
    sentAt: instant('sent_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('feedback_uid').on(table.uid, table.sentAt),
    index('feedback_school').on(table.schoolId, table.sentAt),
  ],
)

/** One message in one teacher's box. It has no words of its own; they are in the object it refers to. */
export const message = pgTable(
  'message',
  {
    messageId: identity('message_id'),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    noticeId: reference('notice_id').references(() => notice.noticeId, { onDelete: 'cascade' }),
    applicationId: reference('application_id').references(() => application.applicationId, { onDelete: 'cascade' }),
    feedbackId: reference('feedback_id').references(() => feedback.feedbackId, { onDelete: 'cascade' }),
    courseId: reference('course_id').references(() => course.courseId, { onDelete: 'cascade' }),
    /** A granted feature that ends soon (specification §6), and who did what the message reports. */
    featureId: text('feature_id'),
    byUid: reference('by_uid').references(() => user.uid, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('message_uid').on(table.uid, table.sentAt),
    index('message_application').on(table.applicationId),
    index('message_feedback').on(table.feedbackId),
    index('message_course')
      .on(table.courseId)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    unique('message_of_notice').on(table.noticeId, table.uid),
    index('message_by')
      .on(table.byUid)
      .where(sql`${table.byUid} is not null`),
  ],
)
