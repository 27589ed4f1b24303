import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Language } from '#domain/portal/language.ts'
import { type BadRow, badRow } from '#domain/roster/dry-run.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import { formatTime } from '#domain/time/time-format.ts'
import type { MadeFile } from '#server/core/file-answer.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { reportFileName } from '../files/file-names.ts'
import { dryRunNow, type RosterImport, schoolOf } from './roster-imports.ts'
import { rosterWorkbookTexts } from './roster-workbook.texts.ts'
import { writtenSoFar } from './write-import.ts'
import { writeFailedRows, writeRoster } from './write-roster.ts'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A class as a file that can be imported again unchanged. */
export async function exportedClass(
  db: Executor,
  courseId: number,
  members: readonly RosterMember[],
  now: Date,
  language: Language,
): Promise<MadeFile> {
  const [row] = await db.select({ name: course.courseName }).from(course).where(eq(course.courseId, courseId))
  const entries = members.map(({ realname, number, username, groupName, mobile }) => ({
    realname,
    number,
    username,
    groupName,
    mobile,
  }))
  const name = reportFileName(row?.name ?? '', formatTime(now.getTime(), 'Y-m-d'), rosterWorkbookTexts[language].sheet)
  return { name, type, bytes: await writeRoster(entries, language) }
}

/** The rows of a list that were not imported, as a file, and their number. */
export async function failedRowsOf(
  db: Executor,
  kept: RosterImport,
  now: Date,
  language: Language,
): Promise<{ readonly file: MadeFile; readonly rows: number }> {
  const bad = kept.jobId === null ? await badNow(db, kept, now) : await badWhenWritten(db, kept)
  const name = reportFileName('', kept.fileName.replace(/\.\w+$/, ''), rosterWorkbookTexts[language].failedWorksheet)
  const { headings, sheets = [] } = kept.roster
  return { file: { name, type, bytes: await writeFailedRows({ headings, sheets }, bad, language) }, rows: bad.length }
}

async function badNow(db: Executor, { courseId, uid, roster }: RosterImport, now: Date): Promise<readonly BadRow[]> {
  const taking = { courseId, schoolId: await schoolOf(db, courseId), teacherId: uid, now }
  const { run } = await dryRunNow(db, taking, roster.rows)
  return run.outcomes.filter((outcome) => outcome.kind === 'bad')
}

/** Rows that were bad when the teacher looked, and those that were bad by the time they were written. */
async function badWhenWritten(db: Executor, { jobId, roster }: RosterImport): Promise<readonly BadRow[]> {
  const [progress] = await db
    .select({ result: jobProgress.result })
    .from(jobProgress)
    .where(eq(jobProgress.jobId, jobId ?? ''))
  const written = z.safeParse(writtenSoFar, progress?.result)
  const faults = new Map(written.success ? written.data.faults.map(({ row, problems }) => [row, problems]) : [])
  const late = roster.rows.flatMap((row): readonly BadRow[] => {
    const problems = 'entry' in row ? faults.get(row.row) : undefined
    return problems === undefined ? [] : [badRow(row, problems)]
  })
  return [...(roster.plan?.bad ?? []), ...late].toSorted((left, right) => left.row - right.row)
}
