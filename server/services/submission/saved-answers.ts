import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { whiteSpace } from '../white-space.ts'
import { isUnsubmitted } from './state-conditions.ts'

/** Whether any answer of a draft is not empty. */
export const holdsAnswers = (draft: Readonly<Record<string, string>> | null): boolean =>
  Object.values(draft ?? {}).some(hasAnswer)

/** Whether a submission that is not handed in has saved answers: `holdsAnswers` for its draft. */
export const hasSavedAnswers: SQL<boolean> = sql<boolean>`(${isUnsubmitted} and ${submission.draft} is not null and exists (
  select from jsonb_each_text(${submission.draft}) as saved where btrim(saved.value, ${whiteSpace}) <> ''))`

const isInUse = sql`exists (
  select from ${assignment} join ${course} on ${course.courseId} = ${assignment.courseId} and ${course.status} = 1
  where ${assignment.assignmentId} = ${submission.assignmentId})`

/** Of how many students the saved answers will be handed in once their time is over: in a class in use. */
export const countToCollect = (db: Executor, assignmentId: number): Promise<number> =>
  db.$count(submission, and(eq(submission.assignmentId, assignmentId), hasSavedAnswers, isInUse))
