import pg from 'pg'

const uniqueViolation = '23505'

const foreignKeyViolation = '23503'

/**
 * False when a change met what another row has and may be there once only. The change has to be a transaction of its own,
 * or a savepoint: a write goes on after it either way.
 */
export const isFree = (change: Promise<unknown>): Promise<boolean> => isDoneBut(change, [uniqueViolation])

/** The same, and false when it would take away what other rows need. */
export const isFreeAndUnused = (change: Promise<unknown>): Promise<boolean> =>
  isDoneBut(change, [uniqueViolation, foreignKeyViolation])

async function isDoneBut(change: Promise<unknown>, violations: readonly string[]): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    const code = violationOf(error)
    if (code !== null && violations.includes(code)) return false
    throw error
  }
}

/** The query builder wraps what the database said. */
function violationOf(error: unknown): string | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? null) : null
}
