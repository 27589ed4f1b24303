import type { Ports } from '#server/core/ports.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { audit } from '#server/database/schema/system.ts'
import { idempotencyStore } from './idempotency.ts'
import { owns, ownsSchool } from './ownership.ts'
import { sessionStore } from './sessions.ts'

/** The core's storage on a database. */
export const databasePorts = (db: Database): Ports<Executor> => ({
  db,
  transaction: (run) => db.transaction(run),
  sessions: sessionStore(db),
  idempotency: idempotencyStore,
  owns,
  ownsSchool,
  audit: async (executor, row) => {
    await executor.insert(audit).values(row)
  },
})
