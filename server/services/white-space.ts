import { sql } from 'drizzle-orm'

/** The characters that JavaScript's `trim` removes, so that answers are distinguished as in marking. */
export const whiteSpace = sql.raw(
  String.raw`E'\t\n\u000B\f\r \u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF'`,
)
