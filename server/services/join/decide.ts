import { and, eq, inArray } from 'drizzle-orm'
import type { JoinDecision } from '#domain/join/join-states.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { freePlaces } from '../classes/class-places.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import { approveAccounts } from '../classes/approval.ts'
import { lockClassesThat } from '../classes/lock-classes.ts'
import { isOwnRequest, openStatuses } from '../classes/requests.ts'
import { isOpenClassOf } from './taught-courses.ts'
import { readOfRequests } from './tell-teachers.ts'

export interface RequestKey {
  readonly courseId: number
  readonly uid: number
}

export interface Decision {
  readonly requests: readonly RequestKey[]
  readonly decision: JoinDecision
  readonly reason: string
  readonly teacherId: number
  readonly now: Date
}

/** The class that has too few places for all who are to be approved. */
export interface FullCourse {
  readonly courseName: string
  readonly freePlaces: number
}

type Refusal = 'joinRequestUnknown' | 'joinRequestDecided'

/** Somebody who registered with a number of another student in the school. */
interface TakenNumber {
  readonly realname: string
}

/**
 * Decides all of these requests to the teacher's classes; on an error the transaction must roll back, so run it in a
 * write.
 */
export async function decideRequests(
  db: Executor,
  { requests, decision, reason, teacherId, now }: Decision,
): Promise<Refusal | 'reasonMissing' | FullCourse | TakenNumber | null> {
  if (decision === 'refuse' && reason === '') return 'reasonMissing'
  const locked = await lockRequests(db, requests, openStatuses, teacherId)
  if (typeof locked === 'string') return locked
  for (const { courseId, courseName, uids } of locked) {
    const free = decision === 'approve' ? await freePlaces(db, courseId) : uids.length
    if (free < uids.length) return { courseName, freePlaces: free }
    await db
      .update(member)
      .set(changesOf(decision, reason, teacherId, now))
      .where(areIn(courseId, uids))
    if (decision !== 'approve') continue
    const taken = await approveAccounts(db, courseId, uids)
    if (taken !== null) return { realname: taken }
    await assignToNewcomers(db, { courseId, uids, now })
  }
  await readOfRequests(
    db,
    locked.map(({ courseId }) => courseId),
    now,
  )
  return null
}

/** Reopens refused requests, all of them or none: run it in a write. */
export async function undoRefusals(
  db: Executor,
  requests: readonly RequestKey[],
  teacherId: number,
): Promise<Refusal | null> {
  const locked = await lockRequests(db, requests, [memberStatus.refused], teacherId)
  if (typeof locked === 'string') return locked
  const open = { joinStatus: memberStatus.waiting, decidedBy: null, decidedAt: null, reason: '' }
  for (const { courseId, uids } of locked) await db.update(member).set(open).where(areIn(courseId, uids))
  return null
}

function changesOf(decision: JoinDecision, reason: string, decidedBy: number, now: Date) {
  const decided = { decidedBy, decidedAt: now }
  switch (decision) {
    case 'approve':
      return { ...decided, joinStatus: memberStatus.approved, joinedAt: now, reason: '', removalId: null }
    case 'refuse':
      return { ...decided, joinStatus: memberStatus.refused, reason }
    case 'waitingList':
      return { joinStatus: memberStatus.waitingList }
  }
}

const areIn = (courseId: number, uids: readonly number[]) =>
  and(eq(member.courseId, courseId), inArray(member.uid, [...uids]))

interface LockedClass {
  readonly courseId: number
  readonly courseName: string
  readonly uids: readonly number[]
}

/** Locks classes and requests, in the order of their ids; a request that is not the teacher's counts as unknown. */
async function lockRequests(
  db: Executor,
  requests: readonly RequestKey[],
  statuses: readonly number[],
  teacherId: number,
): Promise<LockedClass[] | Refusal> {
  const wanted = byCourse(requests)
  const theirs = and(inArray(course.courseId, [...wanted.keys()]), isOpenClassOf(teacherId))
  const courses = await lockClassesThat(db, theirs)
  if (courses.length < wanted.size) return 'joinRequestUnknown'
  const locked: LockedClass[] = []
  for (const { courseId, courseName } of courses) {
    const uids = [...new Set((wanted.get(courseId) ?? []).map(({ uid }) => uid))]
    const refusal = await lockMembers(db, courseId, uids, statuses)
    if (refusal !== null) return refusal
    locked.push({ courseId, courseName, uids })
  }
  return locked
}

async function lockMembers(
  db: Executor,
  courseId: number,
  uids: readonly number[],
  statuses: readonly number[],
): Promise<Refusal | null> {
  const rows = await db
    .select({ joinStatus: member.joinStatus })
    .from(member)
    .where(and(areIn(courseId, uids), isOwnRequest))
    .orderBy(member.uid)
    .for('update')
  if (rows.length < uids.length) return 'joinRequestUnknown'
  return rows.every(({ joinStatus }) => statuses.includes(joinStatus)) ? null : 'joinRequestDecided'
}

function byCourse(requests: readonly RequestKey[]): ReadonlyMap<number, readonly RequestKey[]> {
  const groups = new Map<number, RequestKey[]>()
  for (const request of requests) groups.set(request.courseId, [...(groups.get(request.courseId) ?? []), request])
  return groups
}
