import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { session } from '#server/database/schema/people.ts'
import { useToken } from './one-time-tokens.ts'

const askedBy = z.object({ sessionId: z.int() })

/**
 * Uses up a service ticket (specification §7, `/v1/serviceTicket`): returns the live session that asked for it, or null
 * if it is used, expired or for another service.
 */
export async function redeemServiceTicket(
  db: Executor,
  origin: string,
  value: string,
  now: Date,
): Promise<SignedIn | null> {
  const ticket = await useToken(db, { purpose: 'service', value }, now)
  const sender = askedBy.safeParse(ticket?.data)
  if (ticket?.subject !== origin || !sender.success) return null
  const { sessionId, uid, schoolId, mustChangePassword, expiresAt } = session
  const [row] = await db
    .select({ sessionId, uid, schoolId, mustChangePassword, expiresAt })
    .from(session)
    .where(and(eq(sessionId, sender.data.sessionId), gt(expiresAt, now)))
  return row ?? null
}
