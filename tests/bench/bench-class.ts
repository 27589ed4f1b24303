import { and, eq } from 'drizzle-orm'
import { clientOf, type TestClient } from '#tests/support/service/test-client.ts'
import { makeWorld, addPaper, worldItems } from '#tests/support/worlds/world.ts'
import { createApp } from '#server/app.ts'
import type { Service } from '#server/core/service.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'
import { origin } from '#tests/support/service/test-client.ts'
import { hour } from '#domain/time/units.ts'

/** A class of a given size, with a running assignment of single-choice items. */
export interface BenchClass {
  readonly service: Service
  readonly teacher: TestClient
  /** Teaches the same students in another class. */
  readonly colleague: TestClient
  readonly students: readonly TestClient[]
  readonly courseId: number
  readonly colleagueCourseId: number
  readonly assignmentId: number
  readonly paperId: number
  readonly itemIds: readonly number[]
  readonly submissionIds: readonly number[]
}

const now = new Date()

/** The paper may end with an item that has to be marked by hand. */
export async function makeClass(
  { db }: OpenDatabase,
  studentCount: number,
  itemCount: number,
  hasWriting = false,
): Promise<BenchClass> {
  const service = createApp({
    db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => new Date(),
    log: { request: () => {}, page: () => {}, fault: ({ error }) => process.stderr.write(`${String(error)}\n`) },
    sendJob: async () => '',
  })
  const world = await makeWorld(
    { db, clock: { now }, client: (uid = 0, cookie = '') => clientOf(service, uid, cookie) },
    studentCount,
  )
  const [single, writing] = [worldItems[0], worldItems[4]]
  const [{ schoolId } = { schoolId: 0 }] = await db.select().from(user).where(eq(user.uid, world.teacher.uid))
  if (single === undefined || writing === undefined) throw new Error('The world has no items')
  const singles = Array.from({ length: itemCount }, () => single)
  const paper = await addPaper(db, schoolId, world.teacher.uid, hasWriting ? [...singles, writing] : singles)
  const [made] = await db
    .insert(assignment)
    .values({
      assignmentName: 'bench',
      courseId: world.courseId,
      paperId: paper.paperId,
      creatorId: world.teacher.uid,
      kind: 'test',
      assignmentType: 1,
      audience: 1,
      beginTime: new Date(now.getTime() - hour),
      endTime: new Date(now.getTime() + hour),
      score: itemCount * 50 + (hasWriting ? writing.score : 0),
      publishedAt: now,
      createdAt: now,
    })
    .returning()
  const assignmentId = made?.assignmentId ?? 0
  const rows = await db
    .insert(submission)
    .values(world.students.map(({ uid }) => ({ assignmentId, uid })))
    .returning()
  return {
    service,
    teacher: world.teacher,
    colleague: world.colleague,
    students: world.students,
    courseId: world.courseId,
    colleagueCourseId: world.colleagueCourseId,
    assignmentId,
    paperId: paper.paperId,
    itemIds: paper.itemIds,
    submissionIds: rows.map(({ submissionId }) => submissionId),
  }
}

/** Everybody hands in; answers and scores vary over the class. */
export async function handInAll(
  { db, pool }: OpenDatabase,
  { assignmentId, itemIds, submissionIds }: BenchClass,
): Promise<void> {
  const letters = ['A', 'B', 'B', 'B', 'C', 'D'] as const
  for (const [index, submissionId] of submissionIds.entries()) {
    const rows = itemIds.map((itemId, at) => {
      const value = letters[(index * 7 + at * 5) % letters.length] ?? 'A'
      return { submissionId, itemId, value, score: value === 'B' ? 50 : 0 }
    })
    await db.insert(answer).values(rows)
    const objectiveScore = rows.reduce((sum, { score }) => sum + score, 0)
    await db
      .update(submission)
      .set({ submittedAt: now, startedAt: now, objectiveScore })
      .where(and(eq(submission.assignmentId, assignmentId), eq(submission.submissionId, submissionId)))
  }
  await pool.query('analyze')
}
