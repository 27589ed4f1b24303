import { and, eq, isNull } from 'drizzle-orm'
import { isCurrentConsent } from '#domain/accounts/consent.ts'
import { isSubjectOfStage } from '#domain/classes/teaching.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import { tellOwner } from '../message/tell.ts'
import { admitHashing, hashDigest } from '../sign-on/passwords.ts'
import { tryCode, useCode } from '../verification/sms-codes.ts'
import { isCommonDigest, isWeakDigest } from './weak-passwords.ts'

export interface Registration {
  readonly mobile: string
  readonly code: string
  readonly digest: string
  readonly realname: string
  readonly schoolCode: string
  readonly stageId: number
  readonly subjectId: number
  readonly accepted: readonly string[]
  readonly visitorHash: string
  readonly now: Date
}

type RegistrationError =
  | 'codeWrong'
  | 'codeExpired'
  | 'schoolUnknown'
  | 'mobileTaken'
  | 'alreadyApplied'
  | 'subjectNotOfStage'
  | 'passwordCommon'
  | 'consentNeeded'

/**
 * Stores an application for the school's owner to decide. Schools and accounts are only looked up after the mobile has
 * been proven; an error then does not use up the code, so that it can be corrected without another message.
 */
export async function register(
  db: Executor,
  registration: Registration,
): Promise<{ readonly schoolName: string } | RegistrationError> {
  const { mobile, digest, realname, stageId, subjectId, accepted, now } = registration
  if (!isCurrentConsent(accepted)) return 'consentNeeded'
  if (!isSubjectOfStage(subjectId, stageId)) return 'subjectNotOfStage'
  if (isCommonDigest(digest)) return 'passwordCommon'
  const guess = await tryCode(db, { ...registration, recipient: mobile, purpose: 'register' })
  if (guess.kind !== 'right') return guess.kind === 'wrong' ? 'codeWrong' : 'codeExpired'
  if (isWeakDigest(digest, { mobile, username: mobile, realname })) return 'passwordCommon'
  const [chosen] = await db.select().from(school).where(eq(school.code, registration.schoolCode))
  if (chosen === undefined) return 'schoolUnknown'
  const hindrance = await hindranceOf(db, mobile)
  if (hindrance !== null) return hindrance
  const { schoolId, name: schoolName } = chosen
  const passwordHash = await admitHashing(() => hashDigest(digest))
  return db.transaction(async (transaction) => {
    if (!(await useCode(transaction, guess.smsCodeId, now))) return 'codeExpired'
    const person = { mobile, realname, stageId, subjectId, passwordHash, consent: accepted.join(',') }
    const [applied] = await transaction
      .insert(application)
      .values({ ...person, schoolId, appliedAt: now })
      .returning({ applicationId: application.applicationId })
    if (applied !== undefined) await tellOwner(transaction, schoolId, { kind: 'application', ...applied }, now)
    return { schoolName }
  })
}

async function hindranceOf(db: Executor, mobile: string): Promise<'mobileTaken' | 'alreadyApplied' | null> {
  const [account] = await db.select({ uid: user.uid }).from(user).where(eq(user.mobile, mobile))
  if (account !== undefined) return 'mobileTaken'
  const [open] = await db
    .select({ applicationId: application.applicationId })
    .from(application)
    .where(and(eq(application.mobile, mobile), isNull(application.decidedAt)))
  return open === undefined ? null : 'alreadyApplied'
}
