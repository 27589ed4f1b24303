import type { Device } from '#api/contract/schemas/sign-on.ts'
import { agentNames } from '#domain/accounts/agent-names.ts'
import type { session } from '#server/database/schema/people.ts'

/** A session as its owner sees it. */
export function deviceOf(row: typeof session.$inferSelect, ownSessionId: number | null): Device {
  return {
    deviceId: row.sessionId,
    ...agentNames(row.agent),
    address: row.address,
    way: row.way,
    signedInAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    isThis: row.sessionId === ownSessionId,
  }
}
