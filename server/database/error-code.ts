import pg from 'pg'

/** PostgreSQL's code for an error; null if it is none of the database's. The query builder wraps those. */
export function errorCode(error: unknown): string | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? null) : null
}
