import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { Acting, Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { lockClassesThat } from '../classes/lock-classes.ts'
import { freePlaces } from '../classes/class-places.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import type { FullCourse, RequestKey } from './decide.ts'
import { isDecidedBy } from '../classes/deciders.ts'
import { markAskedMessagesRead, tellAskers } from './tell-deciders.ts'

interface Decision extends Acting {
  readonly requests: readonly RequestKey[]
  readonly isApproved: boolean
  readonly reason: string
}

type Refusal = 'joinRequestUnknown' | 'joinRequestDecided'

/** Decides all of these colleagues' requests; on an error the transaction must roll back, so run it in a write. */
export async function decideStudentRequests(
  db: Executor,
  { requests, isApproved, reason, caller, now }: Decision,
): Promise<Refusal | FullCourse | null> {
  const locked = await lockRequests(db, requests, caller, isDecidedBy(caller))
  if (typeof locked === 'string') return locked
  const decided = { decidedBy: caller.uid, decidedAt: now }
  for (const { courseId, courseName, uids, askers } of locked) {
    const free = isApproved ? await freePlaces(db, courseId) : uids.length
    if (free < uids.length) return { courseName, freePlaces: free }
    const changes = isApproved
      ? { ...decided, joinStatus: memberStatus.approved, joinedAt: now, reason: '', removalId: null }
      : { ...decided, joinStatus: memberStatus.refused, reason, groupName: null }
    await db.update(member).set(changes).where(areIn(courseId, uids))
    if (isApproved) await assignToNewcomers(db, { courseId, uids, now })
    await tellAskers(db, { courseId, byUid: caller.uid, askers }, now)
  }
  await markAskedMessagesRead(db, locked.map(courseIdOf), now)
  return null
}

/** Withdraws the caller's own requests; a student whom a teacher had removed is removed as before. */
export async function withdrawStudentRequests(
  db: Executor,
  requests: readonly RequestKey[],
  caller: Caller,
  now: Date,
): Promise<Refusal | null> {
  const locked = await lockRequests(db, requests, caller, eq(member.askedBy, caller.uid))
  if (typeof locked === 'string') return locked
  for (const { courseId, uids } of locked) {
    await db.delete(member).where(and(areIn(courseId, uids), isNull(member.removalId)))
    await db.update(member).set({ joinStatus: memberStatus.removed, askedBy: null }).where(areIn(courseId, uids))
  }
  await markAskedMessagesRead(db, locked.map(courseIdOf), now)
  return null
}

interface LockedClass {
  readonly courseId: number
  readonly courseName: string
  readonly uids: readonly number[]
  readonly askers: readonly number[]
}

const courseIdOf = ({ courseId }: LockedClass): number => courseId

const areIn = (courseId: number, uids: readonly number[]) =>
  and(eq(member.courseId, courseId), inArray(member.uid, [...uids]))

/** Locks classes and requests, in the order of their ids; one that is not the caller's counts as unknown. */
async function lockRequests(
  db: Executor,
  requests: readonly RequestKey[],
  { schoolId }: Caller,
  isCallers: SQL,
): Promise<LockedClass[] | Refusal> {
  const wanted = new Map<number, Set<number>>()
  for (const { courseId, uid } of requests) wanted.set(courseId, (wanted.get(courseId) ?? new Set()).add(uid))
  const ofSchool = and(
    inArray(course.courseId, [...wanted.keys()]),
    eq(course.schoolId, schoolId),
    eq(course.status, courseStatuses.inUse),
  )
  const courses = await lockClassesThat(db, ofSchool)
  if (courses.length < wanted.size) return 'joinRequestUnknown'
  const locked: LockedClass[] = []
  for (const { courseId, courseName } of courses) {
    const uids = [...(wanted.get(courseId) ?? [])]
    const rows = await db
      .select({ joinStatus: member.joinStatus, askedBy: member.askedBy })
      .from(member)
      .where(and(areIn(courseId, uids), isNotNull(member.askedBy), isCallers))
      .orderBy(member.uid)
      .for('update')
    if (rows.length < uids.length) return 'joinRequestUnknown'
    if (rows.some(({ joinStatus }) => joinStatus !== memberStatus.waiting)) return 'joinRequestDecided'
    locked.push({ courseId, courseName, uids, askers: rows.flatMap(({ askedBy }) => askedBy ?? []) })
  }
  return locked
}
