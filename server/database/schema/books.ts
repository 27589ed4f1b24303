import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identity, refersTo } from './columns.ts'

export const bookVersion = pgTable(
  'book_version',
  {
    optionId: identity('option_id'),
    optionName: text('option_name').notNull(),
    subjectId: integer('subject_id').notNull(),
  },
  (table) => [unique('book_version_name').on(table.subjectId, table.optionName)],
)

export const book = pgTable('book', {
  bookId: identity('book_id'),
  code: text('code').notNull().unique(),
  optionId: refersTo('option_id', () => bookVersion.optionId),
  subjectId: integer('subject_id').notNull(),
  /** Year of the edition. */
  edition: integer('edition').notNull(),
  /** Full name with version and edition ("人教版2024 七年级上册"). */
  bookName: text('book_name').notNull(),
  displayOrder: integer('display_order').notNull(),
})

export const chapter = pgTable(
  'chapter',
  {
    chapterId: identity('chapter_id'),
    code: text('code').notNull().unique(),
    bookId: refersTo('book_id', () => book.bookId),
    nodeName: text('node_name').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [index('chapter_book').on(table.bookId)],
)
