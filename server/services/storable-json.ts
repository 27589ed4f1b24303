import { type SQL, sql } from 'drizzle-orm'

/**
 * A value for a `jsonb` column, as JSON that the database takes: what people bring may hold NUL and halves of surrogate pairs,
 * which stand in JSON as escapes. One pass over the text: copying each value of a large list took longer than all the rest.
 */
export const storableJson = (value: unknown): SQL => {
  const text = JSON.stringify(value).replaceAll(/\\(?:u(?:0000|d[89a-f][\da-f]{2})|.)/g, (escape) =>
    escape.length > 2 ? String.raw`\ufffd` : escape,
  )
  return sql`${text}::jsonb`
}
