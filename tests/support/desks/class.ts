import { member } from '#server/database/schema/courses.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'
import { addDeskCourse } from './course.ts'
import { addDeskJoins } from './joins.ts'
import { addDeskMembers } from './members.ts'
import { addDeskRoster } from './roster.ts'
import { addDeskTeachers } from './teachers.ts'

interface DeskClass {
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly teacherId: number
  readonly studentIds: readonly [number, number]
  /** A teacher of the school owned by the desk's owner. */
  readonly colleagueId: number
}

const born = new Date('2026-09-01T00:00:00Z')

/** The teacher's class with its students, those who teach in it or ask to join, and a list of it. */
export async function addDeskClass({ db, clock }: WorldService, desk: DeskClass) {
  const { name, canary, schoolId, teacherId, studentIds, colleagueId } = desk
  const courseId = await addDeskCourse(db, { schoolId, leadTeacherId: teacherId, classCode: name, canary })
  await db.insert(member).values(studentIds.map((uid) => ({ courseId, uid, joinedAt: born })))
  const staff = { name, canary, schoolId, courseId, leadTeacherId: teacherId, colleagueId }
  const colleagues = await addDeskTeachers(db, staff)
  const ofClass = { name, canary, schoolId, teacherId, courseId }
  const { values: ofMembers, membersOf } = await addDeskMembers(db, { ...ofClass, now: clock.now })
  const askerId = idOf(colleagues.colleagueIds[1])
  const joinsOf = await addDeskJoins(db, {
    schoolId,
    leadTeacherId: teacherId,
    name,
    canary,
    uid: studentIds[1],
    askerId,
  })
  const list = await addDeskRoster(db, ofClass)
  return {
    courseId,
    colleagues,
    /** Another teacher of the school, who requests the second student. */
    askerId,
    values: { courseId, courseIds: [courseId], ...ofMembers, ...list },
    valuesOf: [joinsOf, membersOf],
  }
}
