import type { wrongNote } from '#api/contract/areas/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { GivenAnswer } from '#api/contract/schemas/wrong-notes.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { item } from '#server/database/schema/questions.ts'
import { scanReading } from '#server/database/schema/scans.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { cropsOf } from '../crops.ts'
import type { ClassAnswer } from './class-answers.ts'
import type { TryRow } from './tries.ts'
import { wrongItems } from './wrong-items.ts'

type Detail = OutputOf<typeof wrongNote.question>

/** A question with every answer of a class to its items, latest first; null where the class got nothing of it wrong. */
export async function questionDetail(
  db: Executor,
  courseId: number,
  questionId: number,
  teacherId: number,
): Promise<Detail | null> {
  const rows = await db.select({ itemId: item.itemId }).from(item).where(eq(item.questionId, questionId))
  const itemIds = rows.map(({ itemId }) => itemId)
  const { items, answers, tries } = await wrongItems(db, { courseId, itemIds, teacherId })
  const [question] = items.length === 0 ? [] : await loadQuestions(db, [questionId])
  if (question === undefined) return null
  const nameOf = new Map(answers.map(({ uid, realname }) => [uid, realname]))
  const cropOf = await cropsOf(db, shownIn(answers))
  const given = answers.map((one) => ({ ...one, given: assignedAnswer(one), crop: cropOf(one) }))
  const again = tries.filter(({ kind }) => kind !== 'similar')
  const tried = again.map((one) => ({
    ...one,
    realname: nameOf.get(one.uid) ?? '',
    given: triedAnswer(one),
    crop: null,
  }))
  const all = [...given, ...tried].toSorted((left, right) => right.at - left.at)
  return {
    question,
    items: items
      .toSorted((left, right) => itemIds.indexOf(left.itemId) - itemIds.indexOf(right.itemId))
      .map((one) => ({
        ...one,
        answers: all
          .filter(({ itemId }) => itemId === one.itemId)
          .map(({ uid, realname, crop, given: { ...answer } }) => ({ uid, realname, crop, ...answer })),
      })),
  }
}

/** What may be seen of sheets: the answers that are. */
const shownIn = (answers: readonly ClassAnswer[]) => {
  const listed = (ids: readonly number[]) => [...new Set(ids)]
  return and(
    inArray(submission.assignmentId, listed(answers.map(({ assignmentId }) => assignmentId))),
    inArray(submission.uid, listed(answers.map(({ uid }) => uid))),
    inArray(scanReading.itemId, listed(answers.map(({ itemId }) => itemId))),
  )
}

export const assignedAnswer = ({ assignmentName, at, value, score, fullScore, isRight }: ClassAnswer): GivenAnswer => ({
  kind: 'assignment',
  assignmentName,
  at: new Date(at).toISOString(),
  value,
  score,
  fullScore,
  isRight,
})

export const triedAnswer = ({ kind, assignmentName, at, value, isRight }: TryRow): GivenAnswer => ({
  kind,
  assignmentName,
  at: new Date(at).toISOString(),
  value,
  score: null,
  fullScore: 0,
  isRight,
})
