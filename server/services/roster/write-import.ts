import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { importResult, rowProblem } from '#api/contract/schemas/rosters.ts'
import { rosterImports } from '#domain/classes/class-limits.ts'
import { changesOf } from '#domain/roster/changes.ts'
import { codeKey } from '#domain/roster/roster-member.ts'
import { nameKey } from '#domain/roster/name-reading.ts'
import type { RosterField } from '#domain/roster/columns.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { memberChange } from '#server/database/schema/member-changes.ts'
import { rosterImport, type StoredPlan } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { Job } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { keepAfter, keepBefore, newChange } from '../member/record-change.ts'
import { stepsOf } from './apply-import.ts'
import { type ChangeFaults, changeStudents, type StudentChange } from './change-students.ts'
import { bringIn, holdersOf } from './class-members.ts'
import { lockClass } from '../classes/lock-classes.ts'
import { freePlaces } from '../classes/class-places.ts'
import type { Taking } from '../classes/taking.ts'
import { freeStudents } from './free-students.ts'
import { findPlan } from './roster-imports.ts'
import { makeStudentAccounts } from '../account/student-accounts.ts'
import { takeStudents } from './take-students.ts'

/** What has been written so far, and the rows that failed although they were good when the teacher looked. */
export const writtenSoFar = z.object({
  ...importResult.shape,
  faults: z.array(z.object({ row: z.int(), problems: z.array(rowProblem) })),
})

type Written = z.output<typeof writtenSoFar>

/**
 * Writes an applied list into its class. Each batch and its progress are one transaction: the job resumes where it was
 * interrupted, and no row is written twice. Two runs of one job take turns on its progress row.
 */
export async function writeImport(db: Database, job: Job<'importRoster'>, now: () => Date): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await db.transaction((transaction) => writeImportBatch(transaction, job, now()))
}

/** Runs one batch; returns whether there is more to do. */
export async function writeImportBatch(db: Transaction, job: Job<'importRoster'>, now: Date): Promise<boolean> {
  const [progress] = await db.select().from(jobProgress).where(eq(jobProgress.jobId, job.jobId)).for('update')
  if (progress === undefined || progress.state === 'done') return false
  const kept = await findPlan(db, job.importId)
  if (kept === undefined || kept.plan === null) return false
  const { plan } = kept
  const { courseId, uid: teacherId } = kept
  // Both are locked, the class first as everywhere.
  const { schoolId } = await lockClass(db, courseId)
  const taking = { courseId, schoolId, teacherId, now }
  // Student numbers are assigned by one list at a time.
  await db.execute(sql`select from school where school_id = ${taking.schoolId}::bigint for update`)
  const before = progress.result === null ? unbegun(plan) : z.parse(writtenSoFar, progress.result)
  const changeId = kept.changeId ?? (await newChange(db, { courseId, by: teacherId, now }))
  const { written, rows } = await writeSome(db, { taking, plan, changeId, done: kept.done }, before)
  const done = kept.done + rows
  const hasMore = done < stepsOf(plan)
  const state: JobState = hasMore ? 'running' : 'done'
  // The time for undoing it starts at its end.
  await db.update(memberChange).set({ changedAt: now }).where(eq(memberChange.changeId, changeId))
  await db.update(rosterImport).set({ done, changeId }).where(eq(rosterImport.importId, job.importId))
  await db
    .update(jobProgress)
    .set({ state, done, result: written, updatedAt: now })
    .where(eq(jobProgress.jobId, job.jobId))
  return hasMore
}

const unbegun = ({ unchanged, skipped, bad }: StoredPlan): Written => ({
  added: 0,
  joined: 0,
  asked: 0,
  updated: 0,
  unchanged: unchanged.length,
  skipped: skipped.length,
  failed: bad.length,
  faults: [],
})

interface Writing {
  readonly taking: Taking
  readonly plan: StoredPlan
  /** The id under which all of it can be undone. */
  readonly changeId: number
  /** Number of rows written: first those that change students, then those that join, then new ones. */
  readonly done: number
}

interface Step {
  readonly written: Written
  readonly rows: number
}

/** The next batch. Changed students come first and together, as they may swap their numbers. */
async function writeSome(db: Transaction, writing: Writing, before: Written): Promise<Step> {
  const { taking, plan, done } = writing
  const { updated, joined, added } = plan
  if (done < updated.length) {
    const change = () => changeStudents(db, taking, updated, true)
    const faults = await recorded(db, writing, uidsOf(updated), change)
    return { written: noted(before, 'updated', updated, faults), rows: updated.length }
  }
  const ofJoined = done - updated.length
  if (ofJoined < joined.length) {
    const batch = joined.slice(ofJoined, ofJoined + rosterImports.batchRows)
    const { fitting, noticed } = await fittingOf(db, taking, 'joined', batch, before)
    const written = await recorded(db, writing, uidsOf(fitting), () => join(db, writing, fitting, noticed))
    return { written, rows: batch.length }
  }
  const ofAdded = ofJoined - joined.length
  const batch = added.slice(ofAdded, ofAdded + rosterImports.batchRows)
  const { fitting, noticed } = await fittingOf(db, taking, 'added', batch, before)
  return { written: await add(db, writing, fitting, noticed), rows: batch.length }
}

