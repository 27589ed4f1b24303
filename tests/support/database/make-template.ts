import { openDatabase } from '#server/database/database.ts'
import type { DatabasePlace } from '#server/database/engine.types.ts'
import { openJobQueue } from '#server/services/jobs/job-queue.ts'

/** Brings a new database to where a service leaves it at its start: migrated, with the queues of its jobs, no rows. */
export async function makeTemplate(place: DatabasePlace): Promise<void> {
  const { pool, close } = await openDatabase(place)
  const queue = await openJobQueue({ pool, pollEvery: null, report: (error) => console.error(error) })
  await queue.stop()
  await close()
}
