import { and, eq, inArray } from 'drizzle-orm'
import type { assignmentException as calls } from '#api/contract/groups/assignment-exception.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { ownWindow } from '#domain/assignments/own-window.ts'
import { beginOfTurn, turnsOf } from '#domain/assignments/turns.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'

type DryRunInput = InputOf<typeof calls.dryRun>

type Planned = OutputOf<typeof calls.dryRun>['classes'][number]

/** Who would get what and when if this were assigned now, class by class, and who would not; writes nothing. */
export async function dryRun(db: Executor, input: DryRunInput): Promise<Planned[]> {
  const members = await findMembers(db, input.courseIds)
  const names = await findNames(db, input.courseIds)
  const own = await findOwn(db, input.assignmentIds ?? [])
  const isSeveral = input.courseIds.length > 1
  const isChosen = choosing(input)
  return input.courseIds.map((courseId, index) => {
    const ofClass = members.filter((one) => one.courseId === courseId)
    const minutes = input.minutesApart ?? 0
    const beginTime = beginOfTurn(new Date(input.beginTime), isSeveral ? index : 0, minutes)
    const all = { beginTime, endTime: new Date(input.endTime), finishedAt: null, duration: input.duration ?? null }
    const approved = ofClass.filter(({ joinStatus }) => joinStatus === memberStatus.approved)
    const ownByUid = new Map(own.filter((one) => one.courseId === courseId).map((one) => [one.uid, one.own]))
    const isExcused = (uid: number) => ownByUid.get(uid)?.isExcused ?? false
    const turning = approved.filter(({ uid }) => isChosen(uid) || isExcused(uid))
    const turns = isSeveral ? new Map<number, number>() : turnsOf(turning)
    const whyNot = (one: (typeof members)[number]) => reasonOf(one.joinStatus, isExcused(one.uid), isChosen(one.uid))
    const timesOf = (uid: number) => {
      const none = { beginTime: null, endTime: null, extraMinutes: 0, changedAt: beginTime }
      return ownWindow(all, { ...none, ...ownByUid.get(uid), beginShift: (turns.get(uid) ?? 0) * minutes })
    }
    return {
      courseId,
      courseName: names.get(courseId) ?? '',
      students: ofClass
        .filter((one) => whyNot(one) === null)
        .map(({ uid, realname, groupName }) => {
          const { beginTime: begin, endTime, duration } = timesOf(uid)
          return { uid, realname, groupName, beginTime: begin.toISOString(), endTime: endTime.toISOString(), duration }
        }),
      leftOut: ofClass.flatMap((one) => {
        const why = whyNot(one)
        return why === null ? [] : [{ uid: one.uid, realname: one.realname, why }]
      }),
    }
  })
}

function reasonOf(joinStatus: number, isExcused: boolean, isChosen: boolean): Planned['leftOut'][number]['why'] | null {
  if (joinStatus !== memberStatus.approved) return 'waiting'
  if (isExcused) return 'excused'
  return isChosen ? null : 'notChosen'
}

/** Tells who is to have it: a class may have thousands of students. */
function choosing({ audience, uids }: DryRunInput): (uid: number) => boolean {
  const chosen = new Set(uids)
  return (uid) => audience === audiences.wholeClass || chosen.has(uid)
}

/** Members and those who have asked to join, in roster order. */
const findMembers = (db: Executor, courseIds: readonly number[]) =>
  db
    .select({
      courseId: member.courseId,
      uid: member.uid,
      realname: user.realname,
      groupName: member.groupName,
      joinStatus: member.joinStatus,
    })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .where(
      and(
        inArray(member.courseId, [...courseIds]),
        inArray(member.joinStatus, [memberStatus.approved, memberStatus.waiting]),
      ),
    )
    .orderBy(user.username)

/** Names of the classes, including those without students. */
async function findNames(db: Executor, courseIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ courseId: course.courseId, courseName: course.courseName })
    .from(course)
    .where(inArray(course.courseId, [...courseIds]))
  return new Map(rows.map(({ courseId, courseName }) => [courseId, courseName]))
}

/** The students' own arrangements at the assignments being changed. */
const findOwn = async (db: Executor, assignmentIds: readonly number[]) =>
  assignmentIds.length === 0
    ? []
    : db
        .select({ courseId: assignment.courseId, uid: assignmentException.uid, own: assignmentException })
        .from(assignmentException)
        .innerJoin(assignment, eq(assignment.assignmentId, assignmentException.assignmentId))
        .where(inArray(assignmentException.assignmentId, [...assignmentIds]))
