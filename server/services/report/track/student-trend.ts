import type { report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { wireTable } from '../wire-table.ts'
import { shownTrack, type TrackAsked } from './shown-track.ts'
import { progressOf } from './track.ts'
import { hundredths, ownAssignmentsTable } from './track-tables.ts'

/** One student of a class over time; null for somebody who is not in it. */
export async function studentTrend(
  db: Executor,
  { studentId, ...asked }: TrackAsked & { readonly studentId: number },
  setting: { readonly now: Date; readonly language: Language },
): Promise<OutputOf<typeof report.studentTrend> | null> {
  const { track, nameOf } = await shownTrack(db, asked, setting)
  const student = track.students.find(({ uid }) => uid === studentId)
  if (student === undefined) return null
  const { missing, standing, trend } = progressOf(track, student)
  return {
    courseName: track.courseName,
    realname: nameOf(student.uid),
    missing,
    standing: hundredths(standing),
    trend: hundredths(trend),
    table: wireTable(ownAssignmentsTable(track, student.uid)),
  }
}
