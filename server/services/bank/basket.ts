import { and, asc, eq, inArray } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import { asPaperQuestion } from '#domain/paper/as-paper-question.ts'
import { chooseForBasket, type LeftOut } from '#domain/paper/basket.ts'
import { sumOf } from '#domain/paper/numbering.ts'
import { Gone } from '#server/core/implement.ts'
import type { Acting, Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { basket, basketQuestion, question } from '#server/database/schema/questions.ts'
import { loadQuestions } from './load-questions.ts'

/** The questions in a teacher's basket, in order of addition. */
export async function basketOf(db: Executor, subjectId: number, { uid }: Caller): Promise<BankQuestion[]> {
  const rows = await db
    .select({ questionId: basketQuestion.questionId })
    .from(basketQuestion)
    .innerJoin(question, eq(question.questionId, basketQuestion.questionId))
    .where(and(eq(basketQuestion.uid, uid), eq(question.subjectId, subjectId)))
    .orderBy(asc(basketQuestion.placeId))
  return loadQuestions(
    db,
    rows.map(({ questionId }) => questionId),
  )
}

/** Totals of a basket; its score is that of a paper made from it, in tenths. */
export const sumOfBasket = (questions: readonly BankQuestion[]) => sumOf(questions.map(asPaperQuestion))

export function countOf(questions: readonly BankQuestion[]) {
  const { questionCount, itemCount } = sumOfBasket(questions)
  return { questionCount, itemCount, maximum: basketLimit }
}

interface Change extends Acting {
  readonly subjectId: number
}

/** Adds questions to the basket as far as they fit (specification §5); run it in a write. */
export async function addToBasket(db: Executor, questionIds: readonly number[], change: Change) {
  await lockBasket(db, change)
  const { subjectId, caller } = change
  const asked = await loadQuestions(db, questionIds)
  if (asked.length < questionIds.length) throw new Gone()
  if (asked.some((one) => one.subjectId !== subjectId)) return 'questionOfOtherSubject'
  const before = await basketOf(db, subjectId, caller)
  const choice = chooseForBasket(before.map(asPaperQuestion), asked.map(asPaperQuestion), basketLimit)
  const added = choice.fitting.map(({ questionId }) => questionId)
  if (added.length > 0)
    await db.insert(basketQuestion).values(added.map((questionId) => ({ uid: caller.uid, questionId })))
  const after = [...before, ...asked.filter(({ questionId }) => added.includes(questionId))]
  return { ...countOf(after), leftOut: choice.leftOut.map((one): LeftOut => ({ ...one })) }
}

/** Removes questions from the basket, null for all; run it in a write. */
export async function takeFromBasket(db: Executor, questionIds: readonly number[] | null, change: Change) {
  await lockBasket(db, change)
  const { subjectId, caller } = change
  const ofSubject = db.select({ id: question.questionId }).from(question).where(eq(question.subjectId, subjectId))
  await db
    .delete(basketQuestion)
    .where(
      and(
        eq(basketQuestion.uid, caller.uid),
        inArray(basketQuestion.questionId, ofSubject),
        questionIds === null ? undefined : inArray(basketQuestion.questionId, [...questionIds]),
      ),
    )
  return countOf(await basketOf(db, subjectId, caller))
}

/** Serializes changes to the same basket. */
async function lockBasket(db: Executor, { subjectId, caller: { uid }, now }: Change): Promise<void> {
  await db
    .insert(basket)
    .values({ uid, subjectId, changedAt: now })
    .onConflictDoUpdate({ target: [basket.uid, basket.subjectId], set: { changedAt: now } })
}
