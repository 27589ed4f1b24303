import { type SQL, sql } from 'drizzle-orm'

/**
 * A value for a `jsonb` column, as JSON that the database accepts: uploaded data may contain NUL and lone surrogates,
 * which JSON holds as escapes. One pass over the text: copying each value of a large list took longer than everything
 * else.
 */
export const storableJson = (value: unknown): SQL => {
  const text = JSON.stringify(value).replaceAll(/\\(?:u(?:0000|d[89a-f][\da-f]{2})|.)/g, (escape) =>
    escape.length > 2 ? String.raw`\ufffd` : escape,
  )
  return sql`${text}::jsonb`
}
