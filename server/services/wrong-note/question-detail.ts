import type { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { GivenAnswer } from '#api/contract/schemas/wrong-notes.ts'
import type { Crop } from '#api/contract/schemas/scans.ts'
import { eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { item } from '#server/database/schema/questions.ts'
import { loadQuestions } from '../bank/load-questions.ts'
import { cropsOfAnswers } from './answer-crops.ts'
import type { ClassAnswer } from './class-answers.ts'
import type { TryRow } from './tries.ts'
import { wrongItems } from './wrong-items.ts'

type Detail = OutputOf<typeof wrongNote.question>

/** A question with a class's answers to its items, latest first; null if the class got none of them wrong. */
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
  const cropOf = await cropsOfAnswers(db, answers)
  const given = answers.map((one) => ({ ...one, given: assignedAnswer(one, cropOf(one)) }))
  const again = tries.filter(({ kind }) => kind !== 'similar')
  const tried = again.map((one) => ({
    ...one,
    realname: nameOf.get(one.uid) ?? '',
    given: triedAnswer(one),
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
          .map(({ uid, realname, given: { ...answer } }) => ({ uid, realname, ...answer })),
      })),
  }
}

export const assignedAnswer = (
  { assignmentName, at, value, score, fullScore, isRight }: ClassAnswer,
  crop: Crop,
): GivenAnswer => ({
  kind: 'assignment',
  assignmentName,
  at: new Date(at).toISOString(),
  value,
  score,
  fullScore,
  isRight,
  crop,
})

export const triedAnswer = ({ kind, assignmentName, at, value, isRight }: TryRow): GivenAnswer => ({
  kind,
  assignmentName,
  at: new Date(at).toISOString(),
  value,
  score: null,
  fullScore: 0,
  isRight,
  crop: null,
})
