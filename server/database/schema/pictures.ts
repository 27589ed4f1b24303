import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant, reference } from './columns.ts'
import { user } from './people.ts'

/**
 * A picture that questions refer to by its key. Written once; it is referenced from rich text, so none is ever removed.
 */
export const picture = pgTable(
  'picture',
  {
    /** The first half of the SHA-256 of the bytes, or of the drawing of a figure, in hexadecimal. */
    key: text('key').primaryKey(),
    mediaType: text('media_type').notNull(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    /** Length of `bytes`, so that totals need not read them. */
    size: integer('size').notNull(),
    /** Who uploaded it first; null once the account is gone. */
    uid: reference('uid').references(() => user.uid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('picture_uid').on(table.uid, table.createdAt)],
)
