import { and, asc, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Executor } from '#server/database/database.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application, consent } from '#server/database/schema/sign-on.ts'
import { readOfApplications } from '../message/change-messages.ts'

type Application = typeof application.$inferSelect

/** A page of a school's applications: open ones in order of arrival, decided ones latest first. */
export async function applicationsOf(
  db: Executor,
  schoolId: number,
  isOpen: boolean,
  { currentPage, pageSize }: { readonly currentPage: number; readonly pageSize: number },
) {
  const { decidedAt, applicationId } = application
  const chosen = and(eq(application.schoolId, schoolId), isOpen ? isNull(decidedAt) : isNotNull(decidedAt))
  const rows = await db
    .select()
    .from(application)
    .where(chosen)
    .orderBy(...(isOpen ? [asc(applicationId)] : [desc(decidedAt), desc(applicationId)]))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const [all] = await db.select({ total: count() }).from(application).where(chosen)
  const [owned] = await db.select({ code: school.code }).from(school).where(eq(school.schoolId, schoolId))
  return { total: all?.total ?? 0, schoolCode: owned?.code ?? '', applications: rows.map(shown) }
}

const shown = ({ appliedAt, decidedAt, ...row }: Application) => ({
  ...row,
  appliedAt: appliedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

export interface Decision {
  readonly applicationIds: readonly number[]
  readonly schoolId: number
  readonly decidedBy: number
  readonly isApproved: boolean
  readonly reason: string
  readonly now: Date
}

/**
 * Decides all of the named applications of the school; on an error the caller's transaction must roll back, so run it
 * in a write.
 */
export async function decideApplications(
  db: Executor,
  { applicationIds, schoolId, decidedBy, isApproved, reason, now }: Decision,
): Promise<'applicationUnknown' | 'applicationDecided' | 'reasonMissing' | 'mobileTaken' | null> {
  if (!isApproved && reason === '') return 'reasonMissing'
  const ids = [...new Set(applicationIds)]
  const rows = await db
    .select()
    .from(application)
    .where(and(inArray(application.applicationId, ids), eq(application.schoolId, schoolId)))
    .orderBy(application.applicationId)
    .for('update')
  if (ids.length === 0 || rows.length < ids.length) return 'applicationUnknown'
  if (rows.some(({ decidedAt }) => decidedAt !== null)) return 'applicationDecided'
  await db
    .update(application)
    .set({ decidedAt: now, decidedBy, isApproved, reason: isApproved ? '' : reason })
    .where(inArray(application.applicationId, ids))
  await readOfApplications(db, ids, now)
  return !isApproved || (await openAccounts(db, rows, now)) ? null : 'mobileTaken'
}

/**
 * Creates accounts for approved applicants, including what they accepted; false if one of the mobiles has an account by
 * now.
 */
async function openAccounts(db: Executor, rows: readonly Application[], now: Date): Promise<boolean> {
  const accounts = await db
    .insert(user)
    .values(rows.map((row) => accountOf(row, now)))
    .onConflictDoNothing()
    .returning({ uid: user.uid, mobile: user.mobile })
  if (accounts.length < rows.length) return false
  const uidOf = new Map(accounts.map(({ uid, mobile }) => [mobile, uid]))
  const accepted = rows.flatMap((row) => acceptedBy(row, uidOf.get(row.mobile)))
  if (accepted.length > 0) await db.insert(consent).values(accepted).onConflictDoNothing()
  return true
}

const accountOf = ({ mobile, realname, schoolId, stageId, subjectId, passwordHash }: Application, createdAt: Date) => ({
  username: mobile,
  mobile,
  realname,
  userType: userTypes.teacher,
  schoolId,
  stageId,
  subjectId,
  passwordHash,
  createdAt,
})

function acceptedBy({ consent: stamps, appliedAt }: Application, uid: number | undefined) {
  if (uid === undefined || stamps === '') return []
  return stamps.split(',').map((stamp) => {
    const [document = '', version = ''] = stamp.split('@')
    return { uid, document, version, acceptedAt: appliedAt }
  })
}
