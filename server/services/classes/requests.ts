import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { JoinState } from '#domain/join/join-states.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'

const states: Readonly<Record<number, JoinState>> = {
  [memberStatus.waiting]: 'waiting',
  [memberStatus.approved]: 'approved',
  [memberStatus.refused]: 'refused',
  [memberStatus.waitingList]: 'waitingList',
}

/** The state that a member's row means for the student; a removed member has none. */
export const joinStateOf = (joinStatus: number): JoinState => states[joinStatus] ?? 'none'

/** Requests that nobody has decided for good. */
export const openStatuses = [memberStatus.waiting, memberStatus.waitingList]

/** Made by the student; a request by a teacher is decided by others, and the student does not see it. */
export const isOwnRequest = isNull(member.askedBy)

export const isOpenRequest = and(isOwnRequest, inArray(member.joinStatus, openStatuses))

/** A teacher's request for other teachers' student that nobody has decided. */
export const isWaitingForColleague = and(isNotNull(member.askedBy), eq(member.joinStatus, memberStatus.waiting))
