import type pg from 'pg'
import PgBoss from 'pg-boss'

const lockNumber = 725_117_002

/**
 * Creates pg-boss's tables and the queues if they are missing, under an advisory lock: several processes may start on
 * one database at once. Everything runs on the connection that holds the lock, because there may be no other.
 */
export async function installQueues(pool: pg.Pool, names: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      schedule: false,
      supervise: false,
    })
    await boss.start()
    for (const name of names) await boss.createQueue(name)
    await boss.stop({ graceful: false })
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
    client.release()
  } catch (error) {
    // Not to be reused: it may still hold the lock.
    client.release(true)
    throw error
  }
}
