import type { AnswerKey, Option } from '#domain/questions/question.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Transaction } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, knowledge, knowledgeChapter, question } from '#server/database/schema/questions.ts'
import { juniorEnglish } from '../english/junior.ts'
import { seniorEnglish } from '../english/senior.ts'
import { mathsQuestions } from '../maths/bank.ts'
import type { SeedQuestion } from '../types.ts'
import type { FilledBooks } from './books.ts'
import { keepFigures } from './figures.ts'
import { mixed } from './mixed.ts'
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

export async function fillBank(tx: Transaction, books: FilledBooks, now: Date): Promise<readonly FilledQuestion[]> {
  const seeds = [...juniorEnglish(), ...seniorEnglish(), ...mathsQuestions()]
  const knowledgeIds = await fillKnowledge(tx, seeds, books)
  const questions = await inParts(mixed(seeds), (part) =>
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
      .returning({ questionId: question.questionId, code: question.code }),
  )
  const questionIds = new Map(questions.map(({ code, questionId }) => [code, questionId]))
  const rows = seeds.flatMap(({ code, subjectId, items }) =>
    items.map(({ knowledge: name, ...content }, index) => ({
      ...content,
      questionId: known(questionIds.get(code), code),
      no: index + 1,
      knowledgeId: known(knowledgeIds.get(`${subjectId} ${name}`), name),
    })),
  )
  const items = await inParts(rows, (part) => tx.insert(item).values(part).returning())
  await keepFigures(tx, seeds, now)
  await indexQuestions(tx, [...questionIds.values()])
  const byQuestion = groupedBy(items, ({ questionId }) => questionId)
  return seeds.map(({ code, chapter, type, difficulty }) => {
    const questionId = known(questionIds.get(code), code)
    return { questionId, code, chapter, type, difficulty, items: known(byQuestion.get(questionId), code) }
  })
}

/** Knowledge points by subject, linked to the chapters whose questions use them. */
async function fillKnowledge(
  tx: Transaction,
  seeds: readonly SeedQuestion[],
  books: FilledBooks,
): Promise<ReadonlyMap<string, number>> {
  const points = new Map<string, { subjectId: number; name: string; chapters: Set<string> }>()
  for (const { subjectId, chapter, items } of seeds)
    for (const { knowledge: name } of items) {
      const key = `${subjectId} ${name}`
      const point = points.get(key) ?? { subjectId, name, chapters: new Set() }
      points.set(key, point)
      point.chapters.add(chapter)
    }
  const rows = await tx
    .insert(knowledge)
    .values([...points.values()].map(({ subjectId, name }) => ({ subjectId, name })))
    .returning()
  const ids = new Map(rows.map(({ subjectId, name, knowledgeId }) => [`${subjectId} ${name}`, knowledgeId]))
  const ties = [...points].flatMap(([key, { chapters }]) =>
    [...chapters].map((chapter) => ({
      knowledgeId: known(ids.get(key), key),
      chapterId: known(books.chapterIds.get(chapter), chapter),
    })),
  )
  await inParts(ties, (part) => tx.insert(knowledgeChapter).values(part).returning())
  return ids
}