/** The rows for which the class still has places, as others may have come since the teacher looked. */
async function fittingOf<Row extends { readonly row: number }>(
  db: Transaction,
  { courseId }: Taking,
  kind: 'added' | 'joined',
  batch: readonly Row[],
  before: Written,
) {
  const places = await freePlaces(db, courseId)
  const beyond = batch.slice(places)
  const faults: ChangeFaults = new Map(beyond.map(({ row }) => [row, { field: 'realname', reason: 'classFull' }]))
  return { fitting: batch.slice(0, places), noticed: noted(before, kind, beyond, faults) }
}

const uidsOf = (changes: readonly StudentChange[]): number[] => changes.map(({ uid }) => uid)

/** Records the students before and after a part of the writing. */
async function recorded<Outcome>(
  db: Transaction,
  { taking, changeId }: Writing,
  uids: readonly number[],
  write: () => Promise<Outcome>,
): Promise<Outcome> {
  const touched = { courseIds: [taking.courseId], uids, accounts: 'changed' } as const
  await keepBefore(db, changeId, touched)
  const outcome = await write()
  await keepAfter(db, changeId, touched)
  return outcome
}

/**
 * Students of the school; one who is to be requested is not changed, even if they could be added at once when the
 * teacher looked.
 */
async function join(
  db: Transaction,
  { taking }: Writing,
  batch: readonly StudentChange[],
  before: Written,
): Promise<Written> {
  const free = await freeStudents(
    db,
    taking,
    batch.map(({ uid }) => uid),
  )
  const changed = batch.flatMap((one) => {
    const changes = one.changes.filter(({ field }) => field !== 'groupName')
    return changes.length === 0 || !free.has(one.uid) ? [] : [{ ...one, changes }]
  })
  const faults = await changeStudents(db, taking, changed, false)
  const good = batch.filter(({ row }) => !faults.has(row))
  const asked = await takeStudents(
    db,
    taking,
    good.map(({ uid, changes }) => ({
      uid,
      groupName: changes.find(({ field }) => field === 'groupName')?.to ?? null,
    })),
  )
  const isAsked = ({ uid }: StudentChange) => asked.has(uid)
  const joined = batch.filter((one) => !isAsked(one))
  return noted(noted(before, 'joined', joined, faults), 'asked', batch.filter(isAsked), new Map())
}

type NewRow = StoredPlan['added'][number]

/** New accounts; a student who has got the number meanwhile through another list is added if the name is the same. */
async function add(db: Transaction, writing: Writing, batch: readonly NewRow[], before: Written): Promise<Written> {
  const { taking } = writing
  const { courseId, schoolId, now } = taking
  const holders = await holdersOf(
    db,
    schoolId,
    batch.flatMap(({ entry }) => (entry.number === null ? [] : [codeKey(entry.number)])),
  )
  const holderOf = ({ entry }: NewRow) => (entry.number === null ? undefined : holders.get(codeKey(entry.number)))
  const made = batch.filter((row) => holderOf(row) === undefined)
  const accounts = await makeStudentAccounts(
    db,
    schoolId,
    made.map(({ entry }) => entry),
    now,
  )
  const students = accounts.map(({ uid }, index) => ({ uid, groupName: made[index]?.entry.groupName ?? null }))
  const touched = { courseIds: [courseId], uids: students.map(({ uid }) => uid), accounts: 'made' } as const
  await keepBefore(db, writing.changeId, touched)
  await bringIn(db, courseId, students, now, true)
  await keepAfter(db, writing.changeId, touched)
  const met = batch.flatMap(({ row, entry }) => {
    const holder = holderOf({ row, entry })
    return holder === undefined ? [] : [{ row, uid: holder.uid, entry, holder }]
  })
  const same = met.filter(({ entry, holder }) => nameKey(entry.realname) === nameKey(holder.realname))
  const joining = same.map(({ row, uid, entry, holder }) => ({ row, uid, changes: changesOf(holder, entry) }))
  const strangers: ChangeFaults = new Map(
    met.filter((one) => !same.includes(one)).map(({ row }) => [row, { field: 'number', reason: 'numberOfSchool' }]),
  )
  const afterMade = noted(before, 'added', made, new Map())
  const afterJoined = await recorded(db, writing, uidsOf(joining), () => join(db, writing, joining, afterMade))
  return noted(afterJoined, 'joined', [...strangers.keys()].map(rowOnly), strangers)
}

const rowOnly = (row: number) => ({ row })

/** The counts including one more batch, and its rows that were not written. */
function noted(
  before: Written,
  kind: 'added' | 'joined' | 'asked' | 'updated',
  batch: readonly { readonly row: number }[],
  faults: ReadonlyMap<number, { readonly field: RosterField; readonly reason: RowReason }>,
): Written {
  const failed = batch.flatMap(({ row }) => {
    const fault = faults.get(row)
    return fault === undefined ? [] : [{ row, problems: [{ ...fault, value: '' }] }]
  })
  return {
    ...before,
    [kind]: before[kind] + batch.length - failed.length,
    failed: before.failed + failed.length,
    faults: [...before.faults, ...failed],
  }
}
