import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { QrOutcome, QrStatus } from '#domain/accounts/qr-rules.ts'
import { identity, instant, reference } from './columns.ts'
import { school, user } from './people.ts'

/** Secrets that work once: client tokens, solved captchas, tickets, states. Only their hashes are kept. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    /** What it is good for beside its purpose: the keyed hash of a mobile or an account, an address of a service. */
    subject: text('subject').notNull().default(''),
    /** The browser that it was given to; null where it is handed on. */
    visitorHash: text('visitor_hash'),
    uid: reference('uid').references(() => user.uid, { onDelete: 'cascade' }),
    data: jsonb('data'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('one_time_token_age').on(table.expiresAt)],
)

/** Failed sign-ins of a day by account, or by the keyed hash of a name that nobody has: both are counted alike. */
export const loginFailure = pgTable('login_failure', {
  subject: text('subject').primaryKey(),
  /** School day, YYYY-MM-DD. */
  day: text('day').notNull(),
  failures: integer('failures').notNull(),
})

/** How often a sender did what few may do without end, in the window of time that it is in. */
export const senderCount = pgTable(
  'sender_count',
  {
    /** An IP address, or a browser by the hash of its cookie. */
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
    /** The ticket that it ends in, known from the beginning and good for nothing before the computer was told it. */
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
    /** Hash of what the phone must send with its decision. */
    nonceHash: text('nonce_hash'),
    /** Two digits to compare where computer and phone are in different networks. */
    matchNumber: text('match_number'),
    matchTries: integer('match_tries').notNull().default(0),
    /** When the computer was first told its ticket. */
    answeredAt: instant('answered_at'),
    redeemedAt: instant('redeemed_at'),
    /** What the sign-in with the ticket came to; null before it, and where it failed otherwise. */
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
    /** The mobile that it went to, or the e-mail address. */
    recipient: text('recipient').notNull(),
    purpose: text('purpose').notNull(),
    visitorHash: text('visitor_hash').notNull(),
    /** Empty when the code could not be sent. */
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it was used up. */
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
    /** Keyed hash of the mobile or the account that it is solved for. */
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
    uid: reference('uid')
      .notNull()
      .references(() => user.uid, { onDelete: 'cascade' }),
    document: text('document').notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.document, table.version] })],
)

/** Accounts of the messaging app by the provider's id of the person. */
export const messagingAccount = pgTable('messaging_account', {
  openId: text('open_id').primaryKey(),
  uid: reference('uid')
    .notNull()
    .unique()
    .references(() => user.uid, { onDelete: 'cascade' }),
  boundAt: instant('bound_at').notNull(),
})

/** A teacher who asks a school for an account. */
export const application = pgTable(
  'application',
  {
    applicationId: identity('application_id'),
    schoolId: reference('school_id')
      .notNull()
      .references(() => school.schoolId),
    mobile: text('mobile').notNull(),
    realname: text('realname').notNull(),
    stageId: integer('stage_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Documents and versions as they were accepted. */
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

/** Features that a person may use until a day (specification §3 access-list entry). */
export const featureGrant = pgTable(
  'feature_grant',
  {
    uid: reference('uid')
      .notNull()
      .references(() => user.uid, { onDelete: 'cascade' }),
    featureId: text('feature_id').notNull(),
    feature: text('feature').notNull(),
    beginTime: instant('begin_time'),
    endTime: instant('end_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.featureId] })],
)

/** A person's trial of what a school pays for (specification §3: kept by user). */
export const trial = pgTable('trial', {
  uid: reference('uid')
    .primaryKey()
    .references(() => user.uid, { onDelete: 'cascade' }),
  beginTime: instant('begin_time').notNull(),
  endTime: instant('end_time').notNull(),
})

/** Every sign-in that succeeded, so that the account's other devices can tell. */
export const loginEvent = pgTable(
  'login_event',
  {
    loginEventId: identity('login_event_id'),
    uid: reference('uid')
      .notNull()
      .references(() => user.uid, { onDelete: 'cascade' }),
    sessionId: reference('session_id').notNull(),
    way: text('way').notNull(),
    agent: text('agent').notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('login_event_uid').on(table.uid, table.at)],
)
