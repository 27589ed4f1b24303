import { sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'

/**
 * Runs a transaction whose commit does not wait for the disk: for work that a job simply does again if a power cut
 * undoes it. It becomes durable with the next commit that waits. The embedded database has one session, where people's
 * calls would otherwise wait for the disk behind each of these transactions.
 */
export const unsynced = <Result>(db: Database, work: (transaction: Executor) => Promise<Result>): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit = off`)
    return work(transaction)
  })
