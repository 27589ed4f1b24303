import { eq } from 'drizzle-orm'
import pg from 'pg'
import type { Executor } from '#server/database/database.ts'
import { user } from '#server/database/schema/people.ts'

const uniqueViolation = '23505'

/** Binds a mobile to an account; false when another one has it. A write goes on after it either way. */
export async function changeMobile(db: Executor, uid: number, mobile: string): Promise<boolean> {
  try {
    await db.transaction((savepoint) => savepoint.update(user).set({ mobile }).where(eq(user.uid, uid)))
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
