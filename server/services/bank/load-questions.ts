import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { bankTypeName } from '#domain/bank/type-names.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { drawnPrefix } from '#server/content/maths/drawn-prefix.ts'
import type { Executor } from '#server/database/database.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { furtherPoints } from '#server/database/further-points.ts'
import { bankSearch, item, knowledge, question } from '#server/database/schema/questions.ts'
import { areOfOneBook } from './book-of-question.ts'

/** Whole questions in the order of the ids; unknown ones are left out. Two queries. */
export async function loadQuestions(db: Executor, questionIds: readonly number[]): Promise<BankQuestion[]> {
  if (questionIds.length === 0) return []
  const heads = await findHeads(db, questionIds)
  const items = await findItems(db, questionIds)
  const byId = new Map(heads.map((head) => [head.questionId, head]))
  return questionIds.flatMap((questionId) => {
    const head = byId.get(questionId)
    if (head === undefined) return []
    const { isOwned: _isOwned, isImported: _isImported, code, inBooks, ...rest } = head
    return [
      {
        ...rest,
        ...(inBooks ?? nowhere),
        typeName: bankTypeName(rest.subjectId, rest.type),
        source: sourceOf(head),
        generator: code === null ? null : drawnPrefix(code),
        items: items
          .filter((one) => one.questionId === questionId)
          .map(({ questionId: _id, ...content }) => ({ ...content, ...pointFields(pointNamesOf(content)) })),
      },
    ]
  })
}

type BooksOfQuestion = Pick<BankQuestion, 'bookName' | 'chapterNames'>

const nowhere: BooksOfQuestion = { bookName: null, chapterNames: [] }

type Head = Awaited<ReturnType<typeof findHeads>>[number]

function sourceOf({ isOwned, isImported, code }: Head): BankQuestion['source'] {
  if (isOwned) return isImported ? 'imported' : 'own'
  return code !== null && drawnPrefix(code) !== null ? 'drawn' : 'platform'
}

const findHeads = (db: Executor, questionIds: readonly number[]) =>
  db
    .select({
      questionId: question.questionId,
      subjectId: question.subjectId,
      type: question.type,
      difficulty: sql<BankQuestion['difficulty']>`${question.difficulty}`,
      measured: sql<BankQuestion['measured']>`case when ${bankSearch.measuredDifficulty} is not null then
        json_build_object('difficulty', ${bankSearch.measuredDifficulty}, 'answers', ${bankSearch.measuredAnswers}) end`,
      passage: question.passage,
      code: question.code,
      isOwned: sql<boolean>`${question.ownerId} is not null`,
      isImported: question.isImported,
      inBooks: sql<BooksOfQuestion | null>`(
        select json_build_object('bookName', min(${book.bookName}),
          'chapterNames', json_agg(${chapter.nodeName} order by ${chapter.displayOrder}))
        from ${chapter} join ${book} on ${book.bookId} = ${chapter.bookId} where ${areOfOneBook})`,
    })
    .from(question)
    .leftJoin(bankSearch, eq(bankSearch.questionId, question.questionId))
    .where(inArray(question.questionId, [...questionIds]))

const findItems = (db: Executor, questionIds: readonly number[]) =>
  db
    .select({
      questionId: item.questionId,
      itemId: item.itemId,
      stem: item.stem,
      options: sql<BankQuestion['items'][number]['options']>`${item.options}`,
      key: sql<BankQuestion['items'][number]['key']>`${item.key}`,
      analysis: item.analysis,
      knowledge: knowledge.name,
      furtherPoints,
      score: item.score,
    })
    .from(item)
    .innerJoin(knowledge, eq(knowledge.knowledgeId, item.knowledgeId))
    .where(inArray(item.questionId, [...questionIds]))
    .orderBy(asc(item.questionId), asc(item.no))
