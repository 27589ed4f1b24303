import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { failureCount } from '#api/contract/schemas/sign-on.ts'
import { accountLimits } from '#domain/portal/constants.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { Declared, type DeclaredOf } from '#server/core/implement.ts'
import type { Client } from '#server/core/ports.ts'
import { takingTurnsByName } from '#server/core/turns.ts'
import type { Executor, Transaction } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { loginFailure } from '#server/database/schema/sign-on.ts'
import { countSender, type CountKey, uncountSender } from '../platform/sender-counts.ts'
import { keyedHash } from '../platform/keyed-hash.ts'
import { CaptchaDown, type CaptchaProvider } from '../verification/captcha-provider.ts'
import { type Account, type HeldAccount, holdProven } from './hold-account.ts'
import { useToken } from '../platform/one-time-tokens.ts'
import { admitHashing, hashDigest, matchesDigest } from './passwords.ts'

export interface PasswordAttempt {
  readonly username: string
  readonly digest: string
  /** The client token, or that of a solved captcha. */
  readonly token: string
  readonly visitorHash: string
  readonly client: Client
  readonly now: Date
}

interface AttemptErrors {
  readonly wrongPassword: typeof failureCount
  readonly accountLocked: null
  readonly captchaNeeded: null
  readonly tokenInvalid: null
}

interface RefusedAttempt {
  readonly kind: 'refused'
  /** The password was checked and did not match. */
  readonly isWrong?: boolean
  readonly error: DeclaredOf<AttemptErrors>
}

/** What a right password leads to. */
type Enter<Entered> = (transaction: Transaction, account: HeldAccount) => Promise<Entered>

/**
 * One attempt at an account with its password. Limits come before the hash, and an attempt is counted before it is
 * evaluated: however many arrive at once, at most ten passwords a day are checked. A name that nobody has is counted
 * and hashed like any other. A right password enters in a transaction that holds the account, provided it is still the
 * account's password by then.
 */
export async function attemptPassword<Entered>(
  db: Executor,
  captcha: CaptchaProvider,
  attempt: PasswordAttempt,
  enter: Enter<Entered>,
): Promise<RefusedAttempt | { readonly kind: 'right'; readonly entered: Entered }> {
  const proven = await admitHashing(() => provePassword(db, captcha, attempt))
  if (proven.kind === 'refused') return proven
  return db.transaction(async (transaction) => {
    const held = await holdProven(transaction, proven.account)
    return held === null ? refused(wrongPassword(1)) : { kind: 'right', entered: await enter(transaction, held) }
  })
}

type ProvenAttempt = RefusedAttempt | { readonly kind: 'proven'; readonly account: Account }

/** Only a wrong password stays counted for its sender. */
async function provePassword(db: Executor, captcha: CaptchaProvider, attempt: PasswordAttempt): Promise<ProvenAttempt> {
  const senders = sendersOf(attempt)
  await countAll(db, senders)
  let isWrong = false
  try {
    const outcome = await lookAt(db, captcha, attempt)
    isWrong = outcome.kind === 'refused' && outcome.isWrong === true
    return outcome
  } finally {
    if (!isWrong) for (const sender of senders) await uncountSender(db, sender)
  }
}

/** Both or none; in a fixed order, so that no two attempts deadlock. */
const countAll = (db: Executor, senders: readonly CountKey[]): Promise<void> =>
  db.transaction(async (transaction) => {
    for (const sender of senders) await countSender(transaction, sender)
  })

const sendersOf = ({ visitorHash, client: { address }, now }: PasswordAttempt): readonly CountKey[] => [
  { kind: 'failedLogins', sender: address, now },
  { kind: 'failedLoginsOfBrowser', sender: visitorHash, now },
]

async function lookAt(db: Executor, captcha: CaptchaProvider, attempt: PasswordAttempt): Promise<ProvenAttempt> {
  const { username, digest, now } = attempt
  const token = await tokenKind(db, captcha, attempt)
  if (token === null) return refused(new Declared('tokenInvalid', null))
  const account = await findAccount(db, username)
  const subject = account === undefined ? `name:${await keyedHash(db, username.toLowerCase())}` : subjectOf(account.uid)
  return inTurn(subject, async () => {
    const failures = await countWith(db, token, subject, attempt)
    if (failures === null)
      return refused((await isLocked(db, subject, now)) ? locked : new Declared('captchaNeeded', null))
    const isRight = await matchesDigest(account?.passwordHash ?? (await nobodysHash()), digest)
    if (account === undefined || account.disabledAt !== null || !isRight) return wrongAfter(failures)
    await clearFailures(db, [account.uid])
    return { kind: 'proven', account }
  })
}

/**
 * Attempts at one account are checked one after another, so that a right one does not count against those beside it.
 * The guard against guessing is the count in the database, which all processes share.
 */
const inTurn = takingTurnsByName()

/**
 * A client token is enough for the first failures of a day; after that it takes a captcha. If the captcha cannot be
 * reached, nobody is kept out because of it, but only few get by from one address.
 */
