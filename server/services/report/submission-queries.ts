import { and, asc, eq } from 'drizzle-orm'
import type { report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { MarkedPageRow } from '#api/contract/schemas/marked-pages.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { loadKeyedItem } from '../paper/paper-tree.ts'
import { cropsOf } from '../crops.ts'
import { marksOf, marksOnPages } from '../marks-on-pages.ts'
import { pagesBehind } from '../pages-behind.ts'
import { writtenSubmission } from '../student/student-result.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { snapshot } from './snapshot.ts'

type StudentSubmission = OutputOf<typeof report.student>

type ItemSubmissions = OutputOf<typeof report.item>

/** One student's submission with the paper; null if this student did not hand in, or was not assigned. */
export const studentSubmission = (
  db: Executor,
  assignmentId: number,
  uid: number,
  language: Language,
): Promise<StudentSubmission | null> =>
  snapshot(db, async (at) => {
    const [found] = await submittedSubmission(at, assignmentId, uid)
    if (found === undefined || found.submittedAt === null) return null
    const { submissionId, paperId, submittedAt, ...student } = found
    const { paper, answers } = await writtenSubmission(at, { submissionId, paperId }, language)
    const cropOf = await cropsOf(at, and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid)))
    return {
      ...student,
      submittedAt: submittedAt.toISOString(),
      paper,
      answers: answers.map((one) => ({ ...one, crop: cropOf({ assignmentId, uid, itemId: one.itemId }) })),
    }
  })

const submittedSubmission = (db: Executor, assignmentId: number, uid: number) =>
  db
    .select({
      submissionId: submission.submissionId,
      paperId: assignment.paperId,
      submittedAt: submission.submittedAt,
      realname: user.realname,
      username: user.username,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid), isSubmitted))

/** The pages that a student's submission was read from, in the order of the sheet; null if it was not handed in. */
export const studentPages = (db: Executor, assignmentId: number, uid: number): Promise<MarkedPageRow[] | null> =>
  snapshot(db, async (at) => {
    const [found] = await submittedSubmission(at, assignmentId, uid)
    if (found === undefined) return null
    const behind = pagesBehind(at, found.submissionId)
    const pages = await at.select().from(behind).orderBy(asc(behind.sheetPage))
    const ids = pages.map(({ scanPageId }) => scanPageId)
    const marks = await marksOnPages(at, ids, found)
    return pages.map(({ scanPageId, sheetPage }) => ({
      scanPageId,
      sheetPage: sheetPage ?? 1,
      marks: marksOf(scanPageId, marks),
    }))
  })

/** An item and the answers of everybody who handed in, by username; null if the paper has no such item. */
export const itemSubmissions = (db: Executor, assignmentId: number, itemId: number): Promise<ItemSubmissions | null> =>
  snapshot(db, async (at) => {
    const [assigned] = await at
      .select({ paperId: assignment.paperId })
      .from(assignment)
      .where(eq(assignment.assignmentId, assignmentId))
    const asked = assigned && (await loadKeyedItem(at, assigned.paperId, itemId))
    if (!asked) return null
    const answers = await answersTo(at, assignmentId, itemId)
    const cropOf = await cropsOf(at, and(eq(submission.assignmentId, assignmentId), eq(scanReading.itemId, itemId)))
    return { ...asked, list: answers.map((one) => ({ ...one, crop: cropOf({ assignmentId, uid: one.uid, itemId }) })) }
  })

const answersTo = (db: Executor, assignmentId: number, itemId: number) =>
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
    .where(and(eq(submission.assignmentId, assignmentId), isSubmitted))
    .orderBy(user.username)
