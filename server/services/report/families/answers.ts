import { and, eq, inArray, sql } from 'drizzle-orm'
import { rightChoices } from '#domain/questions/right-answers.ts'
import type { OfferedOption } from '#domain/statistics/option-analysis.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { isAnsweredItem } from '../../answered-item.ts'
import { isMarked } from '../../submission/state-conditions.ts'
import { cropsOf } from '../../crops.ts'
import { whiteSpace } from '../../white-space.ts'

const isWritten = sql`${paperItem.key}->>'kind' = 'written'`

/** Answers of marked submissions by item, value (all written ones together) and score, each with its students. */
export const answersOfStudents = (db: Executor, assignmentId: number) => studentsAnswers(db).execute({ assignmentId })

const studentsAnswers = prepared((db) =>
  db
    .select({
      itemId: answer.itemId,
      value:
        sql<string>`(case when ${isWritten} then '' else btrim(${answer.value}, ${whiteSpace}) end) collate "C"`.as(
          'value',
        ),
      score: sql<number>`coalesce(${answer.score}, 0)`.as('score'),
      uids: sql<number[]>`json_agg(${submission.uid})`,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(eq(submission.assignmentId, sql.placeholder('assignmentId')), isMarked))
    .groupBy(sql`1, 2, 3`)
    .prepare('family_answers'),
)

export type StudentsAnswer = Awaited<ReturnType<typeof answersOfStudents>>[number]

/** The options of each item to choose from, and which of them are right. */
export async function offeredOptions(db: Executor, assignmentId: number) {
  const rows = await db
    .select({ itemId: item.itemId, options: item.options, key: paperItem.key })
    .from(assignment)
    .innerJoin(paperItem, eq(paperItem.paperId, assignment.paperId))
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .where(and(eq(assignment.assignmentId, assignmentId), sql`${paperItem.key}->>'kind' in ('single', 'multiple')`))
  return new Map(
    rows.map(({ itemId, options, key }) => {
      const right = rightChoices(key)
      return [itemId, options.map(({ id }): OfferedOption => ({ id, right: right.includes(id) }))]
    }),
  )
}

/** The answers to items marked by a person, in marked submissions, with the scores of the criteria. */
export const writtenAnswers = (db: Executor, assignmentId: number) =>
  db
    .select({
      itemId: answer.itemId,
      uid: submission.uid,
      value: answer.value,
      score: sql<number>`coalesce(${answer.score}, 0)`,
      criteria: answer.criteria,
      key: paperItem.key,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(eq(submission.assignmentId, assignmentId), isMarked, isWritten))
    .orderBy(answer.itemId, sql`${answer.score} desc`, submission.uid)

export type WrittenAnswer = Awaited<ReturnType<typeof writtenAnswers>>[number]

/** Where written answers are on their sheets. */
export const writtenCrops = (db: Executor, assignmentId: number, written: readonly WrittenAnswer[]) =>
  cropsOf(
    db,
    and(
      eq(submission.assignmentId, assignmentId),
      inArray(scanReading.itemId, [...new Set(written.map(({ itemId }) => itemId))]),
    ),
  )

/** When each student began. */
export const startTimes = (db: Executor, assignmentId: number) =>
  db
    .select({ uid: submission.uid, startedAt: submission.startedAt })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))

/** The subject of a class. */
export async function subjectOf(db: Executor, courseId: number): Promise<number> {
  const [row] = await db.select({ subjectId: course.subjectId }).from(course).where(eq(course.courseId, courseId))
  if (row === undefined) throw new Gone()
  return row.subjectId
}
