import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant, reference, refersTo } from './columns.ts'
import { user } from './people.ts'

/** Answers to writes by key, so that a repeated call has one effect. */
export const idempotency = pgTable(
  'idempotency',
  {
    uid: reference('uid').notNull(),
    key: text('key').notNull(),
    path: text('path').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The envelope as sent; null while the first call is still running, and for good if it is a secret. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] }), index('idempotency_age').on(table.createdAt)],
)

/**
 * Who signed in, how and from where; who read or exported students' data or changed somebody else's account, when, of
 * what, and how many rows. The database itself numbers the rows, chains each to the previous one by a hash, and
 * prevents changes and deletion (migrations `0001_sign_on` and `0002_sign_in_audit`).
 */
export const audit = pgTable(
  'audit',
  {
    auditId: identity('audit_id'),
    at: instant('at').notNull(),
    uid: reference('uid').notNull(),
    action: text('action').notNull(),
    path: text('path').notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: reference('object_id'),
    rowCount: integer('row_count').notNull(),
    requestId: text('request_id').notNull(),
    /** Way, IP address and browser of a sign-in; null otherwise. */
    way: text('way'),
    address: text('address'),
    agent: text('agent'),
    chainNo: reference('chain_no').notNull().default(0),
    /** SHA-256 in hex over this row and the previous hash. */
    hash: text('hash').notNull().default(''),
  },
  (table) => [index('audit_uid').on(table.uid, table.at), index('audit_chain').on(table.chainNo)],
)

export const keyValue = pgTable(
  'key_value',
  {
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
)

/** Progress of a running job, for the person who started it. */
export const jobProgress = pgTable('job_progress', {
  jobId: text('job_id').primaryKey(),
  kind: text('kind').notNull(),
  uid: refersTo('uid', () => user.uid),
  state: text('state').notNull(),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  result: jsonb('result'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What this database holds: its mode and the starting content it was filled with. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})
