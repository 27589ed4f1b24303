import * as z from 'zod/mini'
import { eq } from 'drizzle-orm'
import { type CourseKind, type OptionalMessageKind, optionalMessageKinds } from '#domain/portal/messages.ts'
import type { Executor } from '#server/database/database.ts'
import { message } from '#server/database/schema/messages.ts'
import { school } from '#server/database/schema/people.ts'
import { settingOf } from '../user/settings.ts'

/** The key of a person's message settings. */
export const messageSettingsKey = 'messageKindsOff'

const kept = z.array(z.string())

/** Kinds of messages that somebody has switched off, as far as this version knows them. */
export async function kindsOff(db: Executor, uid: number): Promise<OptionalMessageKind[]> {
  const { data = [] } = z.safeParse(kept, await settingOf(db, uid, messageSettingsKey))
  return optionalMessageKinds.filter((kind) => data.includes(kind))
}

/** Changes to somebody's classes or features, and who made them: these cannot be switched off. */
type MandatoryNews =
  | {
      readonly kind: Exclude<CourseKind, OptionalMessageKind> | 'studentsAsked' | 'studentsDecided'
      readonly courseId: number
      readonly byUid: number
    }
  | { readonly kind: 'functionGranted' | 'functionTaken'; readonly featureId: string; readonly byUid: number }

/** Everything that a message can report. */
export type News =
  | MandatoryNews
  | { readonly kind: 'application'; readonly applicationId: number }
  | { readonly kind: 'feedback' | 'reply'; readonly feedbackId: number }
  | { readonly kind: 'courseLeft'; readonly courseId: number; readonly byUid: number }
  | { readonly kind: 'join'; readonly courseId: number }

/** Puts a message into somebody's box, unless they have switched off its kind. */
export async function tell(db: Executor, uid: number, news: News, now: Date): Promise<void> {
  if ((await kindsOff(db, uid)).some((kind) => kind === news.kind)) return
  await db.insert(message).values({ ...news, uid, sentAt: now })
}

/** The same for several people, with a kind that cannot be switched off. */
export async function tellAll(db: Executor, uids: readonly number[], news: MandatoryNews, now: Date): Promise<void> {
  if (uids.length > 0) await db.insert(message).values(uids.map((uid) => ({ ...news, uid, sentAt: now })))
}

/** The same for the owner of a school, if there is one; nobody is notified of their own actions. */
export async function tellOwner(db: Executor, schoolId: number, news: News, now: Date, by?: number): Promise<void> {
  const [found] = await db.select({ ownerId: school.ownerId }).from(school).where(eq(school.schoolId, schoolId))
  const ownerId = found?.ownerId ?? null
  if (ownerId !== null && ownerId !== by) await tell(db, ownerId, news, now)
}
