import { courseTeacher as courseTeacherRegion } from '#api/contract/areas/course-teacher.ts'
import { schoolFeature } from '#api/contract/areas/school-feature.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import type { Database } from '#server/database/database.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { addDeskCourse } from './course.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

export interface DeskTeachers {
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly courseId: number
  readonly leadTeacherId: number
  /** A teacher of the school owned by the desk's owner. */
  readonly colleagueId: number
}

export interface DeskColleagues {
  readonly colleagueIds: readonly number[]
  /** What endpoints about teachers need on top of the desk's values. */
  readonly valuesOf: (endpoint: EndpointData) => SampleValues
}

const born = new Date('2026-09-01T00:00:00Z')

/**
 * A co-teacher of the desk's class, with a class that the desk's teacher may leave; a teacher who has no class; and a
 * granted feature to revoke.
 */
export async function addDeskTeachers(db: Database, desk: DeskTeachers): Promise<DeskColleagues> {
  const { name, canary, schoolId, courseId, leadTeacherId, colleagueId } = desk
  const rows = await db
    .insert(user)
    .values(
      ['beside', 'free'].map((role) => ({
        username: `${name}${role}`,
        realname: `${role} ${canary}`,
        userType: 101,
        schoolId,
        passwordHash: '-',
        createdAt: born,
      })),
    )
    .returning({ uid: user.uid })
  const [beside, free] = rows.map(({ uid }) => uid)
  const besideId = idOf(beside)
  const other = { schoolId, leadTeacherId: besideId, classCode: `${name}other`, canary }
  const otherCourseId = await addDeskCourse(db, other)
  await db.insert(courseTeacher).values([
    { courseId, uid: besideId, addedBy: leadTeacherId, addedAt: born },
    { courseId: otherCourseId, uid: leadTeacherId, addedBy: besideId, addedAt: born },
  ])
  const grant = { feature: canary, endTime: new Date('2099-01-01T00:00:00Z') }
  await db.insert(featureGrant).values([
    { ...grant, uid: colleagueId, featureId: featureIds.smartMark },
    { ...grant, uid: besideId, featureId: featureIds.choosePicture },
  ])
  const values = new Map<string, SampleValues>([
    [courseTeacherRegion.search.path, { keyword: canary }],
    [courseTeacherRegion.add.path, { teacherIds: [idOf(free)] }],
    [courseTeacherRegion.remove.path, { teacherIds: [besideId] }],
    [courseTeacherRegion.leave.path, { courseId: otherCourseId }],
    [courseTeacherRegion.handOver.path, { teacherId: idOf(free) }],
    [schoolFeature.grant.path, { teacherIds: [colleagueId], endTime: '2027-01-31T15:59:59.999Z' }],
    [schoolFeature.take.path, { teacherIds: [colleagueId] }],
  ])
  return { colleagueIds: [besideId, idOf(free)], valuesOf: ({ path }) => values.get(path) ?? {} }
}
