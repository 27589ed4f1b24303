import { and, eq, inArray } from 'drizzle-orm'
import type { JoinState } from '#domain/join/join-states.ts'
import { joinLimits } from '#domain/constants.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'

const states: Readonly<Record<number, JoinState>> = {
  [memberStatus.waiting]: 'waiting',
  [memberStatus.approved]: 'approved',
  [memberStatus.refused]: 'refused',
  [memberStatus.waitingList]: 'waitingList',
}

/** Where a member's row says that a student stands; who was taken out stands nowhere. */
export const joinStateOf = (approveStatus: number): JoinState => states[approveStatus] ?? 'none'

/** Requests that nobody has answered for good. */
export const openStatuses = [memberStatus.waiting, memberStatus.waitingList]

/** Places that a class has left. Keeps its word only while the class is locked. */
export async function freePlaces(db: Executor, courseId: number): Promise<number> {
  const isMember = and(eq(member.courseId, courseId), eq(member.approveStatus, memberStatus.approved))
  return Math.max(0, joinLimits.members - (await db.$count(member, isMember)))
}

export const isOpenRequest = inArray(member.approveStatus, openStatuses)
