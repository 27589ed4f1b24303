import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant, reference } from './columns.ts'
import { user } from './people.ts'

/** A picture that questions name by its key. Written once; what names it is rich text, so none is removed. */
export const picture = pgTable(
  'picture',
  {
    /** The first half of the SHA-256 of the bytes, in hexadecimal. */
    key: text('key').primaryKey(),
    mediaType: text('media_type').notNull(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bytes('bytes').notNull(),
    /** Of `bytes`, so that sums need not read them. */
    size: integer('size').notNull(),
    /** Who brought it first; null once the account is gone. */
    uid: reference('uid').references(() => user.uid, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('picture_uid').on(table.uid, table.createdAt)],
)
