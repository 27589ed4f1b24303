import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { hashToken, newToken } from '#server/core/cookies.ts'
import type { Executor } from '#server/database/database.ts'
import { oneTimeToken } from '#server/database/schema/sign-on.ts'

const second = 1_000

/** Milliseconds that a token of each purpose lives. */
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
  /** What it is good for beside its purpose. */
  readonly subject?: string
  /** The browser that alone can use it; left out where it is handed on. */
  readonly visitorHash?: string
  readonly uid?: number
  readonly data?: unknown
}

/** Makes a secret that works once; only its hash is kept. */
export async function issueToken(db: Executor, token: NewOneTimeToken, now: Date): Promise<string> {
  const value = newToken()
  const expiresAt = new Date(now.getTime() + tokenLives[token.purpose])
  await db.insert(oneTimeToken).values({ ...token, tokenHash: hashToken(value), createdAt: now, expiresAt })
  return value
}

/** Whose a token is, good or not; null for nobody's. */
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

/** Uses a token up, if it lives and was given to this browser or is handed on; null otherwise. Parallel uses: one wins. */
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
