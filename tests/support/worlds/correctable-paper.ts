import { eq } from 'drizzle-orm'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { student } from '#api/contract/groups/student.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { mark, submission } from '#server/database/schema/assignments.ts'
import type { TestService } from '#tests/support/service/test-service.ts'
import { addPaper, type World, worldItems } from './world.ts'

type SentKey = InputOf<typeof paperArea.correctKey>['key']

/** A separate paper of the teacher's for one test, so that corrections do not collide, and the actions on it. */
export async function correctablePaper(service: TestService, world: World) {
  const { db } = service
  const { paperId, itemIds } = await addPaper(db, 1, world.teacher.uid, worldItems)
  const [singleId = 0, multipleId = 0, blankId = 0, , writtenId = 0] = itemIds
  return {
    paperId,
    itemIds,
    singleId,
    multipleId,
    blankId,
    writtenId,
    /** Corrects a key, by default that of the single choice. */
    correct: (key: SentKey, over: Partial<InputOf<typeof paperArea.correctKey>> = {}) =>
      world.teacher.call(paperArea.correctKey, { paperId, itemId: singleId, keyRev: 0, key, ...over }),
    /** Hands in for a student of the world, given by index in the roster. */
    handIn: async (assignmentId: number, index: number, answers: Record<string, string>): Promise<void> => {
      await world.students[index]?.get(student.submit, { assignmentId, answers })
    },
    /** Objective score, written score and number of unmarked items, by student. */
    scoresOf: async (assignmentId: number) => {
      const rows = await db
        .select()
        .from(submission)
        .where(eq(submission.assignmentId, assignmentId))
        .orderBy(submission.uid)
      return rows.map(({ objectiveScore, writtenScore, unmarkedCount }) => [
        objectiveScore,
        writtenScore,
        unmarkedCount,
      ])
    },
    marksOf: (itemId: number) =>
      db.select().from(mark).where(eq(mark.itemId, itemId)).orderBy(mark.submissionId, mark.markId),
  }
}

export type CorrectablePaper = Awaited<ReturnType<typeof correctablePaper>>
