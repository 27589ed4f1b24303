import pg from 'pg'

const uniqueViolation = '23505'

/**
 * False when a change met what another row has and may be there once only. The change has to be a transaction of its own,
 * or a savepoint: a write goes on after it either way.
 */
export async function isFree(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The query builder wraps what the database said. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof pg.DatabaseError && cause.code === uniqueViolation
}
