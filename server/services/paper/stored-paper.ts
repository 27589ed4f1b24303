import { asc, eq, sql } from 'drizzle-orm'
import type { EditedPaper } from '#api/contract/schemas/paper-documents.ts'
import type { UnfinishedQuestions } from '#api/contract/schemas/unfinished-questions.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { difficultyOf } from '#domain/paper/blueprint.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import { paperOfRows, type StoredPaper, unfinishedOfLayout } from '#domain/paper/paper-rows.ts'
import { unfinishedOn } from '#domain/paper/unfinished.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { Gone } from '#server/core/implement.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { furtherPoints } from '#server/database/further-points.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isEditable } from './readable-papers.ts'

export type PaperRow = typeof paper.$inferSelect

/** A paper with its full content, as it is edited. */
export async function storedPaper(db: Executor, row: PaperRow): Promise<Paper> {
  const { paperId, ownerId, subjectId, bookId, paperTitle, duration, layout } = row
  const sections = await db
    .select({ no: paperSection.no, sectionText: paperSection.sectionText })
    .from(paperSection)
    .where(eq(paperSection.paperId, paperId))
    .orderBy(asc(paperSection.no))
  const frame = { paperId, ownerId, subjectId, bookId, paperTitle, duration, assignmentId: null }
  return paperOfRows({ frame, layout, sections, questions: await placedQuestions(db, paperId, subjectId) })
}

/** The questions of a paper that are still being written; most have none, as their layout says. */
export async function unfinishedQuestions(db: Executor, row: PaperRow): Promise<UnfinishedQuestions['questions']> {
  if (unfinishedOfLayout(row.layout).length === 0) return []
  return unfinishedOn(await storedPaper(db, row)).map(({ lacks, ...question }) => ({ ...question, lacks: [...lacks] }))
}

async function placedQuestions(db: Executor, paperId: number, subjectId: number): Promise<StoredPaper['questions']> {
  const rows = await db
    .select({
      sectionNo: paperItem.sectionNo,
      questionId: question.questionId,
      type: question.type,
      difficulty: question.difficulty,
      passage: question.passage,
      chapterId: question.chapterId,
      itemId: item.itemId,
      stem: item.stem,
      options: item.options,
      key: paperItem.key,
      analysis: item.analysis,
      knowledge: knowledge.name,
      furtherPoints,
      score: paperItem.score,
    })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .innerJoin(question, eq(question.questionId, paperItem.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
  const found = new Map<number, StoredPaper['questions'][number] & { items: PaperItem[] }>()
  for (const { sectionNo, questionId, type, difficulty, passage, chapterId, ...content } of rows) {
    const typeName = bankTypeName(subjectId, type)
    const head = { sectionNo, questionId, type, typeName, difficulty: difficultyOf(difficulty), passage, items: [] }
    const entry = found.get(questionId) ?? Object.assign(head, chapterId === null ? {} : { chapterId })
    entry.items.push({ ...content, ...pointFields(pointNamesOf(content)) })
    found.set(questionId, entry)
  }
  return [...found.values()]
}

/** The row of a paper that is known to exist. */
export async function paperRowOf(db: Executor, paperId: number): Promise<PaperRow> {
  const [row] = await db.select().from(paper).where(eq(paper.paperId, paperId))
  if (row === undefined) throw new Gone()
  return row
}

/** The same, locked to serialize changes to the paper. */
export async function lockPaper(db: Executor, paperId: number): Promise<PaperRow> {
  const [row] = await db.select().from(paper).where(eq(paper.paperId, paperId)).for('update')
  if (row === undefined) throw new Gone()
  return row
}

/** Whether a class has the paper, even if only in an unpublished assignment. */
export const isAssigned = async (db: Executor, paperId: number): Promise<boolean> =>
  (await db.$count(assignment, eq(assignment.paperId, paperId))) > 0

/** A paper as its two documents. */
export const documentsOf = (stored: Paper) => ({ paperXml: writePaper(stored), answerXml: writeAnswers(stored) })

/** A paper as it is now; for one that was replaced, its latest version. */
export async function editedPaperOf(db: Executor, row: PaperRow, caller: Caller): Promise<EditedPaper> {
  if (row.replacedById !== null) return editedPaperOf(db, await paperRowOf(db, row.replacedById), caller)
  return {
    paperId: row.paperId,
    rev: row.rev,
    ...documentsOf(await storedPaper(db, row)),
    updatedAt: row.updatedAt.toISOString(),
    isOwn: row.ownerId === caller.uid,
    ...(await rightsOf(db, row, caller)),
    isAssigned: await isAssigned(db, row.paperId),
  }
}

/** Whose a paper is, and whether the caller may edit it. */
export async function rightsOf(db: Executor, { paperId }: PaperRow, caller: Caller) {
  const [found] = await db
    .select({ ownerName: user.realname, canEdit: sql<boolean>`${isEditable(caller)}` })
    .from(paper)
    .innerJoin(user, eq(user.uid, paper.ownerId))
    .where(eq(paper.paperId, paperId))
  if (found === undefined) throw new Gone()
  return found
}
