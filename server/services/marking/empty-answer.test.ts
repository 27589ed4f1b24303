import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import type { World } from '#tests/support/worlds/world.ts'
import { doubleRule, openDoubleMarking } from './testing/double-assignment.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  ;({ service, world, itemId } = await openDoubleMarking())
})

afterAll(() => service.close())

/** An assignment whose first student handed in nothing for the written item. */
async function emptyAnswer(isDouble: boolean) {
  const assignmentId = await assign(service, world)
  await world.students[0]?.get(student.submit, { assignmentId, answers: {} })
  await world.teacher.get(markingRule.save, { ...doubleRule(assignmentId), isDouble })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  /** Marks as a page that has just read the list; null withdraws. */
  const give = async (client: TestClient, criteria: number[] | null) => {
    const [seen] = await seenBy(client)
    const marks = [{ submissionId, round: 0, rev: seen?.rev ?? 0, criteria, comment: '' }]
    const { list, refused } = await client.get(marking.saveMany, { assignmentId, itemId, marks })
    return refused[0]?.reason ?? list[0]?.score
  }
  const seenBy = async (client: TestClient) =>
    (await client.get(marking.submissions, { assignmentId, itemId })).list.map(({ score, rev }) => ({ score, rev }))
  const scored = async () => {
    const { writtenScore, unmarkedCount } = await submissionOf(service, assignmentId, world.students[0])
    return { writtenScore, unmarkedCount }
  }
  return { assignmentId, submissionId, give, seenBy, scored }
}

test('of two markers each may mark an empty answer, and it has their mean', async () => {
  const { give, seenBy, scored } = await emptyAnswer(true)
  const before = [await seenBy(world.teacher), await seenBy(world.colleague)]
  const first = await give(world.teacher, [10, 0, 0])
  const waits = { scored: await scored(), colleague: await seenBy(world.colleague) }
  const second = await give(world.colleague, [20, 0, 0])
  expect({ before, first, waits, second, after: await scored(), third: await seenBy(world.stranger) }).toEqual({
    before: [[{ score: 0, rev: 0 }], [{ score: 0, rev: 0 }]],
    first: 10,
    waits: { scored: { writtenScore: 0, unmarkedCount: 1 }, colleague: [{ score: null, rev: 0 }] },
    second: 20,
    after: { writtenScore: 15, unmarkedCount: 0 },
    third: [],
  })
})

test.each([
  ['one marker', false],
  ['two markers', true],
])('with %s, an empty answer whose only mark is withdrawn has its 0 again', async (_name, isDouble) => {
  const { give, seenBy, scored } = await emptyAnswer(isDouble)
  await give(world.teacher, [10, 0, 0])
  const withdrawn = await give(world.teacher, null)
  expect({ withdrawn, scored: await scored() }).toEqual({
    withdrawn: 0,
    scored: { writtenScore: 0, unmarkedCount: 0 },
  })
  expect((await seenBy(world.teacher)).map(({ score }) => score)).toEqual([0])
})

test('an empty answer that an earlier version left without any score can be marked', async () => {
  const { submissionId, give, seenBy, scored } = await emptyAnswer(true)
  await service.db
    .update(answer)
    .set({ score: null, rev: 2 })
    .where(and(eq(answer.submissionId, submissionId), eq(answer.itemId, itemId)))
  await service.db.update(submission).set({ unmarkedCount: 1 }).where(eq(submission.submissionId, submissionId))
  const seen = await seenBy(world.teacher)
  const given = [await give(world.teacher, [0, 0, 0]), await give(world.colleague, [0, 0, 0])]
  expect({ seen, given, scored: await scored() }).toEqual({
    seen: [{ score: null, rev: 0 }],
    given: [0, 0],
    scored: { writtenScore: 0, unmarkedCount: 0 },
  })
})
