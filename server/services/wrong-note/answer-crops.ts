import { and, inArray, type SQL } from 'drizzle-orm'
import { onSheet } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { type CropOf, cropsOf } from '../crops.ts'
import type { ClassAnswer } from './class-answers.ts'

export const isOnSheet = ({ value }: Pick<ClassAnswer, 'value'>): boolean => value === onSheet

type AnswerOnSheet = Pick<ClassAnswer, 'assignmentId' | 'uid' | 'itemId'>

/** Where these answers are on sheets; gives access to those spots and to nothing else there; only those `which` allows. */
export const cropsOfAnswers = async (db: Executor, answers: readonly AnswerOnSheet[], which?: SQL): Promise<CropOf> =>
  answers.length === 0 ? () => null : cropsOf(db, and(shownIn(answers), which))

function shownIn(answers: readonly AnswerOnSheet[]) {
  const listed = (ids: readonly number[]) => [...new Set(ids)]
  return and(
    inArray(submission.assignmentId, listed(answers.map(({ assignmentId }) => assignmentId))),
    inArray(submission.uid, listed(answers.map(({ uid }) => uid))),
    inArray(scanReading.itemId, listed(answers.map(({ itemId }) => itemId))),
  )
}
