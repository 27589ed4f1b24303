import { asc, eq } from 'drizzle-orm'
import { trialLimits } from '#domain/function-limits.ts'
import { functionIds } from '#domain/functions.ts'
import { functionTexts } from '#domain/functions.texts.ts'
import type { Language } from '#domain/language.ts'
import { type OpenedGrant, type Trial, withTrial } from '#domain/trial.ts'
import type { Executor } from '#server/database/database.ts'
import { functionGrant, trial } from '#server/database/schema/sign-on.ts'

interface Entry {
  readonly func: string
  readonly funcId: string
  readonly endTime: string
}

/** Functions of a person by their ids: what was granted, and what a trial that runs opens beyond it. */
export async function accessList(
  db: Executor,
  uid: number,
  now: Date,
  language: Language,
): Promise<OpenedGrant<Entry>[]> {
  const { func, funcId, endTime } = functionGrant
  const rows = await db
    .select({ func, funcId, endTime })
    .from(functionGrant)
    .where(eq(functionGrant.uid, uid))
    .orderBy(asc(funcId))
  const grants = rows.map((row) => ({ ...row, endTime: row.endTime.toISOString() }))
  const named = functionTexts[language]
  const opened = withTrial<Entry>(grants, await trialOf(db, uid), now.getTime(), (name, end) => ({
    func: named[name],
    funcId: functionIds[name],
    endTime: end,
  }))
  return opened.toSorted((one, other) => Number(one.funcId) - Number(other.funcId))
}

async function trialOf(db: Executor, uid: number): Promise<Trial | null> {
  const [row] = await db.select().from(trial).where(eq(trial.uid, uid))
  return row === undefined ? null : inText(row)
}

/** Begins somebody's trial; null for who has had one. */
export async function startTrial(db: Executor, uid: number, now: Date): Promise<Trial | null> {
  const endTime = new Date(now.getTime() + trialLimits.days * 86_400_000)
  const [begun] = await db.insert(trial).values({ uid, beginTime: now, endTime }).onConflictDoNothing().returning()
  return begun === undefined ? null : inText(begun)
}

const inText = ({ beginTime, endTime }: { readonly beginTime: Date; readonly endTime: Date }): Trial => ({
  beginTime: beginTime.toISOString(),
  endTime: endTime.toISOString(),
})
