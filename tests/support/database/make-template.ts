import { openDatabase } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { openJobQueue } from '#server/services/jobs/job-queue.ts'

/** Brings a new database to the state after a service's start: migrated, with job queues, without rows. */
export async function makeTemplate(location: DatabaseLocation): Promise<void> {
  const { pool, close } = await openDatabase(location)
  const queue = await openJobQueue({ pool, pollEvery: null, report: (error) => console.error(error) })
  await queue.stop()
  await close()
}
