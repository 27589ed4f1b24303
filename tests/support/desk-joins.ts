import type { EndpointData } from '#api/contract/endpoint.ts'
import { join } from '#api/contract/areas/join.ts'
import { slip } from '#api/contract/areas/slip.ts'
import { readCourseCode } from '#domain/course-code.ts'
import type { Database } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { addDeskCourse } from './desk-course.ts'
import type { SampleValues } from './sample-input.ts'

interface DeskJoins {
  readonly schoolId: number
  readonly lecturerId: number
  /** Name of the desk. */
  readonly name: string
  readonly canary: string
  /** Who asks to join. */
  readonly uid: number
}

/** Classes of the teacher: one that the student may join, one that they wait for, and one that refused them. */
export async function addDeskJoins(
  db: Database,
  { name, uid, ...desk }: DeskJoins,
): Promise<(endpoint: EndpointData) => SampleValues> {
  const add = (kind: string) => addDeskCourse(db, { ...desk, courseCode: readCourseCode(`${name} ${kind}`) })
  await add('open')
  const [waitingFor, refusedBy] = [await add('waiting'), await add('refusing')]
  const joinedAt = new Date('2026-09-01T00:00:00Z')
  const decided = { decidedBy: desk.lecturerId, decidedAt: joinedAt, reason: desk.canary }
  await db.insert(member).values([
    { courseId: waitingFor, uid, joinedAt, approveStatus: memberStatus.waiting },
    { courseId: refusedBy, uid, joinedAt, approveStatus: memberStatus.refused, ...decided },
  ])
  const courseCode = `${name} open`
  const values = new Map<string, SampleValues>([
    [join.find.path, { courseCode }],
    [join.ask.path, { courseCode }],
    [join.withdraw.path, { courseId: waitingFor }],
    [join.decide.path, { requests: [{ courseId: waitingFor, uid }] }],
    [join.undoRefusal.path, { requests: [{ courseId: refusedBy, uid }] }],
    [slip.passwords.path, { uids: [uid] }],
  ])
  return ({ path }) => values.get(path) ?? {}
}
