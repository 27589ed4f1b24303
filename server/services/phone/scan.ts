import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { phone } from '#api/contract/groups/phone.ts'
import type { ErrorsOf, OutputOf } from '#api/contract/endpoint.ts'
import { agentNames } from '#domain/accounts/agent-names.ts'
import { scanCode } from '#domain/accounts/qr-rules.ts'
import { hashToken, newToken } from '#server/core/cookies.ts'
import type { Client, SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'
import { lockCode } from '../qr-login/codes.ts'
import { hasAccepted } from '../sign-on/consents.ts'
import type { CityOf } from './cities.ts'
import { isSameNetwork } from './ip-address.ts'

export interface Scan {
  readonly qrId: string
  readonly caller: SignedIn
  /** Where the phone is. */
  readonly client: Client
  readonly cities: CityOf
  readonly now: Date
}

/**
 * Claims the code for the phone's account if nobody else has it; returns what is known about the computer, or an error
 * id. A computer in another network shows a number that the decision must include.
 */
export async function takeCode(
  transaction: Executor,
  { qrId, caller, client, cities, now }: Scan,
): Promise<OutputOf<typeof phone.scan> | ErrorsOf<typeof phone.scan>> {
  const code = await lockCode(transaction, qrId)
  if (code === null) return 'qrExpired'
  const nonce = newToken()
  const change = scanCode(code, { uid: caller.uid, nonceHash: hashToken(nonce), now })
  if (typeof change === 'string') return change
  const needsMatch = !isSameNetwork(code.address, client.address)
  const matchNumber = needsMatch ? (code.matchNumber ?? newMatchNumber()) : null
  await transaction
    .update(qrLogin)
    .set({ ...change, scannedAt: now, matchNumber })
    .where(eq(qrLogin.qrId, qrId))
  return {
    ...agentNames(code.agent),
    address: code.address,
    city: cities(code.address),
    askedAt: code.createdAt.toISOString(),
    expiresAt: code.expiresAt.toISOString(),
    needsMatch,
    isAccepted: await hasAccepted(transaction, caller.uid),
    nonce,
  }
}

const newMatchNumber = (): string => String(randomInt(100)).padStart(2, '0')
