import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { mapLeaves, isQuestion, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { isSameValue } from '#domain/same-value.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isVisible } from '../bank/visible-questions.ts'

type BankRow = Awaited<ReturnType<typeof bankRows>>[number]

/** A question on a paper that cannot stand there. */
export interface Unusable {
  readonly reason: 'questionUnknown' | 'otherSubject'
  readonly element: PaperQuestion
}

/** Who keeps a paper, and which one; null for a new paper. */
interface Keeping {
  readonly paperId: number | null
  readonly caller: Caller
  readonly now: Date
}

/**
 * The paper with every question as it can be kept: one that says what the bank says is the bank's, and one whose text was
 * changed becomes a question of the caller's own, with ids of its own. Keys and scores are the paper's in any case.
 */
export async function withOwnQuestions(db: Executor, paper: Paper, keeping: Keeping): Promise<Paper | Unusable> {
  const rows = await bankRows(db, questionsOf(paper.elements), keeping)
  const bank = new Map<number, BankRow[]>()
  for (const row of rows) bank.set(row.questionId, [...(bank.get(row.questionId) ?? []), row])
  const changed = new Map<PaperQuestion, PaperQuestion>()
  for (const element of questionsOf(paper.elements)) {
    const stored = bank.get(element.questionId)
    const [first] = stored ?? []
    if (stored === undefined || first === undefined || !haveSameItems(stored, element))
      return { reason: 'questionUnknown', element }
    if (first.subjectId !== paper.subjectId) return { reason: 'otherSubject', element }
    if (!saysTheSame(stored, element)) changed.set(element, await copied(db, stored, element, keeping))
  }
  return changed.size === 0
    ? paper
    : mapLeaves(paper, (leaf) => (isQuestion(leaf) ? (changed.get(leaf) ?? leaf) : leaf))
}

/** What the bank has of these questions, as far as the caller may use it. */
async function bankRows(db: Executor, elements: readonly PaperQuestion[], { paperId, caller }: Keeping) {
  const ids = elements.map(({ questionId }) => questionId)
  const onPaper = db
    .select({ questionId: paperItem.questionId })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId ?? 0))
  return db
    .select({
      questionId: question.questionId,
      subjectId: question.subjectId,
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

/** The question as it was changed, among the caller's own. A knowledge point that its subject does not know stays what it was. */
async function copied(
  db: Executor,
  stored: readonly BankRow[],
  element: PaperQuestion,
  { caller, now }: Keeping,
): Promise<PaperQuestion> {
  const { subjectId = 0, chapterId = null } = stored[0] ?? {}
  const { type, difficulty, passage } = element
  const [made] = await db
    .insert(question)
    .values({ subjectId, type, difficulty, passage, chapterId, ownerId: caller.uid, createdAt: now })
    .returning({ questionId: question.questionId })
  const questionId = made?.questionId ?? 0
  const points = await knowledgeIds(db, subjectId, element)
  const items = await db
    .insert(item)
    .values(
      element.items.map(({ stem, options, key, analysis, score, knowledge: name }, index) => {
        const knowledgeId = points.get(name) ?? stored[index]?.knowledgeId ?? 0
        return { questionId, no: index + 1, stem, options, key, analysis, score, knowledgeId }
      }),
    )
    .returning({ itemId: item.itemId, knowledgeId: item.knowledgeId })
  await indexQuestions(db, [questionId])
  const kept = (place: number, name: string) => (points.has(name) ? name : (stored[place]?.knowledge ?? name))
  return {
    ...element,
    questionId,
    items: element.items.map((one, index) => ({
      ...one,
      itemId: items[index]?.itemId ?? 0,
      knowledge: kept(index, one.knowledge),
    })),
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
