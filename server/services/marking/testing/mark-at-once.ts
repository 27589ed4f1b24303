import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld } from '#tests/support/worlds/world.ts'

/** Number of concurrent pages. */
const pages = 60
const size = 20

interface Room {
  readonly assignmentId: number
  readonly itemId: number
  readonly submissionIds: readonly number[]
  readonly teachers: readonly TestClient[]
}

interface GivenMark {
  readonly submissionId: number
  readonly rev: number
  readonly criteria: readonly number[]
}

interface TakenMark {
  readonly submissionId: number
  readonly rev: number
  readonly score: number | null
}

/** Sends marks of a page; returns those that were taken: of the others, somebody else was first. */
type Send = (client: TestClient, room: Room, marks: readonly GivenMark[]) => Promise<readonly TakenMark[]>

/** Each by its own call. */
export const oneByOne: Send = async (client, { assignmentId, itemId }, marks) => {
  const taken: TakenMark[] = []
  for (const { submissionId, rev, criteria } of marks) {
    const given = { assignmentId, itemId, submissionId, round: 0, rev, criteria: [...criteria] }
    const answered = await client.call(marking.save, given)
    if (answered.code === 0) taken.push({ submissionId, ...answered.data })
    else expect(resultId(answered)).toBe('markedByOther')
  }
  return taken
}

/** All by one call, as answers that are the same. */
export const together: Send = async (client, { assignmentId, itemId }, marks) => {
  const sent = marks.map((one) => ({ ...one, criteria: [...one.criteria], round: 0, comment: '' }))
  const { list, refused } = await client.get(marking.saveMany, { assignmentId, itemId, marks: sent })
  expect({
    reasons: [...new Set(refused.map(({ reason }) => reason))].filter((reason) => reason !== 'markedByOther'),
    answered: list.length + refused.length,
  }).toEqual({ reasons: [], answered: marks.length })
  return list
}

/**
 * 60 markers give this many marks to the same answers at once, several in each turn, and each counts once; returns how
 * many were accepted, and how many learned of another.
 */
export async function markAtOnce(service: TestService, count: number, send: Send = oneByOne, perTurn = 1) {
  const room = await makeRoom(service)
  const turns = Math.ceil(count / pages / perTurn)
  const taken: TakenMark[] = []
  const markAsPage = async (page: number) => {
    const client = room.teachers[page % room.teachers.length]
    if (client === undefined) throw new Error('Nobody teaches the class')
    const revs = new Map<number, number>()
    for (let turn = 0; turn < turns; turn += 1) {
      const marks = marksOf(room, page, turn, perTurn).map((one) => ({ ...one, rev: revs.get(one.submissionId) ?? 0 }))
      const own = await send(client, room, marks)
      taken.push(...own)
      for (const { submissionId, rev } of own) revs.set(submissionId, rev)
      if (own.length < marks.length)
        for (const { submissionId, rev } of await look(client, room)) revs.set(submissionId, rev)
    }
  }
  await Promise.all(Array.from({ length: pages }, (_, page) => markAsPage(page)))
  await expectEachOnce(service, room, taken)
  const asked = pages * turns * perTurn
  return { asked, taken: taken.length, overtaken: asked - taken.length }
}

async function makeRoom(service: TestService): Promise<Room> {
  const world = await makeWorld(service, size)
  const itemId = itemIdAt(world, 4)
  const added = { courseId: world.courseId, addedBy: world.teacher.uid, addedAt: service.clock.now }
  await service.db.insert(courseTeacher).values([world.colleague, world.stranger].map(({ uid }) => ({ ...added, uid })))
  const assignmentId = await assign(service, world)
  for (const client of world.students) await client.get(student.submit, { assignmentId, answers: { [itemId]: 'Text' } })
  const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  return {
    assignmentId,
    itemId,
    submissionIds: rows.map(({ submissionId }) => submissionId),
    teachers: [world.teacher, world.colleague, world.stranger],
  }
}

/** Neighbouring answers in an order of the page's own; half points that show which page gave them, in which turn. */
function marksOf(
  { submissionIds }: Room,
  page: number,
  turn: number,
  perTurn: number,
): readonly Omit<GivenMark, 'rev'>[] {
  const criteria = [(page % 10) * 5, (turn % 12) * 5, (page % 8) * 5]
  const first = page * 7 + turn * perTurn
  const marks = Array.from({ length: perTurn }, (_, index) => ({
    submissionId: submissionIds[(first + index) % submissionIds.length] ?? 0,
    criteria,
  }))
  return page % 2 === 0 ? marks : marks.toReversed()
}

const look = async (client: TestClient, { assignmentId, itemId }: Room) =>
  (await client.get(marking.submissions, { assignmentId, itemId })).list

/** The history of each answer is what was accepted, in the order of its revisions. */
async function expectEachOnce({ db }: TestService, { itemId }: Room, taken: readonly TakenMark[]): Promise<void> {
  const history = await db.select().from(mark).where(eq(mark.itemId, itemId)).orderBy(mark.markId)
  const answers = await db.select().from(answer).where(eq(answer.itemId, itemId))
  expect(history.length).toBe(taken.length)
  for (const { submissionId, rev, score } of answers) {
    const own = taken.filter((one) => one.submissionId === submissionId).toSorted((one, other) => one.rev - other.rev)
    const kept = history.filter((one) => one.submissionId === submissionId)
    const scores = own.map((one) => one.score)
    expect({
      rev,
      score,
      revs: own.map((one) => one.rev),
      before: kept.map(({ scoreBefore }) => scoreBefore),
      after: kept.map(({ scoreAfter }) => scoreAfter),
    }).toEqual({
      rev: own.length,
      score: scores.at(-1) ?? null,
      revs: own.map((_, index) => index + 1),
      before: [null, ...scores].slice(0, scores.length),
      after: scores,
    })
  }
}
