import { and, eq, inArray } from 'drizzle-orm'
import { joinedChanges } from '#domain/scan/key-of-sheet.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { JobData, SendJob } from '../jobs/job-queue.ts'
import { findChanges, noteChanges, noteUndone } from './key-changes.ts'
import { findKeyedItems, lockKeys, type NewKey, noteRemarks, storeKeys } from './key-correction.ts'
import { canonicalKey, keyFits } from './key-fits.ts'
import { type StoredChange, withClasses } from './changed-classes.ts'
import { unsettlesMarks } from './marked-items.ts'
import { previewedChanges, readAnswers } from './remark-answers.ts'

interface Act {
  readonly paperId: number
  readonly uid: number
  readonly now: Date
}

/** Which totals several keys would change together, and in how many submissions. */
export async function previewKeys(db: Executor, paperId: number, keys: readonly NewKey[]) {
  const itemIds = keys.map(({ itemId }) => itemId)
  const keyedItems = await findKeyedItems(db, paperId, itemIds)
  const answers = groupedBy(await readAnswers(db, paperId, itemIds), ({ itemId }) => itemId)
  const changes: StoredChange[] = []
  const pairs = []
  for (const { itemId, key } of keys) {
    const keyed = keyedItems.get(itemId)
    if (keyed === undefined) return 'itemUnknown'
    if (!keyFits(keyed, key)) return 'keyInvalid'
    pairs.push({ itemId, before: keyed.key, after: key })
    changes.push(...previewedChanges({ key: canonicalKey(key), score: keyed.score }, answers.get(itemId) ?? []))
  }
  if (await unsettlesMarks(db, paperId, pairs)) return 'criteriaInUse'
  const submissions = new Set([...answers.values()].flat().map(({ submissionId }) => submissionId))
  return { submissions: submissions.size, changes: await withClasses(db, joinedChanges(changes)) }
}

/**
 * Stores several keys, each over the revision that was seen, and queues the re-marking; on a refusal the transaction
 * must roll back.
 */
export async function correctKeys(
  db: Executor,
  sendJob: SendJob,
  { paperId, keys, uid, now }: Act & { readonly keys: readonly (NewKey & { readonly keyRev: number })[] },
) {
  await lockKeys(db, paperId, now)
  const itemIds = keys.map(({ itemId }) => itemId)
  const keyedItems = await findKeyedItems(db, paperId, itemIds)
  const changes = []
  for (const { itemId, key, keyRev } of keys) {
    const keyed = keyedItems.get(itemId)
    if (keyed === undefined) return 'itemUnknown'
    if (keyed.keyRev !== keyRev) return 'keyChangedByOther'
    if (!keyFits(keyed, key)) return 'keyInvalid'
    changes.push({ paperId, itemId, before: keyed.key, after: canonicalKey(key), creatorId: uid, createdAt: now })
  }
  // An item is there twice.
  if (keyedItems.size < keys.length) return 'keyInvalid'
  if (await unsettlesMarks(db, paperId, changes)) return 'criteriaInUse'
  await storeKeys(
    db,
    paperId,
    changes.map(({ itemId, after }) => ({ itemId, key: after })),
  )
  const keyChangeIds = [...(await noteChanges(db, changes))]
  const wanted = itemIds.map((itemId, index) => ({ itemId, keyChangeId: keyChangeIds[index] }))
  return { jobIds: await remarkAll(db, sendJob, { paperId, uid, now }, wanted), keyChangeIds }
}

/** Reverts corrections; if one of them cannot be reverted, none is. */
export async function undoKeys(
  db: Executor,
  sendJob: SendJob,
  { keyChangeIds, ...act }: Act & { readonly keyChangeIds: readonly number[] },
) {
  const { paperId, now } = act
  await lockKeys(db, paperId, now)
  const found = await findChanges(db, paperId, keyChangeIds)
  if (keyChangeIds.some((id) => !found.has(id))) return 'changeUnknown'
  const changes = [...found.values()]
  if (changes.some(({ canUndo }) => !canUndo)) return 'changesOvertaken'
  if (await unsettlesMarks(db, paperId, changes)) return 'criteriaInUse'
  await storeKeys(
    db,
    paperId,
    changes.map(({ itemId, before }) => ({ itemId, key: before })),
  )
  await noteUndone(db, keyChangeIds, now)
  const wanted = changes.map(({ itemId }) => ({ itemId }))
  return { jobIds: await remarkAll(db, sendJob, act, wanted) }
}

type WantedRemark = Omit<JobData['remark'], 'paperId'>

async function remarkAll(
  db: Executor,
  sendJob: SendJob,
  { paperId, uid, now }: Act,
  wanted: readonly WantedRemark[],
): Promise<string[]> {
  const jobIds: string[] = []
  for (const one of wanted) jobIds.push(await sendJob(db, 'remark', { paperId, ...one }))
  await noteRemarks(db, jobIds, uid, now)
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
