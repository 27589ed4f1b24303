import type { report } from '#api/contract/areas/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { aliasOf } from '../families/facts.ts'
import { wireTable } from '../families/families.ts'
import { progressOf, readTrack, type Track } from './track.ts'
import type { Days } from './track-queries.ts'
import { hundredths, type NameOf, ownTestsTable } from './track-tables.ts'

/** Names of a class's students: the real ones, or 学生 3 by their order in the class. */
export function trackNames({ students }: Track, hidden: Language | null): NameOf {
  const names = new Map(
    students.map(({ uid, realname }, index) => [uid, hidden === null ? realname : aliasOf(hidden, index + 1)]),
  )
  return (uid) => names.get(uid) ?? ''
}

/** One student of a class over time; null for somebody who is not in it. */
export async function studentTrend(
  db: Executor,
  of: { readonly courseId: number; readonly studentId: number; readonly days: Days },
  hidden: Language | null,
  now: Date,
): Promise<OutputOf<typeof report.studentTrend> | null> {
  const track = await readTrack(db, of.courseId, of.days, now)
  const student = track.students.find(({ uid }) => uid === of.studentId)
  if (student === undefined) return null
  const { missing, standing, trend } = progressOf(track, student)
  return {
    courseName: track.courseName,
    realname: trackNames(track, hidden)(student.uid),
    missing,
    standing: hundredths(standing),
    trend: hundredths(trend),
    table: wireTable(ownTestsTable(track, student.uid)),
  }
}
