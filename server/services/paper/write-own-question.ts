import { and, eq, ne } from 'drizzle-orm'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { question } from '#server/database/schema/questions.ts'
import { addQuestions } from '../bank/add-questions.ts'
import { canChangeItems, changeItems } from './change-items.ts'
import { pointItems, type PointedQuestion, withoutPoints } from './point-items.ts'
import { isAssigned } from './stored-paper.ts'

/** Who saves a paper, and which one; null for a new paper. */
export interface Keeping extends Acting {
  readonly paperId: number | null
  /** Whose the paper is, whoever saves it, and whose the questions become that are written on it. */
  readonly ownerId: number
  /** The questions of that paper that are still being written. */
  readonly unfinished: readonly PaperQuestion[]
}

/** An item of a question as the bank has it. */
export interface StoredItem {
  readonly questionId: number
  readonly subjectId: number
  readonly ownerId: number | null
  readonly chapterId: number | null
  readonly isImported: boolean
  readonly itemId: number
  readonly knowledgeId: number
  readonly knowledge: string
  readonly furtherPoints: readonly string[]
}

/** A question before the change: its items in order. */
export type StoredQuestion = readonly [StoredItem, ...StoredItem[]]

/**
 * Writes a changed question as the paper's owner's own: in place if it is theirs and on this paper only, otherwise as a copy,
 * so that no other paper changes unseen. Knowledge points of which the subject knows none are left as they were.
 */
export async function writeOwnQuestion(
  db: Executor,
  stored: StoredQuestion,
  element: PaperQuestion,
  keeping: Keeping,
): Promise<PaperQuestion> {
  const isInPlace = (await isOfThisPaperAlone(db, stored[0], keeping)) && (await canChangeItems(db, stored, element))
  if (!isInPlace) return writeBeside(db, stored, element, keeping)
  return withoutPoints(
    await changeInPlace(db, stored, await pointItems(db, stored[0].subjectId, element, stored), keeping),
  )
}

/** A copy, as the paper's owner's own question, of the one it was made from. */
export async function writeBeside(
  db: Executor,
  stored: StoredQuestion,
  element: PaperQuestion,
  keeping: Keeping,
): Promise<PaperQuestion> {
  const { subjectId, isImported } = stored[0]
  const written = await pointItems(db, subjectId, element, stored)
  const head = { subjectId, isImported, chapterId: await chapterAfter(db, stored, written, keeping) }
  return withoutPoints(await addOwn(db, head, written, keeping))
}

/** A question that was written on the paper, as its owner's own. */
export async function writeNewQuestion(
  db: Executor,
  subjectId: number,
  element: PaperQuestion,
  keeping: Keeping,
): Promise<PaperQuestion> {
  const written = await pointItems(db, subjectId, element, [])
  const chapterId = await chapterOf(db, subjectId, element.chapterId ?? null)
  return withoutPoints(await addOwn(db, { subjectId, isImported: false, chapterId }, written, keeping))
}

/** Waits for anybody who is putting the question on another paper. */
async function isOfThisPaperAlone(
  db: Executor,
  { questionId, ownerId }: StoredItem,
  { paperId, ownerId: paperOwnerId }: Keeping,
): Promise<boolean> {
  if (ownerId !== paperOwnerId) return false
  await db.select().from(question).where(eq(question.questionId, questionId)).for('update')
  const elsewhere = and(eq(paperItem.questionId, questionId), ne(paperItem.paperId, paperId ?? 0))
  if ((await db.$count(paperItem, elsewhere)) > 0) return false
  return paperId === null || !(await isAssigned(db, paperId))
}

/**
 * The chapter that a teacher has chosen. A question of somebody else's that is given another knowledge point is in the
 * chapters of its points, which is what no chapter means.
 */
async function chapterAfter(
  db: Executor,
  stored: StoredQuestion,
  { chapterId, items }: PointedQuestion,
  keeping: Keeping,
): Promise<number | null> {
  const [{ subjectId, ownerId, chapterId: storedId }] = stored
  if (chapterId !== undefined && (ownerId === keeping.ownerId || chapterId !== storedId))
    return chapterOf(db, subjectId, chapterId)
  const before = new Set(stored.map(({ knowledgeId }) => knowledgeId))
  return items.every(({ knowledgeId }) => before.has(knowledgeId)) ? stored[0].chapterId : null
}

/** The chapter, if it is one of the subject's books. */
async function chapterOf(db: Executor, subjectId: number, chapterId: number | null): Promise<number | null> {
  if (chapterId === null) return null
  const isOfSubject = and(eq(chapter.chapterId, chapterId), eq(book.subjectId, subjectId))
  const [found] = await db
    .select({ chapterId: chapter.chapterId })
    .from(chapter)
    .innerJoin(book, eq(book.bookId, chapter.bookId))
    .where(isOfSubject)
  return found?.chapterId ?? null
}

async function changeInPlace(
  db: Executor,
  stored: StoredQuestion,
  changed: PointedQuestion,
  keeping: Keeping,
): Promise<PointedQuestion> {
  const { questionId, type, difficulty, passage } = changed
  const { paperId } = keeping
  const chapterId = await chapterAfter(db, stored, changed, keeping)
  await db.update(question).set({ type, difficulty, passage, chapterId }).where(eq(question.questionId, questionId))
  const items = await changeItems(db, { questionId, paperId, stored }, changed.items)
  await indexQuestions(db, [questionId])
  return { ...changed, ...stated(changed, chapterId), items }
}

/** The chapter as it was stored, if the paper names one. */
const stated = ({ chapterId: before }: PaperQuestion, chapterId: number | null) =>
  before === undefined ? {} : { chapterId }

async function addOwn(
  db: Executor,
  head: Pick<StoredItem, 'subjectId' | 'chapterId' | 'isImported'>,
  written: PointedQuestion,
  { ownerId, now }: Keeping,
): Promise<PointedQuestion> {
  const { type, difficulty, passage } = written
  const items = written.items.map(({ stem, options, key, analysis, score, knowledgeId, furtherKnowledgeIds }) => {
    return { stem, options, key, analysis, score, knowledgeId, furtherKnowledgeIds }
  })
  const own = { ...head, type, difficulty, passage, items }
  const [made] = await addQuestions(db, [own], { uid: ownerId, now })
  if (made === undefined) throw new Error('A question was not kept')
  return {
    ...written,
    ...stated(written, head.chapterId),
    questionId: made.questionId,
    items: written.items.map((one, index) => ({ ...one, itemId: made.itemIds[index] ?? 0 })),
  }
}
