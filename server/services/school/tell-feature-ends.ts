import { sql } from 'drizzle-orm'
import { featureLimits } from '#domain/features/feature-limits.ts'
import type { MessageKind } from '#domain/portal/messages.ts'
import { daysAfter, endOfSchoolDay, schoolDay } from '#domain/time/school-day.ts'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { messageSettingsKey } from '../message/tell.ts'

const ending: MessageKind = 'functionEnds'
const granted: MessageKind = 'functionGranted'

/**
 * Notifies teachers of their features that end soon, once for each grant and end: changing the grant removes the
 * earlier notice from the box. A teacher who was told of a grant when its end was already this near is not notified
 * again.
 */
export async function tellFeatureEnds(db: Executor, now: Date): Promise<void> {
  const soon = new Date(endOfSchoolDay(daysAfter(schoolDay(now), featureLimits.endsSoonDays)))
  const [at, until] = [now, soon].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  const span = sql`make_interval(days => ${featureLimits.endsSoonDays}::int)`
  await db.execute(sql`
    insert into ${message} ("uid", "kind", "feature_id", "sent_at")
    select ${featureGrant.uid}, ${ending}, ${featureGrant.featureId}, ${at}
    from ${featureGrant} join ${user} on ${user.uid} = ${featureGrant.uid}
    where ${featureGrant.endTime} > ${at} and ${featureGrant.endTime} <= ${until} and ${user.disabledAt} is null
      and not exists (
        select from ${message} where ${message.uid} = ${featureGrant.uid} and ${message.featureId} = ${featureGrant.featureId}
          and (${message.kind} = ${ending}
            or (${message.kind} = ${granted} and ${message.sentAt} > ${featureGrant.endTime} - ${span})))
      and not exists (
        select from ${keyValue} where ${keyValue.uid} = ${featureGrant.uid} and ${keyValue.key} = ${messageSettingsKey}
          and ${keyValue.value} @> to_jsonb(${ending}::text))`)
}
