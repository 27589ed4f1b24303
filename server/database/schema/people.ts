import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, instant, reference, refersTo } from './columns.ts'

export const school = pgTable('school', {
  schoolId: identity('school_id'),
  name: text('name').notNull(),
  code: text('code').notNull().unique(),
  ownerId: reference('owner_id').references((): AnyPgColumn => user.uid),
  /** Number of the next student account that the school creates. */
  nextStudent: integer('next_student').notNull().default(1),
  /** Whether teachers may add their colleagues' students at once, without asking. */
  colleaguesMayAdd: boolean('colleagues_may_add').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})

export const user = pgTable(
  'app_user',
  {
    uid: identity('uid'),
    username: text('username').notNull().unique(),
    mobile: text('mobile').unique(),
    /** In lower case. */
    email: text('email').unique(),
    realname: text('realname').notNull(),
    userType: integer('u_type').notNull(),
    schoolId: refersTo('school_id', () => school.schoolId),
    stageId: integer('stage_id'),
    subjectId: integer('subject_id'),
    regionId: integer('region_id').notNull().default(0),
    bookVersion: text('book_version'),
    /** A student's number in the school; unique there among approved accounts, ignoring case. */
    studentNo: text('student_no'),
    /** How to reach a student or a parent; not for signing in, and several may share it. */
    contactMobile: text('contact_mobile'),
    /** Increases with every change that a teacher makes to a student. */
    rev: integer('rev').notNull().default(0),
    /** argon2id of the digest that the page sends, never of the password itself; empty if none has been set yet. */
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /**
     * A student registered with a class code and no teacher has approved it yet: cannot sign in, nor be found by name
     * or number.
     */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
    disabledAt: instant('disabled_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('app_user_school').on(table.schoolId),
    uniqueIndex('app_user_student_no')
      .on(table.schoolId, sql`lower(${table.studentNo})`)
      .where(sql`not ${table.awaitsApproval}`),
  ],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's value, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: bigint('session_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    surface: text('surface').notNull(),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    /** The user's school, repeated here: the session is looked up at every call and must be one row. */
    schoolId: reference('school_id').notNull(),
    /** How it began: password, sms, qr, messaging, desktop or service. */
    way: text('way').notNull().default('password'),
    /** Browser and IP address from which it began. */
    agent: text('agent').notNull(),
    address: text('address').notNull().default(''),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The session whose ticket opened this one on a second service. */
    parentId: reference('parent_id').references((): AnyPgColumn => session.sessionId, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('session_uid').on(table.uid), index('session_parent').on(table.parentId)],
)
