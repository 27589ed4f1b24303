import type { Language } from '#domain/portal/language.ts'
import { orderOfAliases } from '#domain/report/order-of-aliases.ts'
import type { Executor } from '#server/database/database.ts'
import { namesIn } from '../shown-names.ts'
import { readTrack } from './track.ts'
import type { Days } from './track-queries.ts'

export interface TrackAsked {
  readonly courseId: number
  readonly days: Days
  readonly anonymous: boolean
}

/** A class over time with its students' names, or with numbers, in whose order the students are then. */
export async function shownTrack(
  db: Executor,
  { courseId, days, anonymous }: TrackAsked,
  { now, language }: { readonly now: Date; readonly language: Language },
) {
  const found = await readTrack(db, courseId, days, now)
  const track = anonymous ? { ...found, students: orderOfAliases(found.students, { courseId }) } : found
  return { track, nameOf: namesIn(track, anonymous ? language : null) }
}
