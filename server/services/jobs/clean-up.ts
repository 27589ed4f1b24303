import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { rosterImports } from '#domain/classes/class-limits.ts'
import { importLimits } from '#domain/import/import-limits.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { session, user } from '#server/database/schema/people.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { paperTurn } from '#server/database/schema/papers.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { scan, scanPage, scanPart } from '#server/database/schema/scans.ts'
import {
  senderCount,
  captcha,
  loginEvent,
  loginFailure,
  oneTimeToken,
  qrLogin,
  smsCode,
} from '#server/database/schema/sign-on.ts'
import { idempotency, jobProgress } from '#server/database/schema/system.ts'
import { hour } from '#domain/time/units.ts'

/**
 * How long to keep: answers to writes for repetitions, the progress of jobs for those who started them, parts of files
 * that were never completed, proofs of every kind after they expire, sign-ins, the state before changes to members, turns
 * to write a paper, and students who registered and were never approved.
 */
export const kept = {
  idempotency: 24 * hour,
  progress: 7 * 24 * hour,
  looseParts: 24 * hour,
  proofs: 24 * hour,
  logins: 180 * 24 * hour,
  registrations: 90 * 24 * hour,
  changes: hour,
  turns: hour,
} as const

/** Deletes everything past its time. */
export async function cleanUp(db: Executor, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(kept.idempotency)))
  await db.delete(jobProgress).where(lt(jobProgress.createdAt, before(kept.progress)))
  await db.delete(memberChange).where(lt(memberChange.changedAt, before(kept.changes)))
  await db.delete(rosterImport).where(lt(rosterImport.createdAt, before(rosterImports.keptFor)))
  await db.delete(paperImport).where(lt(paperImport.createdAt, before(importLimits.keptFor)))
  await db.delete(paperTurn).where(lt(paperTurn.seenAt, before(kept.turns)))
  const givenUp = lt(scan.cancelledAt, before(scanLimits.restorable))
  const discarded = db
    .select({ scanId: scan.scanId })
    .from(scan)
    .where(and(givenUp, isNull(scan.publishedAt)))
  await db.delete(scanPage).where(inArray(scanPage.scanId, discarded))
  // A file not yet split into pages holds the same handwriting.
  const isLoose = and(isNull(scanPart.scanFileId), lt(scanPart.createdAt, before(kept.looseParts)))
  await db.delete(scanPart).where(or(isLoose, inArray(scanPart.scanId, discarded)))
  const past = before(kept.proofs)
  await db.delete(oneTimeToken).where(lt(oneTimeToken.expiresAt, past))
  await db.delete(captcha).where(lt(captcha.expiresAt, past))
  await db.delete(qrLogin).where(lt(qrLogin.expiresAt, past))
  await db.delete(smsCode).where(lt(smsCode.sentAt, past))
  await db.delete(senderCount).where(lt(senderCount.windowStart, past))
  await db.delete(loginFailure).where(lt(loginFailure.day, schoolDay(past)))
  await db.delete(session).where(lt(session.expiresAt, past))
  await db.delete(loginEvent).where(lt(loginEvent.at, before(kept.logins)))
  const unapproved = and(eq(user.awaitsApproval, true), lt(user.createdAt, before(kept.registrations)))
  await db.delete(member).where(inArray(member.uid, db.select({ uid: user.uid }).from(user).where(unapproved)))
  await db.delete(user).where(unapproved)
}
