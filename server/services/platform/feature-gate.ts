import { and, eq, exists, gt, lte, or, sql } from 'drizzle-orm'
import { type FeatureName, featureIds } from '#domain/features/granted-features.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { user } from '#server/database/schema/people.ts'
import { featureGrant, trial } from '#server/database/schema/sign-on.ts'

const granted = prepared((db) => {
  const now = sql.placeholder('now')
  const { featureId, endTime } = featureGrant
  const ofFeature = and(eq(featureId, sql.placeholder('featureId')), eq(featureGrant.uid, user.uid), gt(endTime, now))
  const ofTrial = and(eq(trial.uid, user.uid), lte(trial.beginTime, now), gt(trial.endTime, now))
  const isGranted = exists(db.select({ uid: featureGrant.uid }).from(featureGrant).where(ofFeature))
  const isTried = exists(db.select({ uid: trial.uid }).from(trial).where(ofTrial))
  return db
    .select({ uid: user.uid })
    .from(user)
    .where(and(eq(user.uid, sql.placeholder('uid')), or(isGranted, isTried)))
    .prepare('open_function')
})

/**
 * Whether a feature is open to the caller at a given time (specification §6): granted beyond it, or in a running trial.
 */
export async function hasFeature(db: Executor, { uid }: Caller, name: FeatureName, now: Date): Promise<boolean> {
  const rows = await granted(db).execute({ uid, featureId: featureIds[name], now })
  return rows.length > 0
}
