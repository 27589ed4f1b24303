import { and, asc, eq, exists, inArray, or } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { copiedFrom } from '#domain/paper/copied-question.ts'
import { mapLeaves, isQuestion, questionsOf } from '#domain/paper/elements.ts'
import { isNewId } from '#domain/paper/new-ids.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { unfinishedIn } from '#domain/paper/unfinished.ts'
import { questionTypeName } from '#domain/questions/question-types.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import { furtherPoints } from '#server/database/further-points.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item, knowledge, question } from '#server/database/schema/questions.ts'
import { isVisible } from '../bank/visible-questions.ts'
import { isReadable } from './readable-papers.ts'
import {
  type Keeping,
  type StoredQuestion,
  writeBeside,
  writeNewQuestion,
  writeOwnQuestion,
} from './write-own-question.ts'

type BankRow = Awaited<ReturnType<typeof bankRows>>[number]

/** A question that cannot be on a paper. */
export interface Unusable {
  readonly reason: 'questionUnknown' | 'otherSubject'
  readonly element: PaperQuestion
}

/**
 * The paper with every question in a form that can be stored: one that equals the bank's is the bank's, and one that was
 * written on the paper, one with a changed text, or a copy, becomes the owner's own question once it is finished: until
 * then it is only on the paper. Keys and scores belong to the paper in any case.
 */
export async function withOwnQuestions(db: Executor, paper: Paper, keeping: Keeping): Promise<Paper | Unusable> {
  const rows = await bankRows(db, questionsOf(paper.elements), keeping)
  const bank = new Map<number, BankRow[]>()
  for (const row of rows) bank.set(row.questionId, [...(bank.get(row.questionId) ?? []), row])
  const changed = new Map<PaperQuestion, PaperQuestion>()
  for (const element of questionsOf(paper.elements)) {
    const kept = isNewId(element.questionId)
      ? await withWritten(db, paper.subjectId, element, keeping)
      : await withStored(db, bank, paper.subjectId, element, keeping)
    if ('reason' in kept) return kept
    if (kept !== element) changed.set(element, kept)
  }
  return changed.size === 0
    ? paper
    : mapLeaves(paper, (leaf) => (isQuestion(leaf) ? (changed.get(leaf) ?? leaf) : leaf))
}

type KeptOrNot = Promise<PaperQuestion | Unusable>

/** A question that was written on the paper, as its owner's own. */
async function withWritten(db: Executor, subjectId: number, element: PaperQuestion, keeping: Keeping): KeptOrNot {
  if (questionTypeName(subjectId, element.type) === null) return { reason: 'questionUnknown', element }
  return isUnfinished(subjectId, element) ? element : writeNewQuestion(db, subjectId, element, keeping)
}

/** A question that the bank has, or a copy of one. */
async function withStored(
  db: Executor,
  bank: ReadonlyMap<number, readonly BankRow[]>,
  subjectId: number,
  element: PaperQuestion,
  keeping: Keeping,
): KeptOrNot {
  const copied = copiedFrom(element)
  const source = copied ?? element
  const [first, ...others] = bank.get(source.questionId) ?? []
  if (first === undefined || !haveItemsOf([first, ...others], source)) return { reason: 'questionUnknown', element }
  if (first.subjectId !== subjectId) return { reason: 'otherSubject', element }
  const stored: StoredQuestion & readonly BankRow[] = [first, ...others]
  if (copied === null && isInChapter(stored[0], element) && saysTheSame(stored, element)) return element
  if (isUnfinished(subjectId, element)) return element
  return copied === null ? writeOwnQuestion(db, stored, element, keeping) : writeBeside(db, stored, copied, keeping)
}

const isUnfinished = (subjectId: number, element: PaperQuestion): boolean => unfinishedIn(subjectId, element).length > 0

/**
 * The bank's rows for these questions, as far as the caller may use them: also if they are on this paper, even unfinished,
 * or on another one that the caller may read, from which a question may have come that was taken off and is put back.
 */
async function bankRows(db: Executor, elements: readonly PaperQuestion[], { paperId, unfinished, caller }: Keeping) {
  const ids = bankIdsOf(elements)
  const isOnPaper = exists(
    db
      .select({ paperId: paperItem.paperId })
      .from(paperItem)
      .innerJoin(paper, eq(paper.paperId, paperItem.paperId))
      .where(
        and(eq(paperItem.questionId, question.questionId), or(eq(paperItem.paperId, paperId ?? 0), isReadable(caller))),
      ),
  )
  const isUnfinishedOnPaper = inArray(question.questionId, bankIdsOf(unfinished))
  return db
    .select({
      questionId: question.questionId,
      subjectId: question.subjectId,
      ownerId: question.ownerId,
      type: question.type,
      difficulty: question.difficulty,
      passage: question.passage,
      chapterId: question.chapterId,
      isImported: question.isImported,
      itemId: item.itemId,
      stem: item.stem,
      options: item.options,
      analysis: item.analysis,
      knowledgeId: item.knowledgeId,
      knowledge: knowledge.name,
      furtherPoints,
    })
    .from(question)
    .innerJoin(item, eq(item.questionId, question.questionId))
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(and(inArray(question.questionId, ids), or(isVisible(caller.uid), isOnPaper, isUnfinishedOnPaper)))
    .orderBy(asc(question.questionId), asc(item.no))
}

const bankIdsOf = (elements: readonly PaperQuestion[]): number[] =>
  elements.flatMap(({ questionId }) => (isNewId(questionId) ? [] : [Math.abs(questionId)]))

/** Whether each item is one of the stored ones, each once and in any order, or was written on the paper. */
function haveItemsOf(stored: readonly BankRow[], { items }: PaperQuestion): boolean {
  const ids = items.map(({ itemId }) => itemId).filter((itemId) => !isNewId(itemId))
  const known = stored.filter(({ itemId }) => ids.includes(itemId))
  return items.length > 0 && known.length === ids.length
}

/** Whether the bank has it where the paper says, if that says anything. */
const isInChapter = (stored: StoredQuestion[0], { chapterId }: PaperQuestion): boolean =>
  chapterId === undefined || chapterId === stored.chapterId

const saysTheSame = (stored: readonly BankRow[], { type, difficulty, passage, items }: PaperQuestion): boolean =>
  stored.length === items.length &&
  stored.every((row, index) => {
    const one = items[index]
    if (one === undefined) return false
    const { itemId, stem, options, analysis } = one
    return isSameValue(
      [row.itemId, row.type, row.difficulty, row.passage, row.stem, row.options, row.analysis, pointNamesOf(row)],
      [itemId, type, difficulty, passage, stem, options, analysis, pointNamesOf(one)],
    )
  })
