import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { marking } from '#api/contract/areas/marking.ts'
import { student } from '#api/contract/areas/student.ts'
import { answer, mark, submission } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'

/** Number of concurrent pages. */
const pages = 60
const size = 20

/** Half points that show which page gave them, and in which of its turns. */
const criteriaOf = (page: number, turn: number) => [(page % 10) * 5, (turn % 12) * 5, (page % 8) * 5]

/**
 * 60 markers give this many marks to the same answers at once, and each counts once; returns how many were accepted,
 * and how many learned of another.
 */
export async function markAtOnce(service: TestService, marks: number) {
  const perPage = Math.ceil(marks / pages)
  const world = await makeWorld(service, size)
  const itemId = world.itemIds[4] ?? 0
  const added = { courseId: world.courseId, addedBy: world.teacher.uid, addedAt: service.clock.now }
  await service.db.insert(courseTeacher).values([world.colleague, world.stranger].map(({ uid }) => ({ ...added, uid })))
  const assignmentId = await assign(service, world)
  for (const client of world.students) await client.get(student.submit, { assignmentId, answers: { [itemId]: 'Text' } })
  const rows = await service.db.select().from(submission).where(eq(submission.assignmentId, assignmentId))
  const ids = rows.map(({ submissionId }) => submissionId)
  const teachers = [world.teacher, world.colleague, world.stranger]
  const taken: { readonly submissionId: number; readonly rev: number; readonly score: number }[] = []
  let told = 0
  const markAsPage = async (page: number) => {
    const client = teachers[page % teachers.length]
    const revs = new Map(ids.map((id) => [id, 0]))
    for (let turn = 0; turn < perPage; turn += 1) {
      const submissionId = ids[(page * 7 + turn) % ids.length] ?? 0
      const given = {
        assignmentId,
        itemId,
        submissionId,
        criteria: criteriaOf(page, turn),
        round: 0,
        rev: revs.get(submissionId) ?? 0,
      }
      const answered = await client?.call(marking.save, given)
      if (answered?.code === 0) {
        revs.set(submissionId, answered.data.rev)
        taken.push({ submissionId, ...answered.data })
      } else if (answered?.code === 2018) {
        told += 1
        const seen = await client?.get(marking.submissions, { assignmentId, itemId })
        for (const one of seen?.list ?? []) revs.set(one.submissionId, one.rev)
      } else throw new Error(`A mark was answered ${answered?.code}`)
    }
  }
  await Promise.all(Array.from({ length: pages }, (_, page) => markAsPage(page)))
  const history = await service.db.select().from(mark).where(eq(mark.itemId, itemId)).orderBy(mark.markId)
  const answers = await service.db.select().from(answer).where(eq(answer.itemId, itemId))
  expect(history.length).toBe(taken.length)
  for (const { submissionId, rev, score } of answers) {
    const own = taken.filter((one) => one.submissionId === submissionId).toSorted((one, other) => one.rev - other.rev)
    const kept = history.filter((one) => one.submissionId === submissionId)
    expect([rev, own.map((one) => one.rev), kept.map(({ scoreAfter }) => scoreAfter), score]).toEqual([
      own.length,
      own.map((_, index) => index + 1),
      own.map((one) => one.score),
      own.at(-1)?.score ?? null,
    ])
    expect(kept.map(({ scoreBefore }) => scoreBefore)).toEqual([null, ...own.slice(0, -1).map((one) => one.score)])
  }
  return { asked: pages * perPage, taken: taken.length, told }
}
