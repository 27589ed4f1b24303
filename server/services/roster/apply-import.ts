import { eq } from 'drizzle-orm'
import { applyDecisions, type RowDecision } from '#domain/roster/decisions.ts'
import type { DryRun } from '#domain/roster/dry-run.ts'
import type { Executor } from '#server/database/database.ts'
import { rosterImport, type StoredPlan } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { freePlacesBeside } from '../classes/class-places.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { isImporting } from '../member/is-importing.ts'
import { dryRunNow, findImport } from './roster-imports.ts'

interface Applying {
  readonly importId: number
  /** Of the dry run that the teacher saw. */
  readonly digest: string
  readonly decisions: Readonly<Record<string, RowDecision>>
}

/** Fixes what is to be written, and starts writing it; returns why not, if so. */
export async function applyImport(db: Executor, sendJob: SendJob, applying: Applying, uid: number, now: Date) {
  const { importId, digest, decisions } = applying
  const kept = await findImport(db, importId, true)
  if (kept === null || kept.jobId !== null) return 'importGone'
  const { courseId, roster } = kept
  if (roster.columns.some(({ isAsked }) => isAsked)) return 'columnsOpen'
  const { schoolId } = await lockClass(db, courseId)
  if (await isImporting(db, courseId)) return 'otherImportRunning'
  const seen = await dryRunNow(db, { courseId, schoolId, teacherId: uid, now }, roster.rows)
  if (seen.digest !== digest) return 'classChangedMeanwhile'
  const byRow = new Map(Object.entries(decisions).map(([row, decision]) => [Number(row), decision]))
  const planned = applyDecisions(seen.run, byRow)
  if (planned.undecided.length > 0 || planned.unfitting.length > 0) return 'decisionsMissing'
  const plan = storedPlan(planned, seen.run)
  if (plan.added.length + plan.joined.length > freePlacesBeside(seen.members.length)) return 'classFull'
  const jobId = await sendJob(db, 'importRoster', { importId })
  await db
    .update(rosterImport)
    .set({ jobId, decisions, roster: { ...roster, plan }, appliedAt: now })
    .where(eq(rosterImport.importId, importId))
  const state: JobState = 'waiting'
  const total = stepsOf(plan)
  await db
    .insert(jobProgress)
    .values({ jobId, kind: 'importRoster', uid, state, total, createdAt: now, updatedAt: now })
  return null
}

/** Rows that have to be written. */
export const stepsOf = ({ added, joined, updated }: StoredPlan): number => added.length + joined.length + updated.length

function storedPlan(plan: ReturnType<typeof applyDecisions>, run: DryRun): StoredPlan {
  const { added, joined, updated, unchanged, skipped } = plan
  return { added, joined, updated, unchanged, skipped, bad: run.outcomes.filter((outcome) => outcome.kind === 'bad') }
}
