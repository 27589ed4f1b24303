import { and, eq, inArray } from 'drizzle-orm'
import type { AnswerKey } from '#domain/questions/question.ts'
import { joinedChanges } from '#domain/scan/key-of-sheet.ts'
import type { Executor } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { findChange, noteChange, noteUndo } from './key-changes.ts'
import { findPlace, lockKeys, noteRemark, storeKey } from './key-correction.ts'
import { canonicalKey, keyFits } from './key-fits.ts'
import { type StoredChange, withClasses } from './changed-classes.ts'
import { foreseenChanges, readAnswers } from './remark-answers.ts'

interface WantedKey {
  readonly itemId: number
  readonly key: AnswerKey
}

interface Act {
  readonly paperId: number
  readonly uid: number
  readonly now: Date
}

/** Which totals several keys would change together, and in how many submissions. */
export async function foreseeKeys(db: Executor, paperId: number, keys: readonly WantedKey[]) {
  const changes: StoredChange[] = []
  const submissions = new Set<number>()
  for (const { itemId, key } of keys) {
    const place = await findPlace(db, paperId, itemId)
    if (place === null) return 'itemUnknown'
    if (!keyFits(place, key)) return 'keyInvalid'
    const answers = await readAnswers(db, { paperId, itemId })
    for (const { submissionId } of answers) submissions.add(submissionId)
    changes.push(...foreseenChanges({ key: canonicalKey(key), score: place.score }, answers))
  }
  return { submissions: submissions.size, changes: await withClasses(db, joinedChanges(changes)) }
}

/**
 * Stores several keys, each over the revision that was seen, and queues the re-marking; on a refusal the transaction
 * must roll back.
 */
export async function correctKeys(
  db: Executor,
  sendJob: SendJob,
  { paperId, keys, uid, now }: Act & { readonly keys: readonly (WantedKey & { readonly keyRev: number })[] },
) {
  await lockKeys(db, paperId, now)
  const places = new Map<number, AnswerKey>()
  for (const { itemId, key, keyRev } of keys) {
    const place = await findPlace(db, paperId, itemId)
    if (place === null) return 'itemUnknown'
    if (place.keyRev !== keyRev) return 'keyChangedByOther'
    if (!keyFits(place, key) || places.has(itemId)) return 'keyInvalid'
    places.set(itemId, place.key)
  }
  const keyChangeIds: number[] = []
  for (const { itemId, key } of keys) {
    const [before, after] = [places.get(itemId) ?? key, canonicalKey(key)]
    await storeKey(db, paperId, itemId, after)
    keyChangeIds.push(await noteChange(db, { paperId, itemId, before, after, creatorId: uid, createdAt: now }))
  }
  const jobIds = await remarkAll(db, sendJob, { paperId, uid, now }, [...places.keys()])
  return { jobIds, keyChangeIds }
}

/** Reverts corrections; if one of them cannot be reverted, none is. */
export async function undoKeys(
  db: Executor,
  sendJob: SendJob,
  { keyChangeIds, ...act }: Act & { readonly keyChangeIds: readonly number[] },
) {
  const { paperId, now } = act
  await lockKeys(db, paperId, now)
  const found = new Map<number, NonNullable<Awaited<ReturnType<typeof findChange>>>>()
  for (const keyChangeId of keyChangeIds) {
    const change = await findChange(db, paperId, keyChangeId)
    if (change === null) return 'changeUnknown'
    if (!change.canUndo) return 'keyChangedByOther'
    found.set(keyChangeId, change)
  }
  for (const [keyChangeId, { itemId, before }] of found) {
    await storeKey(db, paperId, itemId, before)
    await noteUndo(db, keyChangeId, now)
  }
  const itemIds = [...found.values()].map(({ itemId }) => itemId)
  return { jobIds: await remarkAll(db, sendJob, act, itemIds) }
}

async function remarkAll(db: Executor, sendJob: SendJob, { paperId, uid, now }: Act, itemIds: readonly number[]) {
  const jobIds: string[] = []
  for (const itemId of itemIds) {
    const jobId = await sendJob(db, 'remark', { paperId, itemId })
    await noteRemark(db, jobId, uid, now)
    jobIds.push(jobId)
  }
  return jobIds
}

/** The joint progress of several re-markings; null if one is unknown or not the caller's. */
export async function remarksTogether(db: Executor, jobIds: readonly string[], uid: number) {
  const wanted = [...new Set(jobIds)]
  const rows = await db
    .select({ state: jobProgress.state, done: jobProgress.done, total: jobProgress.total })
    .from(jobProgress)
    .where(and(inArray(jobProgress.jobId, wanted), eq(jobProgress.uid, uid), eq(jobProgress.kind, 'remark')))
  if (rows.length < wanted.length) return null
  const isAny = (state: string) => rows.some((row) => row.state === state)
  const state = isAny('failed') ? 'failed' : rows.every((row) => row.state === 'done') ? 'done' : 'running'
  const sumOf = (count: 'done' | 'total') => rows.reduce((sum, row) => sum + row[count], 0)
  return { state, done: sumOf('done'), total: sumOf('total') } as const
}