async function countWith(
  db: Executor,
  token: TokenKind,
  subject: string,
  { client: { address }, now }: PasswordAttempt,
): Promise<number | null> {
  const { failuresBeforeCaptcha, failuresBeforeLock } = accountLimits
  if (token === 'captcha') return countAttempt(db, subject, failuresBeforeLock, now)
  const failures = await countAttempt(db, subject, failuresBeforeCaptcha, now)
  if (failures !== null || token === 'client') return failures
  await countSender(db, { kind: 'withoutCaptcha', sender: address, now })
  return countAttempt(db, subject, failuresBeforeLock, now)
}

const refused = (error: RefusedAttempt['error']): RefusedAttempt => ({ kind: 'refused', error })

const locked = new Declared('accountLocked', null)

const wrongPassword = (errorCount: number) => new Declared('wrongPassword', { errorCount })

/** The tenth wrong password of a day locks the account, and says so. */
const wrongAfter = (failures: number): RefusedAttempt => ({
  ...refused(failures < accountLimits.failuresBeforeLock ? wrongPassword(failures) : locked),
  isWrong: true,
})

/**
 * Proves a signed-in person's own password again; a wrong one counts like a failed sign-in. No captcha: having a
 * session proves more than one would.
 */
export function proveOwnPassword(
  db: Executor,
  account: Pick<Account, 'uid' | 'passwordHash'>,
  digest: string,
  now: Date,
): Promise<'right' | 'wrong' | 'locked'> {
  const subject = subjectOf(account.uid)
  const prove = async () => {
    const failures = await countAttempt(db, subject, accountLimits.failuresBeforeLock, now)
    if (failures === null) return 'locked'
    if (!(await matchesDigest(account.passwordHash, digest)))
      return failures < accountLimits.failuresBeforeLock ? 'wrong' : 'locked'
    await clearFailures(db, [account.uid])
    return 'right'
  }
  return admitHashing(() => inTurn(subject, prove))
}

/**
 * Whether an account accepts no password until tomorrow, or until it gets a new one. The lock is against guessing:
 * tickets and the messaging app are refused too, as the specification has it (§8, -29), but an SMS code still signs in.
 * Anybody who can read SMS on the mobile could set a new password and so unlock the account anyway.
 */
export const isAccountLocked = (db: Executor, uid: number, now: Date): Promise<boolean> =>
  isLocked(db, subjectOf(uid), now)

/** Forgets an account's failures, after a right or a new password. */
export async function clearFailures(db: Executor, uids: readonly number[]): Promise<void> {
  await db.delete(loginFailure).where(inArray(loginFailure.subject, uids.map(subjectOf)))
}

const subjectOf = (uid: number): string => `uid:${uid}`

/** Counts one attempt of today; returns the number so far including it, or null if `limit` is reached. */
async function countAttempt(db: Executor, subject: string, limit: number, now: Date): Promise<number | null> {
  const day = schoolDay(now)
  const isToday = eq(loginFailure.day, day)
  const [row] = await db
    .insert(loginFailure)
    .values({ subject, day, failures: 1 })
    .onConflictDoUpdate({
      target: loginFailure.subject,
      set: { day, failures: sql`case when ${isToday} then ${loginFailure.failures} + 1 else 1 end` },
      setWhere: sql`${loginFailure.day} <> ${day} or ${loginFailure.failures} < ${limit}`,
    })
    .returning({ failures: loginFailure.failures })
  return row?.failures ?? null
}

async function isLocked(db: Executor, subject: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ failures: loginFailure.failures })
    .from(loginFailure)
    .where(and(eq(loginFailure.subject, subject), eq(loginFailure.day, schoolDay(now))))
  return (row?.failures ?? 0) >= accountLimits.failuresBeforeLock
}

/** What guards an attempt; `unreached` if it should be a captcha, but its provider is down. */
type TokenKind = 'client' | 'captcha' | 'unreached'

async function tokenKind(db: Executor, captcha: CaptchaProvider, attempt: PasswordAttempt): Promise<TokenKind | null> {
  const { token, visitorHash, username: subject, now } = attempt
  if ((await useToken(db, { purpose: 'client', value: token, visitorHash }, now)) !== null)
    return captcha.isDown(now) ? 'unreached' : 'client'
  try {
    const isProven = await captcha.verify(db, { token, purpose: 'password', subject, visitorHash, now })
    return isProven ? 'captcha' : null
  } catch (error) {
    if (error instanceof CaptchaDown) return 'unreached'
    throw error
  }
}

const findAccount = async (db: Executor, name: string): Promise<Account | undefined> => {
  const [row] = await db
    .select()
    .from(user)
    .where(or(eq(user.username, name.toLowerCase()), eq(user.mobile, name)))
  return row
}

let nobody: Promise<string> | undefined

/** A hash for names that nobody has, so that an unknown name takes as long as a known one. */
const nobodysHash = (): Promise<string> => (nobody ??= hashDigest('nobody'))
