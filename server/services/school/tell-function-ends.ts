import { sql } from 'drizzle-orm'
import { functionLimits } from '#domain/function-limits.ts'
import type { MessageKind } from '#domain/messages.ts'
import { daysAfter, endOfSchoolDay, schoolDay } from '#domain/school-day.ts'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { functionGrant } from '#server/database/schema/sign-on.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { messageSettingsKey } from '../message/tell.ts'

const told: MessageKind = 'functionEnds'
const granted: MessageKind = 'functionGranted'

/**
 * Tells teachers of their functions that end soon, once for each grant and end: a change of the grant takes what was told
 * before out of the box. Who was told of the end so lately that it was soon then already is not told again.
 */
export async function tellFunctionEnds(db: Executor, now: Date): Promise<void> {
  const soon = new Date(endOfSchoolDay(daysAfter(schoolDay(now), functionLimits.endsSoonDays)))
  const [at, until] = [now, soon].map((instant) => sql`${instant.toISOString()}::timestamptz`)
  const span = sql`make_interval(days => ${functionLimits.endsSoonDays}::int)`
  await db.execute(sql`
    insert into ${message} ("uid", "kind", "func_id", "sent_at")
    select ${functionGrant.uid}, ${told}, ${functionGrant.funcId}, ${at}
    from ${functionGrant} join ${user} on ${user.uid} = ${functionGrant.uid}
    where ${functionGrant.endTime} > ${at} and ${functionGrant.endTime} <= ${until} and ${user.disabledAt} is null
      and not exists (
        select from ${message} where ${message.uid} = ${functionGrant.uid} and ${message.funcId} = ${functionGrant.funcId}
          and (${message.kind} = ${told}
            or (${message.kind} = ${granted} and ${message.sentAt} > ${functionGrant.endTime} - ${span})))
      and not exists (
        select from ${keyValue} where ${keyValue.uid} = ${functionGrant.uid} and ${keyValue.key} = ${messageSettingsKey}
          and ${keyValue.value} @> to_jsonb(${told}::text))`)
}
