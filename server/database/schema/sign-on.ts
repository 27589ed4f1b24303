import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { QrOutcome, QrStatus } from '#domain/accounts/qr-rules.ts'
import { identity, instant, reference, refersTo } from './columns.ts'
import { school, user } from './people.ts'

/** Single-use secrets: client tokens, solved captchas, tickets, states. Only their hashes are stored. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** What it is bound to besides its purpose: the keyed hash of a mobile or an account, or a service's address. */
    subject: text('subject').notNull().default(''),
    /** The browser it was issued to; null if it is handed on. */
    visitorHash: text('visitor_hash'),
    uid: reference('uid').references(() => user.uid, { onDelete: 'cascade' }),
    data: jsonb('data'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('one_time_token_age').on(table.expiresAt)],
)

/** A day's failed sign-ins by account, or by the keyed hash of an unknown name: both count alike. */
export const loginFailure = pgTable('login_failure', {
  subject: text('subject').primaryKey(),
  /** School day, YYYY-MM-DD. */
  day: text('day').notNull(),
  failures: integer('failures').notNull(),
})

/** How often a sender did something rate-limited, in the current window of time. */
export const senderCount = pgTable(
  'sender_count',
  {
    /** An IP address, or the hash of a browser's cookie. */
    sender: text('sender').notNull(),
    kind: text('kind').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sender, table.kind] })],
)

export const qrLogin = pgTable(
  'qr_login',
  {
    qrId: text('qr_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    /** The ticket it ends in, known from the start but worthless until it has been given to the computer. */
    ticketHash: text('ticket_hash').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    /** 0 waiting, 1 scanned, 2 confirmed, 3 cancelled (specification §4). */
    status: integer('status').$type<QrStatus>().notNull().default(0),
    agent: text('agent').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    scannedBy: reference('scanned_by').references(() => user.uid, { onDelete: 'cascade' }),
    scannedAt: instant('scanned_at'),
    /** Hash of the value that the phone must send with its decision. */
    nonceHash: text('nonce_hash'),
    /** Two digits to compare if computer and phone are in different networks. */
    matchNumber: text('match_number'),
    matchTries: integer('match_tries').notNull().default(0),
    /** When the computer first received its ticket. */
    answeredAt: instant('answered_at'),
    redeemedAt: instant('redeemed_at'),
    /** What the sign-in with the ticket led to; null before it, and if it failed in another way. */
    outcome: text('outcome').$type<QrOutcome>(),
  },
  (table) => [
    index('qr_login_visitor').on(table.visitorHash, table.expiresAt),
    index('qr_login_address').on(table.address, table.expiresAt),
    index('qr_login_ticket').on(table.ticketHash),
  ],
)

export const smsCode = pgTable(
  'sms_code',
  {
    smsCodeId: identity('sms_code_id'),
    /** The mobile or e-mail address it was sent to. */
    recipient: text('recipient').notNull(),
    purpose: text('purpose').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    /** Empty when the code could not be sent. */
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it became void. */
    voidAt: instant('void_at'),
  },
  (table) => [
    index('sms_code_recipient').on(table.recipient, table.sentAt),
    index('sms_code_address').on(table.address, table.sentAt),
    index('sms_code_sent').on(table.sentAt),
  ],
)

export const captcha = pgTable(
  'captcha',
  {
    captchaId: text('captcha_id').primaryKey(),
    purpose: text('purpose').notNull(),
    /** Keyed hash of the mobile or account it is solved for. */
    subject: text('subject').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    address: text('address').notNull(),
    /** Where the piece belongs, in pixels of the picture. */
    answerX: integer('answer_x').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    solvedAt: instant('solved_at'),
  },
  (table) => [index('captcha_age').on(table.expiresAt)],
)

/** Which version of which document a person accepted, and when. */
export const consent = pgTable(
  'consent',
  {
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.document, table.version] })],
)

/** Messaging accounts by the provider's id of the person. */
export const messagingAccount = pgTable('messaging_account', {
  openId: text('open_id').primaryKey(),
  uid: reference('uid')
    .notNull()
    .unique()
    .references(() => user.uid, { onDelete: 'cascade' }),
  boundAt: instant('bound_at').notNull(),
})

/** A teacher's application to a school for an account. */
export const application = pgTable(
  'application',
  {
    applicationId: identity('application_id'),
    schoolId: refersTo('school_id', () => school.schoolId),
    mobile: text('mobile').notNull(),
    realname: text('realname').notNull(),
    stageId: integer('stage_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** The documents and versions that were accepted. */
    consent: text('consent').notNull(),
    appliedAt: instant('applied_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: reference('decided_by').references(() => user.uid),
    isApproved: boolean('is_approved'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('application_school').on(table.schoolId, table.appliedAt),
    index('application_mobile').on(table.mobile),
  ],
)

/** Features granted to a person until a day (specification §3 access-list entry). */
export const featureGrant = pgTable(
  'feature_grant',
  {
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    featureId: text('feature_id').notNull(),
    feature: text('feature').notNull(),
    beginTime: instant('begin_time'),
    endTime: instant('end_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.featureId] })],
)

/** A person's trial of paid features (specification §3: kept by user). */
export const trial = pgTable('trial', {
  uid: reference('uid')
    .primaryKey()
    .references(() => user.uid, { onDelete: 'cascade' }),
  beginTime: instant('begin_time').notNull(),
  endTime: instant('end_time').notNull(),
})

/** Every successful sign-in, so that the account's other devices can be notified. */
export const loginEvent = pgTable(
  'login_event',
  {
    loginEventId: identity('login_event_id'),
    uid: refersTo('uid', () => user.uid, { onDelete: 'cascade' }),
    sessionId: reference('session_id').notNull(),
    way: text('way').notNull(),
    agent: text('agent').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('login_event_uid').on(table.uid, table.at)],
)
