import type { Database, Executor } from './database.ts'
import { errorCode } from './error-code.ts'

/** A deadlock, and a serialization failure: the database ended a transaction so that another one could go on. */
const endedForOthers: readonly (string | null)[] = ['40P01', '40001']

/**
 * Runs a transaction, and once more if the database ended it so that another one could go on: nothing is left of the
 * first attempt, and the other one is through by then.
 */
export async function inTransaction<Result>(
  db: Database,
  run: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(run)
  } catch (error) {
    if (!endedForOthers.includes(errorCode(error))) throw error
    return db.transaction(run)
  }
}
