import { asc, eq } from 'drizzle-orm'
import { trialLimits } from '#domain/features/feature-limits.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import type { Language } from '#domain/portal/language.ts'
import { type OpenedGrant, type Trial, withTrial } from '#domain/features/trial.ts'
import type { Executor } from '#server/database/database.ts'
import { featureGrant, trial } from '#server/database/schema/sign-on.ts'
import { day } from '#domain/time/units.ts'

interface Entry {
  readonly feature: string
  readonly featureId: string
  readonly endTime: string
}

/** A person's features by id: those granted, and those that a running trial opens beyond them. */
export async function accessList(
  db: Executor,
  uid: number,
  now: Date,
  language: Language,
): Promise<OpenedGrant<Entry>[]> {
  const { feature, featureId, endTime } = featureGrant
  const rows = await db
    .select({ feature, featureId, endTime })
    .from(featureGrant)
    .where(eq(featureGrant.uid, uid))
    .orderBy(asc(featureId))
  const grants = rows.map((row) => ({ ...row, endTime: row.endTime.toISOString() }))
  const named = featureTexts[language]
  const opened = withTrial<Entry>(grants, await trialOf(db, uid), now.getTime(), (name, end) => ({
    feature: named[name],
    featureId: featureIds[name],
    endTime: end,
  }))
  return opened.toSorted((one, other) => Number(one.featureId) - Number(other.featureId))
}

async function trialOf(db: Executor, uid: number): Promise<Trial | null> {
  const [row] = await db.select().from(trial).where(eq(trial.uid, uid))
  return row === undefined ? null : inText(row)
}

/** Begins somebody's trial; null if they have already had one. */
export async function startTrial(db: Executor, uid: number, now: Date): Promise<Trial | null> {
  const endTime = new Date(now.getTime() + trialLimits.days * day)
  const [begun] = await db.insert(trial).values({ uid, beginTime: now, endTime }).onConflictDoNothing().returning()
  return begun === undefined ? null : inText(begun)
}

const inText = ({ beginTime, endTime }: { readonly beginTime: Date; readonly endTime: Date }): Trial => ({
  beginTime: beginTime.toISOString(),
  endTime: endTime.toISOString(),
})
