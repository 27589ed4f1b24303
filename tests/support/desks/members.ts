import type { EndpointData } from '#api/contract/endpoint.ts'
import { roster } from '#api/contract/areas/roster.ts'
import type { Database } from '#server/database/database.ts'
import { member, memberRemoval, memberStatus } from '#server/database/schema/courses.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { user } from '#server/database/schema/people.ts'
import { addDeskCourse } from './course.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

export interface DeskMembers {
  /** Unique to the desk. */
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly teacherId: number
  readonly courseId: number
  readonly now: Date
}

const born = new Date('2026-09-01T00:00:00Z')

/**
 * Another class of the teacher's; a student just removed from the first, who can be put back by name; and a change to
 * undo.
 */
export async function addDeskMembers(
  db: Database,
  desk: DeskMembers,
): Promise<{ readonly values: SampleValues; readonly membersOf: (endpoint: EndpointData) => SampleValues }> {
  const { name, canary, schoolId, teacherId, courseId, now } = desk
  const toCourseId = await addDeskCourse(db, { schoolId, leadTeacherId: teacherId, classCode: `${name}two`, canary })
  const realname = `移出 ${canary}`.slice(-20)
  const [made] = await db
    .insert(user)
    .values({
      username: `${name}removed`,
      realname,
      userType: 102,
      schoolId,
      passwordHash: '',
      createdAt: born,
    })
    .returning()
  const [removal] = await db
    .insert(memberRemoval)
    .values({ courseId, removedBy: teacherId, removedAt: now })
    .returning()
  const removalId = idOf(removal?.removalId)
  const joinStatus = memberStatus.removed
  const studentId = idOf(made?.uid)
  await db.insert(member).values({ courseId, uid: studentId, joinStatus, joinedAt: born, removalId })
  const [change] = await db.insert(memberChange).values({ courseId, changedBy: teacherId, changedAt: now }).returning()
  return {
    values: { toCourseId, removalId, changeId: idOf(change?.changeId) },
    membersOf: ({ path }) => (path === roster.save.path ? { realname, studentId } : {}),
  }
}
