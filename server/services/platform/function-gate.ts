import { and, eq, gt, sql } from 'drizzle-orm'
import { type FunctionName, functionIds } from '#domain/functions.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { functionGrant } from '#server/database/schema/sign-on.ts'

const granted = prepared((db) =>
  db
    .select({ funcId: functionGrant.funcId })
    .from(functionGrant)
    .where(
      and(
        eq(functionGrant.uid, sql.placeholder('uid')),
        eq(functionGrant.funcId, sql.placeholder('funcId')),
        gt(functionGrant.endTime, sql.placeholder('now')),
      ),
    )
    .prepare('open_function'),
)

/** Whether a function is open to the caller at a moment (specification §6): granted, and its end is ahead. */
export async function hasFunction(db: Executor, { uid }: Caller, name: FunctionName, now: Date): Promise<boolean> {
  const rows = await granted(db).execute({ uid, funcId: functionIds[name], now })
  return rows.length > 0
}
