import type { report } from '#api/contract/areas/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { namesIn } from '../shown-names.ts'
import { wireTable } from '../wire-table.ts'
import { progressOf, readTrack } from './track.ts'
import type { Days } from './track-queries.ts'
import { hundredths, ownTestsTable } from './track-tables.ts'

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
    realname: namesIn(track, hidden)(student.uid),
    missing,
    standing: hundredths(standing),
    trend: hundredths(trend),
    table: wireTable(ownTestsTable(track, student.uid)),
  }
}
