import { setTimeout } from 'node:timers/promises'
import { and, desc, eq, gt, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { qrLimits } from '#domain/portal/constants.ts'
import { qrStatus } from '#domain/accounts/qr-rules.ts'
import type { Executor } from '#server/database/database.ts'
import { gathered } from '#server/database/gathered.ts'
import { prepared } from '#server/database/prepared.ts'
import { user } from '#server/database/schema/people.ts'
import { qrLogin } from '#server/database/schema/sign-on.ts'

export type StoredCode = typeof qrLogin.$inferSelect

export interface CodeWithScanner {
  readonly code: StoredCode
  /** Name of the person who scanned it. */
  readonly realname: string | null
}

const findCodes = prepared((db) =>
  db
    .select({ code: qrLogin, realname: user.realname })
    .from(qrLogin)
    .leftJoin(user, eq(user.uid, qrLogin.scannedBy))
    .where(sql`${qrLogin.qrId} = any(${sql.placeholder('qrIds')})`)
    .prepare('qr_find'),
)

/** A delay of this many milliseconds in a poll's answer is imperceptible. */
const otherPolls = () => setTimeout(10)

/** Codes by id; a school's screens all poll every two seconds and share the query. */
export const codeLookUp = (db: Executor): ((qrId: string) => Promise<CodeWithScanner | null>) =>
  gathered(async (qrIds) => {
    const rows = await findCodes(db).execute({ qrIds })
    return new Map(rows.map((row) => [row.code.qrId, row]))
  }, otherPolls)

/** A code, locked until the transaction ends. */
export async function lockCode(transaction: Executor, qrId: string): Promise<StoredCode | null> {
  const [code] = await transaction.select().from(qrLogin).where(eq(qrLogin.qrId, qrId)).for('update')
  return code ?? null
}

/** Records that the computer is now given its ticket; false if that happened meanwhile, or the code ended. */
export async function noteFirstAnswer(db: Executor, qrId: string, now: Date): Promise<boolean> {
  const noted = await db
    .update(qrLogin)
    .set({ answeredAt: now })
    .where(
      and(
        eq(qrLogin.qrId, qrId),
        eq(qrLogin.status, qrStatus.confirmed),
        isNull(qrLogin.answeredAt),
        gt(qrLogin.expiresAt, now),
      ),
    )
    .returning({ qrId: qrLogin.qrId })
  return noted.length > 0
}

/** Whether an address has the maximum of live codes. Serializes its calls for a code until the transaction is over. */
export async function isCrowded(transaction: Executor, address: string, now: Date): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`qr ${address}`}, 0))`)
  const living = await transaction.$count(qrLogin, and(eq(qrLogin.address, address), gt(qrLogin.expiresAt, now)))
  return living >= qrLimits.perAddress
}

/**
 * Ends the code that a new one replaces, and the oldest ones beyond what a visitor may have. Serializes the visitor's
 * calls for a code until the transaction is over.
 */
export async function giveUpOldCodes(
  transaction: Executor,
  visitorHash: string,
  former: { readonly qrId: string; readonly tokenHash: string },
  now: Date,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitorHash}, 0))`)
  const isOpen = and(
    eq(qrLogin.visitorHash, visitorHash),
    gt(qrLogin.expiresAt, now),
    ne(qrLogin.status, qrStatus.cancelled),
    isNull(qrLogin.answeredAt),
  )
  const isFormer = sql`(${qrLogin.qrId} = ${former.qrId} and ${qrLogin.tokenHash} = ${former.tokenHash})`
  const staying = transaction
    .select({ qrId: qrLogin.qrId })
    .from(qrLogin)
    .where(and(isOpen, sql`not ${isFormer}`))
    .orderBy(desc(qrLogin.createdAt))
    .limit(qrLimits.perVisitor - 1)
  await transaction
    .update(qrLogin)
    .set({ expiresAt: now })
    .where(and(isOpen, notInArray(qrLogin.qrId, staying)))
}
