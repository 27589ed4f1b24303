import type { Transaction } from '#server/database/database.ts'
import { book, bookVersion, chapter } from '#server/database/schema/books.ts'
import { bookVersions, seedBooks } from '../books.ts'
import { known } from './rows.ts'

/** Ids of books and chapters by code. */
export interface FilledBooks {
  readonly bookIds: ReadonlyMap<string, number>
  readonly chapterIds: ReadonlyMap<string, number>
}

export async function fillBooks(tx: Transaction): Promise<FilledBooks> {
  const seeds = seedBooks()
  const versions = await tx
    .insert(bookVersion)
    .values(bookVersions.map(({ name, subjectId }) => ({ optionName: name, subjectId })))
    .returning()
  const optionId = (subjectId: number, name: string): number =>
    known(versions.find((one) => one.subjectId === subjectId && one.optionName === name)?.optionId, name)
  const books = await tx
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
    .returning()
  const bookIds = new Map(books.map(({ code, bookId }) => [code, bookId]))
  const chapters = await tx
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
    .returning()
  return { bookIds, chapterIds: new Map(chapters.map(({ code, chapterId }) => [code, chapterId])) }
}
