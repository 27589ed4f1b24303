import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World } from '#tests/support/worlds/world.ts'

/** Somebody teaches the world's class, too. */
export const teachClass = async (
  { db, clock }: TestService,
  { courseId, teacher }: World,
  uid: number,
): Promise<void> =>
  void (await db.insert(courseTeacher).values({ courseId, uid, addedBy: teacher.uid, addedAt: clock.now }))

/** A class of two students whose teacher, colleague and stranger may all mark its written item. */
export async function openDoubleMarking() {
  const service = await startTestService()
  const world = await makeWorld(service, 2)
  for (const { uid } of [world.colleague, world.stranger]) await teachClass(service, world, uid)
  return { service, world, itemId: itemIdAt(world, 4) }
}

/** A rule by which two mark, two points apart at most. */
export const doubleRule = (assignmentId: number) =>
  ({ assignmentId, isBlind: false, isDouble: true, differenceLimit: 20 }) as const

/** A double-marked assignment, two points apart at most; the world's stranger decides. Both students have handed in. */
export async function doubleAssignment(service: TestService, world: World, itemId: number) {
  const assignmentId = await assign(service, world)
  for (const client of world.students)
    await client.get(student.submit, { assignmentId, answers: { [itemId]: `By ${client.uid}.` } })
  await world.teacher.get(markingRule.save, { ...doubleRule(assignmentId), thirdMarkerId: world.stranger.uid })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const giveTo =
    (id: number) =>
    (client: TestClient, criteria: number[], rev = 0, comment = '') =>
      client.call(marking.save, { assignmentId, itemId, submissionId: id, criteria, round: 0, rev, comment })
  const seenBy = async (client: TestClient) =>
    (await client.get(marking.submissions, { assignmentId, itemId })).list.map((row) => [row.submissionId, row.score])
  const scored = async () => {
    const { writtenScore, unmarkedCount } = await submissionOf(service, assignmentId, world.students[0])
    return { writtenScore, unmarkedCount }
  }
  return { assignmentId, submissionId, give: giveTo(submissionId), giveTo, seenBy, scored }
}
