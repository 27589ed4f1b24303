import { and, eq, sql } from 'drizzle-orm'
import { addressLimits } from '#domain/constants.ts'
import { Refusal } from '#server/core/refusal.ts'
import type { Executor } from '#server/database/database.ts'
import { addressCount } from '#server/database/schema/sign-on.ts'

/** What anybody may ask for before sign-in, and an address not without end. */
export type AddressKind = keyof typeof addressLimits

export interface AddressAsk {
  readonly kind: AddressKind
  readonly address: string
  readonly now: Date
}

/**
 * Counts one more ask of an address in the present window of time. Throws a 429 when it had as many as it may; of any
 * number at once, in whatever process, no more pass.
 */
export async function countAsk(db: Executor, { kind, address, now }: AddressAsk): Promise<void> {
  const { perWindow, window } = addressLimits[kind]
  const windowStart = startOf(kind, now)
  const isSame = sql`${addressCount.windowStart} = excluded.window_start`
  const counted = await db
    .insert(addressCount)
    .values({ address, kind, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [addressCount.address, addressCount.kind],
      set: { windowStart, count: sql`case when ${isSame} then ${addressCount.count} + 1 else 1 end` },
      setWhere: sql`not (${isSame}) or ${addressCount.count} < ${perWindow}`,
    })
    .returning({ count: addressCount.count })
  if (counted.length === 0) throw tooMany(windowStart.getTime() + window - now.getTime())
}

/** How many asks of an address were counted in the present window. */
export async function asksSoFar(db: Executor, { kind, address, now }: AddressAsk): Promise<number> {
  const isPresent = eq(addressCount.windowStart, startOf(kind, now))
  const [row] = await db
    .select({ count: addressCount.count })
    .from(addressCount)
    .where(and(eq(addressCount.address, address), eq(addressCount.kind, kind), isPresent))
  return row?.count ?? 0
}

const startOf = (kind: AddressKind, now: Date): Date => {
  const { window } = addressLimits[kind]
  return new Date(Math.floor(now.getTime() / window) * window)
}

const tooMany = (milliseconds: number): Refusal =>
  new Refusal(
    429,
    '这个网络的请求过多，请稍后再试',
    'Too many requests from this network; try again later',
    Math.ceil(milliseconds / 1_000),
  )
