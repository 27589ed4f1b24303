import { createHash } from 'node:crypto'
import { and, desc, eq, gt, or, isNull, inArray, sql } from 'drizzle-orm'
import { rosterImports } from '#domain/classes/class-limits.ts'
import { type DryRun, dryRun } from '#domain/roster/dry-run.ts'
import { type SchoolStudent, wantedOfSchool, withSchool } from '#domain/roster/join-school.ts'
import type { RosterMember } from '#domain/roster/roster-member.ts'
import type { ParsedRoster } from '#domain/roster/parse-roster.ts'
import type { ParsedRow } from '#domain/roster/parsed-row.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { rosterImport, type StoredPlan, type StoredRoster } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { atWork, type JobState } from '../jobs/progress.ts'
import { membersOf, schoolStudentsOutsideClass } from './class-members.ts'
import type { Taking } from '../classes/taking.ts'
import { nameReadings } from './name-readings.ts'
import { storableJson } from '../storable-json.ts'
import type { ReadWorksheets } from './read-list.ts'

export type RosterImport = typeof rosterImport.$inferSelect

interface NewImport {
  readonly courseId: number
  readonly uid: number
  readonly fileName: string
  readonly roster: ParsedRoster
  readonly sheets: ReadWorksheets
}

/** Stores a list that was read; it replaces the teacher's earlier lists for the class that were not applied. */
export async function keepImport(db: Executor, made: NewImport, now: Date): Promise<number> {
  const { courseId, uid, fileName, roster, sheets } = made
  await db
    .delete(rosterImport)
    .where(and(eq(rosterImport.courseId, courseId), eq(rosterImport.uid, uid), isNull(rosterImport.jobId)))
  const stored: StoredRoster = { headings: roster.headings, columns: roster.columns, rows: roster.rows, ...sheets }
  const [row] = await db
    .insert(rosterImport)
    .values({ courseId, uid, fileName, roster: storableJson(stored), createdAt: now })
    .returning({ importId: rosterImport.importId })
  if (row === undefined) throw new Error('A class list was not kept')
  return row.importId
}

/**
 * Stores a list as changed by the teacher; returns it as stored, since the digest depends on the database's order of
 * fields.
 */
export async function changeRoster(
  db: Executor,
  kept: RosterImport,
  changes: Partial<StoredRoster>,
): Promise<RosterImport> {
  const roster = { ...kept.roster, ...changes }
  const [row] = await db
    .update(rosterImport)
    .set({ roster: storableJson(roster) })
    .where(eq(rosterImport.importId, kept.importId))
    .returning()
  if (row === undefined) throw new Error('A class list was not kept')
  return row
}

/** A list that was read; null once it is discarded. `lock` locks it for this transaction. */
export async function findImport(db: Executor, importId: number, lock = false): Promise<RosterImport | null> {
  const query = db.select().from(rosterImport).where(eq(rosterImport.importId, importId))
  const [row] = await (lock ? query.for('update') : query)
  return row === undefined || isOfOldShape(row) ? null : row
}

/** A list read by an older version, which did not store columns, must be read again. */
const isOfOldShape = ({ jobId, roster }: RosterImport): boolean => jobId === null && !('columns' in roster)

/**
 * What is to be written from a list, locked for this transaction: each batch reads it, and none needs the original
 * rows.
 */
export async function findPlan(db: Executor, importId: number) {
  const { courseId, uid, done, changeId, roster } = rosterImport
  const [row] = await db
    .select({ courseId, uid, done, changeId, plan: sql<StoredPlan | null>`${roster}->'plan'` })
    .from(rosterImport)
    .where(eq(rosterImport.importId, importId))
    .for('update')
  return row
}

export interface SeenDryRun {
  readonly run: DryRun
  readonly members: readonly RosterMember[]
  /** Students of the school whom rows add, or may mean. */
  readonly beside: readonly SchoolStudent[]
  /** Identifies what would be done; students missing from the list are not part of it. */
  readonly digest: string
}

/** What importing rows into a class would do now. */
export async function dryRunNow(db: Executor, taking: Taking, rows: readonly ParsedRow[]): Promise<SeenDryRun> {
  const members = await membersOf(db, taking.courseId)
  const ofClass = dryRun(rows, members, nameReadings)
  const beside = await schoolStudentsOutsideClass(db, taking, wantedOfSchool(ofClass))
  const run = withSchool(ofClass, rows, beside)
  return { run, members, beside, digest: digestOf(run) }
}

/** One row at a time: the text of a whole list would stay in memory until garbage collection. */
function digestOf({ outcomes, proposals }: DryRun): string {
  const hash = createHash('sha256')
  for (const one of [...outcomes, ...proposals]) hash.update(JSON.stringify(one)).update('\n')
  return hash.digest('base64url')
}

export async function schoolOf(db: Executor, courseId: number): Promise<number> {
  const [row] = await db.select({ schoolId: course.schoolId }).from(course).where(eq(course.courseId, courseId))
  if (row === undefined) throw new Gone()
  return row.schoolId
}

/** The teacher's newest list for a class that is being reviewed or written; null for none. */
export async function currentImport(db: Executor, courseId: number, uid: number, now: Date) {
  const since = new Date(now.getTime() - rosterImports.keptFor)
  const isOpen = or(isNull(rosterImport.jobId), inArray(jobProgress.state, [...atWork]))
  const [row] = await db
    .select({
      importId: rosterImport.importId,
      fileName: rosterImport.fileName,
      createdAt: rosterImport.createdAt,
      state: sql<JobState | null>`${jobProgress.state}`,
    })
    .from(rosterImport)
    .leftJoin(jobProgress, eq(jobProgress.jobId, rosterImport.jobId))
    .where(
      and(eq(rosterImport.courseId, courseId), eq(rosterImport.uid, uid), gt(rosterImport.createdAt, since), isOpen),
    )
    .orderBy(desc(rosterImport.importId))
    .limit(1)
  if (row === undefined) return null
  const { createdAt, state, ...rest } = row
  return { ...rest, state: state ?? ('looking' as const), readAt: createdAt.toISOString() }
}
