import { eq } from 'drizzle-orm'
import type { AnswerKey } from '#domain/questions/question.ts'
import type { Database } from '#server/database/database.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { book, bookVersion, chapter } from '#server/database/schema/books.ts'
import { item, knowledge, knowledgeChapter, question } from '#server/database/schema/questions.ts'
import { idOf } from '#tests/support/service/id-of.ts'

/** A book of two chapters in the bank; ids by name. */
export interface BankBook {
  readonly bookId: number
  readonly chapterIds: readonly [number, number]
  /** 一般现在时 in the first chapter, 词义猜测 in both. */
  readonly knowledgeIds: readonly [number, number]
}

export interface GivenQuestion {
  readonly stem: string
  readonly ownerId?: number
  readonly subjectId?: number
  readonly type?: number
  readonly difficulty?: 1 | 2 | 3
  readonly passage?: string
  readonly chapterId?: number
  readonly knowledgeId: number
  /** The number of items, all with this stem. */
  readonly count?: number
  readonly key?: AnswerKey
}

const born = new Date('2026-09-01T00:00:00Z')

const options = (['A', 'B', 'C', 'D'] as const).map((id) => ({ id, text: `选项 ${id}` }))

export async function addBankBook(db: Database): Promise<BankBook> {
  const [version] = await db.insert(bookVersion).values({ optionName: '人教版', subjectId: 203 }).returning()
  const [made] = await db
    .insert(book)
    .values({
      code: 'book',
      optionId: idOf(version?.optionId),
      subjectId: 203,
      edition: 2024,
      bookName: '人教版2024 七年级上册',
      displayOrder: 1,
    })
    .returning()
  const bookId = idOf(made?.bookId)
  const chapters = await db
    .insert(chapter)
    .values(['Unit 1', 'Unit 2'].map((nodeName, displayOrder) => ({ code: nodeName, bookId, nodeName, displayOrder })))
    .returning()
  const points = await db
    .insert(knowledge)
    .values(['一般现在时', '词义猜测'].map((name) => ({ subjectId: 203, name })))
    .returning()
  const [first, second] = chapters.map(({ chapterId }) => idOf(chapterId)) as [number, number]
  const [tense, guess] = points.map(({ knowledgeId }) => idOf(knowledgeId)) as [number, number]
  await db.insert(knowledgeChapter).values([
    { knowledgeId: tense, chapterId: first },
    { knowledgeId: guess, chapterId: first },
    { knowledgeId: guess, chapterId: second },
  ])
  return { bookId, chapterIds: [first, second], knowledgeIds: [tense, guess] }
}

/** Adds a book of one chapter to the version of another. */
export async function addBookBeside(
  db: Database,
  beside: Pick<BankBook, 'bookId'>,
  { code, subjectId = 203 }: { readonly code: string; readonly subjectId?: number },
): Promise<{ readonly bookId: number; readonly chapterId: number }> {
  const [like] = await db.select().from(book).where(eq(book.bookId, beside.bookId))
  const values = { code, subjectId, optionId: idOf(like?.optionId), edition: 2024, bookName: code, displayOrder: 2 }
  const [made] = await db.insert(book).values(values).returning()
  const bookId = idOf(made?.bookId)
  const [unit] = await db
    .insert(chapter)
    .values({ code: `${code} 1`, bookId, nodeName: 'Unit 1', displayOrder: 1 })
    .returning()
  return { bookId, chapterId: idOf(unit?.chapterId) }
}

/** Adds a question, by default a single choice of the platform; returns its id. */
export async function addQuestion(db: Database, given: GivenQuestion): Promise<number> {
  const { stem, knowledgeId, count = 1, key = { kind: 'single', choice: 'A' } } = given
  const { ownerId, subjectId = 203, type = 1, difficulty = 1, passage = '', chapterId } = given
  const [made] = await db
    .insert(question)
    .values({ subjectId, type, difficulty, passage, chapterId, ownerId, createdAt: born })
    .returning()
  const questionId = idOf(made?.questionId)
  const one = { questionId, stem, options, key, analysis: '解析', knowledgeId, score: 20 }
  await db.insert(item).values(Array.from({ length: count }, (_, index) => ({ ...one, no: index + 1 })))
  await indexQuestions(db, [questionId])
  return questionId
}
