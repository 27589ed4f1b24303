import { and, eq, exists, gt, lte, or, sql } from 'drizzle-orm'
import { type FunctionName, functionIds } from '#domain/functions.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { user } from '#server/database/schema/people.ts'
import { functionGrant, trial } from '#server/database/schema/sign-on.ts'

const granted = prepared((db) => {
  const now = sql.placeholder('now')
  const { funcId, endTime } = functionGrant
  const ofFunction = and(eq(funcId, sql.placeholder('funcId')), eq(functionGrant.uid, user.uid), gt(endTime, now))
  const ofTrial = and(eq(trial.uid, user.uid), lte(trial.beginTime, now), gt(trial.endTime, now))
  const isGranted = exists(db.select({ uid: functionGrant.uid }).from(functionGrant).where(ofFunction))
  const isTried = exists(db.select({ uid: trial.uid }).from(trial).where(ofTrial))
  return db
    .select({ uid: user.uid })
    .from(user)
    .where(and(eq(user.uid, sql.placeholder('uid')), or(isGranted, isTried)))
    .prepare('open_function')
})

/** Whether a function is open to the caller at a moment (specification §6): granted until later, or in a trial that runs. */
export async function hasFunction(db: Executor, { uid }: Caller, name: FunctionName, now: Date): Promise<boolean> {
  const rows = await granted(db).execute({ uid, funcId: functionIds[name], now })
  return rows.length > 0
}
