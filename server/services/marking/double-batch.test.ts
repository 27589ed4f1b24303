import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { recorded } from '#tests/bench/recorded-queries.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World } from '#tests/support/worlds/world.ts'
import { doubleRule, teachClass } from './testing/double-assignment.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 6)
  itemId = itemIdAt(world, 4)
  await teachClass(service, world, world.colleague.uid)
})

afterAll(() => service.close())

test('one of two marks for six answers together takes as many reads as for two, and each answer has its mean', async () => {
  const assignmentId = await assign(service, world)
  for (const client of world.students) await client.get(student.submit, { assignmentId, answers: { [itemId]: 'Text' } })
  await world.teacher.get(markingRule.save, doubleRule(assignmentId))
  const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  const ids = rows.map(({ submissionId }) => submissionId).toSorted((one, other) => one - other)
  const give = (client: TestClient, submissionIds: readonly number[], steps: number, rev = 0) => {
    const marks = submissionIds.map((submissionId, index) => {
      const criteria = [50, 5 * index, 5 * steps]
      return { submissionId, round: 0, rev, criteria, comment: '' }
    })
    return recorded(() => client.get(marking.saveMany, { assignmentId, itemId, marks }))
  }
  await give(world.teacher, ids, 2)
  const two = await give(world.colleague, ids.slice(0, 2), 4)
  const four = await give(world.colleague, ids.slice(2), 4)
  const all = await give(world.colleague, ids, 5, 1)
  const scored = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  expect({
    readsForFour: four.length,
    readsForAll: all.length,
    scores: Object.fromEntries(scored.map(({ submissionId, writtenScore }) => [submissionId, writtenScore])),
  }).toEqual({
    readsForFour: two.length,
    readsForAll: two.length,
    // Besides what both gave, the teacher gave 10 and the colleague 25: the mean is rounded up to 20.
    scores: Object.fromEntries(ids.map((id, index) => [id, 70 + 5 * index])),
  })
})
