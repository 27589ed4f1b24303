import type { EndpointData } from '#api/contract/endpoint.ts'
import { join } from '#api/contract/areas/join.ts'
import { slip } from '#api/contract/areas/slip.ts'
import { studentRequest } from '#api/contract/areas/student-request.ts'
import { readClassCode } from '#domain/classes/class-code.ts'
import type { Database } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { addDeskCourse } from './course.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

interface DeskJoins {
  readonly schoolId: number
  readonly leadTeacherId: number
  /** Name of the desk. */
  readonly name: string
  readonly canary: string
  /** The student who asks to join. */
  readonly uid: number
  /** Another teacher of the school, who requests the student. */
  readonly askerId: number
}

/**
 * Classes of the teacher: one the student may join, one with the student's request pending, and one that refused them.
 * Also a colleague's class that requests the student, and a class of the teacher's that does so too.
 */
export async function addDeskJoins(
  db: Database,
  { name, uid, askerId, ...desk }: DeskJoins,
): Promise<(endpoint: EndpointData) => SampleValues> {
  const add = (kind: string) => addDeskCourse(db, { ...desk, classCode: readClassCode(`${name} ${kind}`) })
  await add('open')
  const [waitingFor, refusedBy] = [await add('waiting'), await add('refusing')]
  const ofAsker = await addDeskCourse(db, {
    ...desk,
    leadTeacherId: askerId,
    classCode: readClassCode(`${name} asker`),
  })
  const asking = await add('asking')
  const joinedAt = new Date('2026-09-01T00:00:00Z')
  const decided = { decidedBy: desk.leadTeacherId, decidedAt: joinedAt, reason: desk.canary }
  await db.insert(member).values([
    { courseId: waitingFor, uid, joinedAt, joinStatus: memberStatus.waiting },
    { courseId: refusedBy, uid, joinedAt, joinStatus: memberStatus.refused, ...decided },
    { courseId: ofAsker, uid, joinedAt, joinStatus: memberStatus.waiting, askedBy: askerId },
    { courseId: asking, uid, joinedAt, joinStatus: memberStatus.waiting, askedBy: desk.leadTeacherId },
  ])
  const classCode = `${name} open`
  const values = new Map<string, SampleValues>([
    [join.register.path, { classCode, realname: '学生', studentNo: `${name} new` }],
    [join.find.path, { classCode }],
    [join.ask.path, { classCode }],
    [join.withdraw.path, { courseId: waitingFor }],
    [join.decide.path, { requests: [{ courseId: waitingFor, uid }] }],
    [join.undoRefusal.path, { requests: [{ courseId: refusedBy, uid }] }],
    [studentRequest.decide.path, { requests: [{ courseId: ofAsker, uid }] }],
    [studentRequest.withdraw.path, { requests: [{ courseId: asking, uid }] }],
    [slip.passwords.path, { uids: [uid] }],
  ])
  return ({ path }) => values.get(path) ?? {}
}
