import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { hashToken, newToken } from '#server/core/cookies.ts'
import type { Executor } from '#server/database/database.ts'
import { oneTimeToken } from '#server/database/schema/sign-on.ts'
import { second } from '#domain/time/units.ts'

/** Lifetime of the tokens for each purpose, in milliseconds. */
export const tokenLives = {
  client: 600 * second,
  captcha: 300 * second,
  device: 300 * second,
  service: 10 * second,
  desktop: 30 * second,
  messagingState: 600 * second,
} as const

export type TokenPurpose = keyof typeof tokenLives

export interface NewOneTimeToken {
  readonly purpose: TokenPurpose
  /** What it is bound to besides its purpose. */
  readonly subject?: string
  /** The only browser that can use it; omitted if it is handed on. */
  readonly visitorHash?: string
  readonly uid?: number
  readonly data?: unknown
}

/** Creates a secret that works once; only its hash is stored. */
export async function issueToken(db: Executor, token: NewOneTimeToken, now: Date): Promise<string> {
  const value = newToken()
  const expiresAt = new Date(now.getTime() + tokenLives[token.purpose])
  await db.insert(oneTimeToken).values({ ...token, tokenHash: hashToken(value), createdAt: now, expiresAt })
  return value
}

/** The owner of a token, valid or not; null if it has none. */
export async function ownerOfToken(
  db: Executor,
  { purpose, value }: { readonly purpose: TokenPurpose; readonly value: string },
): Promise<number | null> {
  const [row] = await db
    .select({ uid: oneTimeToken.uid })
    .from(oneTimeToken)
    .where(and(eq(oneTimeToken.tokenHash, hashToken(value)), eq(oneTimeToken.purpose, purpose)))
  return row?.uid ?? null
}

export type OneTimeToken = typeof oneTimeToken.$inferSelect

/**
 * Uses a token up, if it is alive and was given to this browser or may be handed on; null otherwise. Of parallel uses,
 * one wins.
 */
export async function useToken(
  db: Executor,
  {
    purpose,
    value,
    visitorHash,
  }: { readonly purpose: TokenPurpose; readonly value: string; readonly visitorHash?: string },
  now: Date,
): Promise<OneTimeToken | null> {
  const handedOn = isNull(oneTimeToken.visitorHash)
  const [row] = await db
    .update(oneTimeToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeToken.tokenHash, hashToken(value)),
        eq(oneTimeToken.purpose, purpose),
        visitorHash === undefined ? handedOn : or(handedOn, eq(oneTimeToken.visitorHash, visitorHash)),
        isNull(oneTimeToken.usedAt),
        gt(oneTimeToken.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}
