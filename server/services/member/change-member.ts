import { and, eq } from 'drizzle-orm'
import type { member as memberArea } from '#api/contract/groups/member.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { isFree } from '#server/database/is-free.ts'
import { member } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { lockClasses } from '../classes/lock-classes.ts'
import { lockPeople } from '../lock-people.ts'
import { findMember } from './find-members.ts'

type Fields = InputOf<(typeof memberArea)['update']>

/** Changes a member who has not changed since `rev`; returns the next revision, or why not. */
export async function changeMember(db: Executor, fields: Fields) {
  const { courseId, studentId, rev, realname } = fields
  await lockClasses(db, [courseId])
  await lockPeople(db, [studentId])
  const now = await findMember(db, courseId, studentId)
  if (now === null) return { kind: 'memberUnknown' } as const
  if (now.rev !== rev) return { kind: 'memberChangedMeanwhile', member: now } as const
  const next = {
    realname,
    studentNo: fields.studentNo || null,
    contactMobile: fields.mobile || null,
    rev: rev + 1,
  }
  const change = db.transaction((savepoint) => savepoint.update(user).set(next).where(eq(user.uid, studentId)))
  if (!(await isFree(change))) return { kind: 'studentNoTaken' } as const
  await db
    .update(member)
    .set({ groupName: fields.groupName || null })
    .where(and(eq(member.courseId, courseId), eq(member.uid, studentId)))
  return { kind: 'changed', rev: rev + 1 } as const
}
