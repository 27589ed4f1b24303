import type { Transaction } from '#server/database/database.ts'
import { book, bookVersion, chapter } from '#server/database/schema/books.ts'
import { bookVersions, seedBooks } from '../books.ts'
import { known } from './rows.ts'

/** Ids of books and chapters by code. */
export interface FilledBooks {
  readonly bookIds: ReadonlyMap<string, number>
  readonly chapterIds: ReadonlyMap<string, number>
}

/** Adds the books and chapters that the database does not have; those that exist are kept as they are. */
export async function fillBooks(tx: Transaction): Promise<FilledBooks> {
  const seeds = seedBooks()
  await tx
    .insert(bookVersion)
    .values(bookVersions.map(({ name, subjectId }) => ({ optionName: name, subjectId })))
    .onConflictDoNothing()
  const versions = await tx.select().from(bookVersion)
  const optionId = (subjectId: number, name: string): number =>
    known(versions.find((one) => one.subjectId === subjectId && one.optionName === name)?.optionId, name)
  await tx
    .insert(book)
    .values(
      seeds.map(({ code, subjectId, version, edition, name }, index) => ({
        code,
        subjectId,
        edition,
        optionId: optionId(subjectId, version),
        bookName: `${version}${edition} ${name}`,
        displayOrder: index,
      })),
    )
    .onConflictDoNothing()
  const books = await tx.select({ code: book.code, bookId: book.bookId }).from(book)
  const bookIds = new Map(books.map(({ code, bookId }) => [code, bookId]))
  await tx
    .insert(chapter)
    .values(
      seeds.flatMap(({ code, chapters: list }) =>
        list.map((one, index) => ({
          code: one.code,
          bookId: known(bookIds.get(code), code),
          nodeName: one.name,
          displayOrder: index,
        })),
      ),
    )
    .onConflictDoNothing()
  const chapters = await tx.select({ code: chapter.code, chapterId: chapter.chapterId }).from(chapter)
  return { bookIds, chapterIds: new Map(chapters.map(({ code, chapterId }) => [code, chapterId])) }
}
