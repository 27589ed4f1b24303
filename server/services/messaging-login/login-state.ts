import { and, eq, gt, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { hashToken, newToken } from '#server/core/cookies.ts'
import type { Executor } from '#server/database/database.ts'
import { messagingAccount, oneTimeToken } from '#server/database/schema/sign-on.ts'
import { issueToken, useToken } from '../platform/one-time-tokens.ts'

/** A state as named by a browser. */
export interface NamedState {
  readonly state: string
  readonly visitorHash: string
  readonly now: Date
}

/** Stored under the state from the moment its code is exchanged; the id once the provider has returned it. */
const kept = z.object({ openId: z.nullable(z.string()) })

const isLiving = ({ state, visitorHash, now }: NamedState) =>
  and(
    eq(oneTimeToken.tokenHash, hashToken(state)),
    eq(oneTimeToken.purpose, 'messagingState'),
    eq(oneTimeToken.visitorHash, visitorHash),
    isNull(oneTimeToken.usedAt),
    gt(oneTimeToken.expiresAt, now),
  )

/** Whether the state may present its code now; it may do so once. */
export async function claimCode(db: Executor, named: NamedState): Promise<boolean> {
  const claimed = await db
    .update(oneTimeToken)
    .set({ data: { openId: null } })
    .where(and(isLiving(named), isNull(oneTimeToken.data)))
    .returning({ tokenHash: oneTimeToken.tokenHash })
  return claimed.length > 0
}

/** Stores who the provider says it is. */
export async function keepOpenId(db: Executor, { state }: NamedState, openId: string): Promise<void> {
  await db
    .update(oneTimeToken)
    .set({ data: { openId } })
    .where(eq(oneTimeToken.tokenHash, hashToken(state)))
}

/** Leaves the service instead of the provider's id: it proves nothing by itself. */
export const handleOf = (openId: string): string => hashToken(openId).slice(0, 32)

/** Somebody of the messaging app whom nobody knows yet, in this browser: what leads to binding an account. */
export async function strangerOf(db: Executor, { visitorHash, now }: Omit<NamedState, 'state'>) {
  const state = await issueToken(db, { purpose: 'messagingState', visitorHash }, now)
  const openId = `demo-${newToken()}`
  await keepOpenId(db, { state, visitorHash, now }, openId)
  return { openId: handleOf(openId), state }
}

/** The person of a state, locked until the transaction ends; null if there is none. */
export async function lockPerson(transaction: Executor, named: NamedState): Promise<string | null> {
  const [row] = await transaction
    .select({ data: oneTimeToken.data })
    .from(oneTimeToken)
    .where(isLiving(named))
    .for('update')
  const found = kept.safeParse(row?.data)
  return found.success ? found.data.openId : null
}

/** The state has signed in and is worthless from now on. */
export async function useUpState(transaction: Executor, { state: value, visitorHash, now }: NamedState): Promise<void> {
  await useToken(transaction, { purpose: 'messagingState', value, visitorHash }, now)
}

/** The account bound to a person of the messaging app. */
export async function boundUid(db: Executor, openId: string): Promise<number | null> {
  const [row] = await db
    .select({ uid: messagingAccount.uid })
    .from(messagingAccount)
    .where(eq(messagingAccount.openId, openId))
  return row?.uid ?? null
}

/** Binds an account to a person; false if either is bound already. */
export async function bindPerson(transaction: Executor, openId: string, uid: number, now: Date): Promise<boolean> {
  const bound = await transaction
    .insert(messagingAccount)
    .values({ openId, uid, boundAt: now })
    .onConflictDoNothing()
    .returning({ uid: messagingAccount.uid })
  return bound.length > 0 || (await boundUid(transaction, openId)) === uid
}
