import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { copiedFrom } from '#domain/paper/copied-question.ts'
import { mapLeaves, isQuestion, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isVisible } from '../bank/visible-questions.ts'
import { type Keeping, type StoredQuestion, writeBeside, writeOwnQuestion } from './write-own-question.ts'

type BankRow = Awaited<ReturnType<typeof bankRows>>[number]

/** A question that cannot be on a paper. */
export interface Unusable {
  readonly reason: 'questionUnknown' | 'otherSubject'
  readonly element: PaperQuestion
}

/**
 * The paper with every question in a form that can be stored: one that equals the bank's is the bank's, and one with a
 * changed text, or a copy, becomes the caller's own question. Keys and scores belong to the paper in any case.
 */
export async function withOwnQuestions(db: Executor, paper: Paper, keeping: Keeping): Promise<Paper | Unusable> {
  const rows = await bankRows(db, questionsOf(paper.elements), keeping)
  const bank = new Map<number, BankRow[]>()
  for (const row of rows) bank.set(row.questionId, [...(bank.get(row.questionId) ?? []), row])
  const changed = new Map<PaperQuestion, PaperQuestion>()
  for (const element of questionsOf(paper.elements)) {
    const copied = copiedFrom(element)
    const source = copied ?? element
    const stored = bank.get(source.questionId)
    const [first] = stored ?? []
    if (stored === undefined || first === undefined || !haveSameItems(stored, source))
      return { reason: 'questionUnknown', element }
    if (first.subjectId !== paper.subjectId) return { reason: 'otherSubject', element }
    const question: StoredQuestion = [first, ...stored.slice(1)]
    if (copied !== null) changed.set(element, await writeBeside(db, question, copied, keeping))
    else if (!saysTheSame(stored, element)) changed.set(element, await writeOwnQuestion(db, question, element, keeping))
  }
  return changed.size === 0
    ? paper
    : mapLeaves(paper, (leaf) => (isQuestion(leaf) ? (changed.get(leaf) ?? leaf) : leaf))
}

/** The bank's rows for these questions, as far as the caller may use them. */
async function bankRows(db: Executor, elements: readonly PaperQuestion[], { paperId, caller }: Keeping) {
  const ids = elements.map(({ questionId }) => Math.abs(questionId))
  const onPaper = db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId ?? 0))
  return db
    .select({
      questionId: question.questionId,
      subjectId: question.subjectId,
      ownerId: question.ownerId,
      type: question.type,
      difficulty: question.difficulty,
      passage: question.passage,
      chapterId: question.chapterId,
      itemId: item.itemId,
      stem: item.stem,
      options: item.options,
      analysis: item.analysis,
      knowledgeId: item.knowledgeId,
      knowledge: knowledge.name,
    })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(and(inArray(question.questionId, ids), or(isVisible(caller.uid), inArray(question.questionId, onPaper))))
    .orderBy(asc(question.questionId), asc(item.no))
}

const haveSameItems = (stored: readonly BankRow[], { items }: PaperQuestion): boolean =>
  stored.length === items.length && stored.every(({ itemId }, index) => itemId === items[index]?.itemId)

const saysTheSame = (stored: readonly BankRow[], { type, difficulty, passage, items }: PaperQuestion): boolean =>
  stored.every((row, index) => {
    const { stem, options, analysis, knowledge: point } = items[index] ?? {}
    return isSameValue(
      [row.type, row.difficulty, row.passage, row.stem, row.options, row.analysis, row.knowledge],
      [type, difficulty, passage, stem, options, analysis, point],
    )
  })
