import { and, eq, isNotNull } from 'drizzle-orm'
import type { report } from '#api/contract/areas/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, submission, test } from '#server/database/schema/tests.ts'
import { loadKeyedItem, loadKeyedPaper } from '../paper/paper-tree.ts'
import { findMarkedAnswers } from '../student/student-result.ts'
import { snapshot } from './snapshot.ts'

type StudentScript = OutputOf<typeof report.student>

type ItemScripts = OutputOf<typeof report.item>

/** One student's script with the paper; null when this student did not hand in, or was not assigned. */
export const studentScript = (db: Executor, testId: number, uid: number): Promise<StudentScript | null> =>
  snapshot(db, async (at) => {
    const [script] = await submittedScript(at, testId, uid)
    if (script === undefined || script.submittedAt === null) return null
    const { submissionId, paperId, submittedAt, ...student } = script
    return {
      ...student,
      submittedAt: submittedAt.toISOString(),
      paper: await loadKeyedPaper(at, paperId),
      answers: await findMarkedAnswers(at, submissionId, paperId),
    }
  })

const submittedScript = (db: Executor, testId: number, uid: number) =>
  db
    .select({
      submissionId: submission.submissionId,
      paperId: test.paperId,
      submittedAt: submission.submittedAt,
      realname: user.realname,
      username: user.username,
    })
    .from(submission)
    .innerJoin(test, eq(test.testId, submission.testId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(eq(submission.testId, testId), eq(submission.uid, uid), isNotNull(submission.submittedAt)))

/** An item and what everyone who handed in answered, by username; null when the paper has no such item. */
export const itemScripts = (db: Executor, testId: number, itemId: number): Promise<ItemScripts | null> =>
  snapshot(db, async (at) => {
    const [assigned] = await at.select({ paperId: test.paperId }).from(test).where(eq(test.testId, testId))
    const asked = assigned && (await loadKeyedItem(at, assigned.paperId, itemId))
    return asked ? { ...asked, list: await answersTo(at, testId, itemId) } : null
  })

const answersTo = (db: Executor, testId: number, itemId: number) =>
  db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      value: answer.value,
      score: answer.score,
    })
    .from(submission)
    .innerJoin(answer, and(eq(answer.submissionId, submission.submissionId), eq(answer.itemId, itemId)))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(eq(submission.testId, testId), isNotNull(submission.submittedAt)))
    .orderBy(user.username)
