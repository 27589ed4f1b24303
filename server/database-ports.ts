import { sql } from 'drizzle-orm'
import type { Ports } from '#server/core/ports.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { prepared } from '#server/database/prepared.ts'
import { audit } from '#server/database/schema/system.ts'
import { idempotencyStore } from './services/platform/idempotency.ts'
import { hasFeature } from './services/platform/feature-gate.ts'
import { owns, ownsSchool } from './services/ownership/ownership.ts'
import { redeemServiceTicket } from './services/platform/service-tickets.ts'
import { sessionStore } from './services/platform/sessions.ts'

/**
 * The core's storage on a database; `serviceOrigin` is the address of a second service, which admits people by ticket.
 */
export const databasePorts = (db: Database, serviceOrigin: string | null = null): Ports<Executor> => ({
  db,
  transaction: (run) => inTransaction(db, run),
  sessions: sessionStore(db),
  redeemServiceTicket:
    serviceOrigin === null
      ? null
      : (executor, ticket, now) => redeemServiceTicket(executor, serviceOrigin, ticket, now),
  idempotency: idempotencyStore,
  owns,
  ownsSchool,
  hasFeature,
  audit: async (executor, { entrance, ...row }) => {
    await auditing(executor).execute({ ...row, way: null, address: null, agent: null, ...entrance })
  },
})

const auditing = prepared((db) =>
  db
    .insert(audit)
    .values({
      at: sql.placeholder('at'),
      uid: sql.placeholder('uid'),
      action: sql.placeholder('action'),
      path: sql.placeholder('path'),
      objectKind: sql.placeholder('objectKind'),
      objectId: sql.placeholder('objectId'),
      rowCount: sql.placeholder('rowCount'),
      requestId: sql.placeholder('requestId'),
      way: sql.placeholder('way'),
      address: sql.placeholder('address'),
      agent: sql.placeholder('agent'),
    })
    .prepare('audit'),
)
