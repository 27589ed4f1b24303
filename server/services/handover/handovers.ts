import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { handover as calls, WaitingHandover } from '#api/contract/groups/handover.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { assignmentKind } from '#api/contract/schemas/assignments.ts'
import { Gone } from '#server/core/implement.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentHandover } from '#server/database/schema/assignment-exceptions.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'

type Info = OutputOf<typeof calls.info>

/** Who looks after an assignment, to whom it is offered, and who else teaches the class. */
export async function handoverInfo(db: Executor, assignmentId: number, { uid, schoolId }: Caller): Promise<Info> {
  const [found] = await db
    .select({
      courseId: assignment.courseId,
      leadTeacherId: course.leadTeacherId,
      keeper: { teacherId: user.uid, realname: user.realname },
      offeredId: assignmentHandover.teacherId,
      offeredAt: assignmentHandover.handedAt,
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(user, eq(user.uid, assignment.creatorId))
    .leftJoin(assignmentHandover, eq(assignmentHandover.assignmentId, assignment.assignmentId))
    .where(eq(assignment.assignmentId, assignmentId))
  if (found === undefined) throw new Gone()
  const { courseId, keeper, leadTeacherId, offeredId, offeredAt } = found
  const offered = offeredId === null ? null : await nameOf(db, offeredId)
  return {
    keeper,
    mayOffer: uid === keeper.teacherId || uid === leadTeacherId,
    isLeadTeacher: uid === leadTeacherId,
    offered: offered === null || offeredAt === null ? null : { ...offered, offeredAt: offeredAt.toISOString() },
    teachers: await teachersBut(db, { courseId, schoolId, keeperId: keeper.teacherId }),
  }
}

const person = { teacherId: user.uid, realname: user.realname }

const nameOf = async (db: Executor, uid: number) =>
  (await db.select(person).from(user).where(eq(user.uid, uid)))[0] ?? null

interface TeachersAsked {
  readonly courseId: number
  readonly schoolId: number
  readonly keeperId: number
}

/** The teachers of a class with enabled accounts, except its keeper. */
const teachersBut = (db: Executor, { courseId, schoolId, keeperId }: TeachersAsked) =>
  db
    .select(person)
    .from(user)
    .innerJoin(course, eq(course.courseId, courseId))
    .where(and(usableTeachers(schoolId), ne(user.uid, keeperId), isTaughtBy(sql`${user.uid}`)))
    .orderBy(asc(user.uid))

/** Whether somebody teaches a class. */
export const teaches = async (db: Executor, courseId: number, uid: number): Promise<boolean> =>
  (await db.$count(course, and(eq(course.courseId, courseId), isTaughtBy(uid)))) > 0

/** Offers waiting for somebody's answer, oldest first. */
export async function waitingFor(db: Executor, uid: number): Promise<WaitingHandover[]> {
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      kind: assignment.kind,
      courseName: course.courseName,
      endTime: assignment.endTime,
      offeredByName: user.realname,
      offeredAt: assignmentHandover.handedAt,
      teachesClass: sql<boolean>`${or(isTaughtBy(uid), sql`false`)}`,
    })
    .from(assignmentHandover)
    .innerJoin(assignment, eq(assignment.assignmentId, assignmentHandover.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(user, eq(user.uid, assignmentHandover.handedBy))
    .where(eq(assignmentHandover.teacherId, uid))
    .orderBy(asc(assignmentHandover.handedAt), asc(assignment.assignmentId))
  return rows.map((row) => ({
    ...row,
    kind: z.parse(assignmentKind, row.kind),
    endTime: row.endTime.toISOString(),
    offeredAt: row.offeredAt.toISOString(),
  }))
}
