import { inArray } from 'drizzle-orm'
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

export const isOpenRequest = inArray(member.approveStatus, openStatuses)
