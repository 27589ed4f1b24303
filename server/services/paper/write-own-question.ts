import { and, eq, inArray, ne } from 'drizzle-orm'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { addQuestions } from '../bank/add-questions.ts'
import { isAssigned } from './stored-paper.ts'

/** Who saves a paper, and which one; null for a new paper. */
export interface Keeping {
  readonly paperId: number | null
  readonly caller: Caller
  readonly now: Date
}

/** An item of a question as the bank has it. */
export interface StoredItem {
  readonly questionId: number
  readonly subjectId: number
  readonly ownerId: number | null
  readonly chapterId: number | null
  readonly itemId: number
  readonly knowledgeId: number
  readonly knowledge: string
}

/** A question before the change: its items in order. */
export type StoredQuestion = readonly [StoredItem, ...StoredItem[]]

/**
 * Writes a changed question as the caller's own: in place if it is theirs and on this paper only, otherwise as a copy,
 * so that no other paper changes unseen. A knowledge point unknown to the subject is left as it was.
 */
export async function writeOwnQuestion(
  db: Executor,
  stored: StoredQuestion,
  element: PaperQuestion,
  keeping: Keeping,
): Promise<PaperQuestion> {
  if (!(await isOfThisPaperAlone(db, stored[0], keeping))) return writeBeside(db, stored, element, keeping)
  return withoutPoints(await changeInPlace(db, await pointed(db, stored, element)))
}

/** A copy, as the caller's own question, of the one it was made from. */
export async function writeBeside(
  db: Executor,
  stored: StoredQuestion,
  element: PaperQuestion,
  keeping: Keeping,
): Promise<PaperQuestion> {
  return withoutPoints(await insertBeside(db, stored[0], await pointed(db, stored, element), keeping))
}

interface PointedQuestion extends PaperQuestion {
  readonly items: readonly (PaperQuestion['items'][number] & { readonly knowledgeId: number })[]
}

async function pointed(db: Executor, stored: StoredQuestion, element: PaperQuestion): Promise<PointedQuestion> {
  const points = await knowledgeIds(db, stored[0].subjectId, element)
  const items = element.items.map((one, index) => {
    const before = stored[index] ?? stored[0]
    const knowledgeId = points.get(one.knowledge)
    return knowledgeId === undefined
      ? { ...one, knowledgeId: before.knowledgeId, knowledge: before.knowledge }
      : { ...one, knowledgeId }
  })
  return { ...element, items }
}

const withoutPoints = (written: PointedQuestion): PaperQuestion => ({
  ...written,
  items: written.items.map(({ knowledgeId: _id, ...one }) => one),
})

/** Waits for anybody who is putting the question on another paper. */
async function isOfThisPaperAlone(
  db: Executor,
  { questionId, ownerId }: StoredItem,
  { paperId, caller }: Keeping,
): Promise<boolean> {
  if (ownerId !== caller.uid) return false
  await db.select().from(question).where(eq(question.questionId, questionId)).for('update')
  const elsewhere = and(eq(paperItem.questionId, questionId), ne(paperItem.paperId, paperId ?? 0))
  if ((await db.$count(paperItem, elsewhere)) > 0) return false
  return paperId === null || !(await isAssigned(db, paperId))
}

async function changeInPlace(db: Executor, changed: PointedQuestion): Promise<PointedQuestion> {
  const { questionId, type, difficulty, passage, items } = changed
  await db.update(question).set({ type, difficulty, passage }).where(eq(question.questionId, questionId))
  for (const { itemId, stem, options, key, analysis, score, knowledgeId } of items)
    await db.update(item).set({ stem, options, key, analysis, score, knowledgeId }).where(eq(item.itemId, itemId))
  await indexQuestions(db, [questionId])
  return changed
}

async function insertBeside(
  db: Executor,
  { subjectId, chapterId }: StoredItem,
  changed: PointedQuestion,
  { caller, now }: Keeping,
): Promise<PointedQuestion> {
  const { type, difficulty, passage } = changed
  const items = changed.items.map(({ stem, options, key, analysis, score, knowledgeId }) => {
    return { stem, options, key, analysis, score, knowledgeId }
  })
  const copy = { subjectId, type, difficulty, passage, chapterId, items }
  const [made] = await addQuestions(db, [copy], { uid: caller.uid, now })
  if (made === undefined) throw new Error('A question was not kept')
  return {
    ...changed,
    questionId: made.questionId,
    items: changed.items.map((one, index) => ({ ...one, itemId: made.itemIds[index] ?? 0 })),
  }
}

async function knowledgeIds(db: Executor, subjectId: number, { items }: PaperQuestion): Promise<Map<string, number>> {
  const names = items.map(({ knowledge: name }) => name)
  const rows = await db
    .select({ name: knowledge.name, knowledgeId: knowledge.knowledgeId })
    .from(knowledge)
    .where(and(eq(knowledge.subjectId, subjectId), inArray(knowledge.name, names)))
  return new Map(rows.map(({ name, knowledgeId }) => [name, knowledgeId]))
}
