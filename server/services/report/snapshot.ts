import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { Executor } from '#server/database/database.ts'

/** Runs several queries on one snapshot of the database, so that their numbers agree while students hand in. */
export const snapshot = <Result>(db: Executor, run: (db: Executor) => Promise<Result>): Promise<Result> =>
  db instanceof NodePgTransaction
    ? run(db)
    : db.transaction(run, { isolationLevel: 'repeatable read', accessMode: 'read only' })
