import type { PointFields } from '#domain/questions/point-names.ts'
import type { ItemContent } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, question } from '#server/database/schema/questions.ts'

export interface NewQuestion {
  readonly subjectId: number
  readonly type: number
  readonly difficulty: number
  readonly passage: string
  readonly chapterId: number | null
  /** Whether it was read from a file, or made from one that was. */
  readonly isImported: boolean
  readonly items: readonly NewItem[]
}

export interface NewItem extends Omit<ItemContent, keyof PointFields> {
  readonly knowledgeId: number
  readonly furtherKnowledgeIds: readonly number[]
}

/** A question as stored, with its items in order. */
export interface AddedQuestion {
  readonly questionId: number
  readonly itemIds: readonly number[]
}

/** Adds a teacher's own questions to the bank, in order, and indexes them. Run it in a write. */
export async function addQuestions(
  db: Executor,
  questions: readonly NewQuestion[],
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<readonly AddedQuestion[]> {
  if (questions.length === 0) return []
  const heads = questions.map(({ items: _items, ...head }) => ({ ...head, ownerId: uid, createdAt: now }))
  const made = await db.insert(question).values(heads).returning({ questionId: question.questionId })
  const questionIds = made.map(({ questionId }) => questionId)
  const rows = questions.flatMap(({ items }, index) =>
    items.map((content, at) => ({ ...content, questionId: questionIds[index] ?? 0, no: at + 1 })),
  )
  const items = await db.insert(item).values(rows).returning({ questionId: item.questionId, itemId: item.itemId })
  await indexQuestions(db, questionIds)
  return questionIds.map((questionId) => ({
    questionId,
    itemIds: items.filter((one) => one.questionId === questionId).map(({ itemId }) => itemId),
  }))
}
