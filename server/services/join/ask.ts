import { and, eq } from 'drizzle-orm'
import { readClassCode } from '#domain/classes/class-code.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { stateAfterAsking } from '#domain/join/ask-to-join.ts'
import type { JoinState } from '#domain/join/join-states.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { school, user } from '#server/database/schema/people.ts'
import { freePlaces } from '../classes/class-places.ts'
import { lockClassesThat } from '../classes/lock-classes.ts'
import { assignToNewcomers } from '../assigning/newcomers.ts'
import { countSender, type CountKey, uncountSender } from '../platform/sender-counts.ts'
import { joinStateOf } from '../classes/requests.ts'
import { tellTeachers } from './tell-teachers.ts'

type Student = Pick<SignedIn, 'uid' | 'schoolId'>

/** How a student's requests and wrong codes are counted. */
const countKeyOf = (kind: 'unknownClassCodes' | 'joinRequests', { uid }: Student, now: Date): CountKey => ({
  kind,
  sender: `student ${uid}`,
  now,
})

/**
 * The class in use that a code belongs to, or null. Unknown codes are counted; throws a 429 after too many attempts.
 */
export async function courseOfCode<Found>(
  db: Executor,
  counted: CountKey,
  find: () => Promise<readonly Found[]>,
): Promise<Found | null> {
  await countSender(db, counted)
  const [found] = await find()
  if (found === undefined) return null
  await uncountSender(db, counted)
  return found
}

const hasCode = (typed: string, { schoolId }: Student) =>
  and(
    eq(course.classCode, readClassCode(typed)),
    eq(course.schoolId, schoolId),
    eq(course.status, courseStatuses.inUse),
  )

/** A class as shown to a student who might join it. */
export async function findJoinable(db: Executor, typed: string, student: Student, now: Date) {
  const { courseId, courseName, subjectId, needsApproval } = course
  const found = await courseOfCode(db, countKeyOf('unknownClassCodes', student, now), () =>
    db
      .select({
        courseId,
        courseName,
        subjectId,
        needsApproval,
        leadTeacherName: user.realname,
        courseSchool: school.name,
      })
      .from(course)
      .innerJoin(user, eq(user.uid, course.leadTeacherId))
      .innerJoin(school, eq(school.schoolId, course.schoolId))
      .where(hasCode(typed, student)),
  )
  if (found === null) return null
  const row = await findRow(db, found.courseId, student.uid)
  const before = ownState(row)
  return { ...found, state: before === 'removed' ? ('none' as const) : before }
}

interface Asked {
  readonly state: JoinState
  /** Whether the request changed anything. */
  readonly isNew: boolean
}

/** Joins the class with this code, or asks to; null if no class has it. Run it in a write. */
export async function askToJoin(db: Executor, typed: string, student: Student, now: Date): Promise<Asked | null> {
  // The class is locked: of concurrent requests for its last place, one gets it.
  const found = await courseOfCode(db, countKeyOf('unknownClassCodes', student, now), () =>
    lockClassesThat(db, hasCode(typed, student)),
  )
  if (found === null) return null
  const row = await findRow(db, found.courseId, student.uid)
  const before = ownState(row)
  const isFull = (await freePlaces(db, found.courseId)) === 0
  const state = stateAfterAsking({ needsApproval: found.needsApproval, isFull, before })
  if (state === before) return { state, isNew: false }
  await countSender(db, countKeyOf('joinRequests', student, now))
  await keep(db, found.courseId, student.uid, memberStatus[state], now)
  if (state === 'approved') await assignToNewcomers(db, { courseId: found.courseId, uids: [student.uid], now })
  else await tellTeachers(db, found.courseId, now)
  return { state, isNew: true }
}

async function findRow(db: Executor, courseId: number, uid: number) {
  const [row] = await db
    .select({ joinStatus: member.joinStatus, askedBy: member.askedBy, removalId: member.removalId })
    .from(member)
    .where(and(eq(member.courseId, courseId), eq(member.uid, uid)))
  return row ?? null
}

/**
 * The student's state as far as it concerns their own requests: a teacher's request for them, and its refusal, are left
 * out.
 */
function ownState(row: Awaited<ReturnType<typeof findRow>>): JoinState | 'removed' {
  if (row === null) return 'none'
  const { joinStatus, askedBy, removalId } = row
  if (joinStatus === memberStatus.removed) return 'removed'
  if (askedBy === null || joinStatus === memberStatus.approved) return joinStateOf(joinStatus)
  return removalId === null ? 'none' : 'removed'
}

/** A new request has no decision yet; a removal by a teacher is remembered until there is one. */
async function keep(db: Executor, courseId: number, uid: number, joinStatus: number, now: Date): Promise<void> {
  const asked = { joinStatus, joinedAt: now, decidedBy: null, decidedAt: null, reason: '', askedBy: null }
  await db
    .insert(member)
    .values({ courseId, uid, ...asked })
    .onConflictDoUpdate({ target: [member.courseId, member.uid], set: asked })
}
