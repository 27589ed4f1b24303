import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { featureLimits } from '#domain/features/feature-limits.ts'
import { featureNameOf } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { featureGrant, trial } from '#server/database/schema/sign-on.ts'

interface Page {
  readonly currentPage: number
  readonly pageSize: number
}

/** A page of a school's teachers with their features. */
export async function grantedTeachers(db: Executor, schoolId: number, { currentPage, pageSize }: Page, now: Date) {
  const ofSchool = and(eq(user.schoolId, schoolId), eq(user.userType, userTypes.teacher))
  const { uid, realname, mobile, subjectId, regionId, disabledAt } = user
  const people = await db
    .select({ teacherId: uid, realname, mobile, subjectId, regionId, disabledAt, trialEnd: trial.endTime })
    .from(user)
    .leftJoin(trial, and(eq(trial.uid, uid), sql`${trial.endTime} > ${now.toISOString()}::timestamptz`))
    .where(ofSchool)
    .orderBy(asc(realname), asc(uid))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const grants = await grantsOf(
    db,
    people.map(({ teacherId }) => teacherId),
  )
  const list = people.map(({ teacherId, disabledAt: disabled, trialEnd, ...person }) => ({
    ...person,
    teacherId,
    mobile: person.mobile && maskedMobile(person.mobile),
    isDisabled: disabled !== null,
    trialEnd: trialEnd && trialEnd.toISOString(),
    features: grants.get(teacherId) ?? [],
  }))
  return { list, total: await db.$count(user, ofSchool), now: now.toISOString() }
}

async function grantsOf(db: Executor, uids: readonly number[]) {
  const rows = await db
    .select()
    .from(featureGrant)
    .where(inArray(featureGrant.uid, [...uids]))
    .orderBy(asc(featureGrant.featureId))
  const byTeacher = new Map<number, { feature: string; featureId: string; endTime: string }[]>()
  for (const { uid, feature, featureId, endTime } of rows) {
    const own = byTeacher.get(uid) ?? []
    own.push({ feature, featureId, endTime: endTime.toISOString() })
    byTeacher.set(uid, own)
  }
  return byTeacher
}

/** A change by the owner to all of these features of all of these teachers; to be run in a write. */
export interface FeatureChange extends Acting {
  readonly teacherIds: readonly number[]
  readonly featureIds: readonly string[]
}

/** Grants features until a given time, or moves their end. */
export async function grantFeatures(db: Executor, change: FeatureChange, endTime: Date) {
  const { now } = change
  if (endTime <= now) return 'endInPast'
  const furthest = new Date(now)
  furthest.setUTCFullYear(now.getUTCFullYear() + featureLimits.longestYears)
  if (endTime > furthest) return 'endTooFar'
  const pairs = await pairsOf(db, change)
  if (pairs === null) return 'teacherUnknown'
  await db
    .insert(featureGrant)
    .values(pairs.map((pair) => ({ ...pair, feature: nameOf(pair.featureId), beginTime: now, endTime })))
    .onConflictDoUpdate({ target: [featureGrant.uid, featureGrant.featureId], set: { endTime } })
  await tellOfFeatures(db, 'functionGranted', pairs, change)
  return null
}

/** Revokes features; all of the teachers must have all of them. */
export async function takeFeatures(db: Executor, change: FeatureChange) {
  const pairs = await pairsOf(db, change)
  if (pairs === null) return 'teacherUnknown'
  const taken = await db
    .delete(featureGrant)
    .where(
      and(inArray(featureGrant.uid, [...change.teacherIds]), inArray(featureGrant.featureId, [...change.featureIds])),
    )
    .returning({ uid: featureGrant.uid })
  if (taken.length < pairs.length) return 'grantUnknown'
  await tellOfFeatures(db, 'functionTaken', pairs, change)
  return null
}

interface Pair {
  readonly uid: number
  readonly featureId: string
}

/** Every pair of feature and teacher; null if a teacher is not of the school, or no pair is given. */
async function pairsOf(
  db: Executor,
  { teacherIds, featureIds, caller }: FeatureChange,
): Promise<readonly Pair[] | null> {
  const uids = [...new Set(teacherIds)]
  const ofSchool = and(
    eq(user.schoolId, caller.schoolId),
    eq(user.userType, userTypes.teacher),
    inArray(user.uid, uids),
  )
  if (uids.length === 0 || featureIds.length === 0 || (await db.$count(user, ofSchool)) < uids.length) return null
  return uids.flatMap((uid) => [...new Set(featureIds)].map((featureId) => ({ uid, featureId })))
}

const nameOf = (featureId: string): string => {
  const name = featureNameOf(featureId)
  return name === null ? featureId : featureTexts['zh-CN'][name]
}

/**
 * The latest notice about a feature replaces all earlier ones in a teacher's box; owners get none about their own
 * changes.
 */
async function tellOfFeatures(
  db: Executor,
  kind: 'functionGranted' | 'functionTaken',
  pairs: readonly Pair[],
  { teacherIds, featureIds, caller, now }: FeatureChange,
): Promise<void> {
  await db
    .delete(message)
    .where(and(inArray(message.uid, [...teacherIds]), inArray(message.featureId, [...featureIds])))
  const ofOthers = pairs.filter(({ uid }) => uid !== caller.uid)
  if (ofOthers.length === 0) return
  await db.insert(message).values(ofOthers.map((pair) => ({ ...pair, kind, byUid: caller.uid, sentAt: now })))
}
