import type { AskedList, RequestList } from '../join/join-states.ts'
import { withQuery } from './address.ts'

/** Paths for the members of classes (specification §2); separate from the others, which the sign-in loads too. */
export const memberPaths = {
  members: '/member',
  /** Requests to join, of all classes or one. */
  verify: (shown: { readonly courseId?: number; readonly state?: RequestList | AskedList } = {}) =>
    withQuery('/member/verify', shown),
  add: '/member/addStudent',
  /** Books and features of one student. */
  product: (uid: number) => `/member/product/${uid}`,
  /** Reminders of a class, of all assignments and students or one of each. */
  reminders: (shown: { readonly courseId?: number; readonly assignmentId?: number; readonly uid?: number } = {}) =>
    withQuery('/member/reminders', shown),
  /** QR slips and password slips of a class. */
  studentCodes: (courseId: number) => `/flipbook/member/export/courseStudentCode/${courseId}`,
  /** The same with those chosen who have no password yet. */
  firstPasswords: (courseId: number) =>
    withQuery(`/flipbook/member/export/courseStudentCode/${courseId}`, { without: 'password' }),
} as const
