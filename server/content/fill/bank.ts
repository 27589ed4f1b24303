import type { AnswerKey, Option } from '#domain/questions/question.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Transaction } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, question } from '#server/database/schema/questions.ts'
import type { SeedQuestion } from '../types.ts'
import type { FilledBooks } from './books.ts'
import { keepFigures } from './figures.ts'
import { fillKnowledge } from './knowledge.ts'
import { inParts, known } from './rows.ts'

export interface FilledItem {
  readonly itemId: number
  readonly stem: string
  readonly options: readonly Option[]
  readonly key: AnswerKey
  readonly score: number
}

/** A question of the bank with its new ids. */
export interface FilledQuestion {
  readonly questionId: number
  readonly code: string
  readonly chapter: string
  readonly type: number
  readonly difficulty: number
  readonly items: readonly FilledItem[]
}

/** Puts questions into the bank, but those that it has by now: a service may be drawing the same ones. */
export async function fillBank(
  tx: Transaction,
  seeds: readonly SeedQuestion[],
  books: FilledBooks,
  now: Date,
): Promise<readonly FilledQuestion[]> {
  const knowledgeIds = await fillKnowledge(tx, seeds, books)
  const questionIds = await fillQuestions(tx, seeds, books, now)
  const filled = seeds.filter(({ code }) => questionIds.has(code))
  const rows = filled.flatMap(({ code, subjectId, items }) =>
    items.map(({ knowledge: name, ...content }, index) => ({
      ...content,
      questionId: known(questionIds.get(code), code),
      no: index + 1,
      knowledgeId: known(knowledgeIds.get(`${subjectId} ${name}`), name),
    })),
  )
  const items = await inParts(rows, (part) => tx.insert(item).values(part).returning())
  await keepFigures(tx, filled, now)
  await indexQuestions(tx, [...questionIds.values()])
  const byQuestion = groupedBy(items, ({ questionId }) => questionId)
  return filled.map(({ code, chapter, type, difficulty }) => {
    const questionId = known(questionIds.get(code), code)
    return { questionId, code, chapter, type, difficulty, items: known(byQuestion.get(questionId), code) }
  })
}

/** The ids of the new questions by code. */
async function fillQuestions(
  tx: Transaction,
  seeds: readonly SeedQuestion[],
  books: FilledBooks,
  now: Date,
): Promise<ReadonlyMap<string | null, number>> {
  const questions = await inParts(seeds, (part) =>
    tx
      .insert(question)
      .values(
        part.map(({ code, subjectId, type, difficulty, passage, chapter }) => ({
          code,
          subjectId,
          type,
          difficulty,
          passage,
          chapterId: known(books.chapterIds.get(chapter), chapter),
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ questionId: question.questionId, code: question.code }),
  )
  return new Map(questions.map(({ code, questionId }) => [code, questionId]))
}
