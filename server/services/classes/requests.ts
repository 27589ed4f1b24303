import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { JoinState } from '#domain/join/join-states.ts'
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

/** Of a student's own will; what a teacher asks for is decided by others, and the student is not told. */
export const isOwnRequest = isNull(member.askedBy)

export const isOpenRequest = and(isOwnRequest, inArray(member.approveStatus, openStatuses))

/** A teacher's request for a student of others that nobody has answered. */
export const isWaitingForColleague = and(isNotNull(member.askedBy), eq(member.approveStatus, memberStatus.waiting))
