import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { functionLimits } from '#domain/function-limits.ts'
import { functionNameOf } from '#domain/functions.ts'
import { functionTexts } from '#domain/functions.texts.ts'
import { maskedMobile } from '#domain/masked-mobile.ts'
import { userTypes } from '#domain/subjects.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { functionGrant, trial } from '#server/database/schema/sign-on.ts'

interface Page {
  readonly currentPage: number
  readonly pageSize: number
}

/** A page of a school's teachers with their functions. */
export async function grantedTeachers(db: Executor, schoolId: number, { currentPage, pageSize }: Page, now: Date) {
  const ofSchool = and(eq(user.schoolId, schoolId), eq(user.uType, userTypes.teacher))
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
    functions: grants.get(teacherId) ?? [],
  }))
  return { list, total: await db.$count(user, ofSchool), now: now.toISOString() }
}

async function grantsOf(db: Executor, uids: readonly number[]) {
  const rows = await db
    .select()
    .from(functionGrant)
    .where(inArray(functionGrant.uid, [...uids]))
    .orderBy(asc(functionGrant.funcId))
  const byTeacher = new Map<number, { func: string; funcId: string; endTime: string }[]>()
  for (const { uid, func, funcId, endTime } of rows) {
    const own = byTeacher.get(uid) ?? []
    own.push({ func, funcId, endTime: endTime.toISOString() })
    byTeacher.set(uid, own)
  }
  return byTeacher
}

/** What an owner does to every one of these functions of every one of these teachers; to be run in a write. */
export interface FunctionChange {
  readonly teacherIds: readonly number[]
  readonly funcIds: readonly string[]
  readonly caller: Caller
  readonly now: Date
}

/** Opens functions until a moment, or gives them another end. */
export async function grantFunctions(db: Executor, change: FunctionChange, endTime: Date) {
  const { now } = change
  if (endTime <= now) return 'endInPast'
  const furthest = new Date(now)
  furthest.setUTCFullYear(now.getUTCFullYear() + functionLimits.longestYears)
  if (endTime > furthest) return 'endTooFar'
  const pairs = await pairsOf(db, change)
  if (pairs === null) return 'teacherUnknown'
  await db
    .insert(functionGrant)
    .values(pairs.map((pair) => ({ ...pair, func: nameOf(pair.funcId), beginTime: now, endTime })))
    .onConflictDoUpdate({ target: [functionGrant.uid, functionGrant.funcId], set: { endTime } })
  await tellOfFunctions(db, 'functionGranted', pairs, change)
  return null
}

/** Closes functions; all of the teachers must have all of them. */
export async function takeFunctions(db: Executor, change: FunctionChange) {
  const pairs = await pairsOf(db, change)
  if (pairs === null) return 'teacherUnknown'
  const taken = await db
    .delete(functionGrant)
    .where(and(inArray(functionGrant.uid, [...change.teacherIds]), inArray(functionGrant.funcId, [...change.funcIds])))
    .returning({ uid: functionGrant.uid })
  if (taken.length < pairs.length) return 'grantUnknown'
  await tellOfFunctions(db, 'functionTaken', pairs, change)
  return null
}

interface Pair {
  readonly uid: number
  readonly funcId: string
}

/** Every function of every teacher; null where somebody is not of the school, or nothing is asked for. */
async function pairsOf(db: Executor, { teacherIds, funcIds, caller }: FunctionChange): Promise<readonly Pair[] | null> {
  const uids = [...new Set(teacherIds)]
  const ofSchool = and(eq(user.schoolId, caller.schoolId), eq(user.uType, userTypes.teacher), inArray(user.uid, uids))
  if (uids.length === 0 || funcIds.length === 0 || (await db.$count(user, ofSchool)) < uids.length) return null
  return uids.flatMap((uid) => [...new Set(funcIds)].map((funcId) => ({ uid, funcId })))
}

const nameOf = (funcId: string): string => {
  const name = functionNameOf(funcId)
  return name === null ? funcId : functionTexts['zh-CN'][name]
}

/** The latest word on a function takes the place of all earlier ones in a teacher's box; the owner is not told of their own. */
async function tellOfFunctions(
  db: Executor,
  kind: 'functionGranted' | 'functionTaken',
  pairs: readonly Pair[],
  { teacherIds, funcIds, caller, now }: FunctionChange,
): Promise<void> {
  await db.delete(message).where(and(inArray(message.uid, [...teacherIds]), inArray(message.funcId, [...funcIds])))
  const told = pairs.filter(({ uid }) => uid !== caller.uid)
  if (told.length === 0) return
  await db.insert(message).values(told.map((pair) => ({ ...pair, kind, byUid: caller.uid, sentAt: now })))
}
