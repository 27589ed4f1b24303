import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { KeyChangeRow } from '#api/contract/groups/key-change.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { keyChange } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'

/** Records what was right before and after corrections; returns their ids, in the same order. */
export async function noteChanges(
  db: Executor,
  changes: readonly Omit<typeof keyChange.$inferInsert, 'keyChangeId' | 'undoneAt'>[],
): Promise<readonly number[]> {
  if (changes.length === 0) return []
  const kept = await db
    .insert(keyChange)
    .values([...changes])
    .returning({ keyChangeId: keyChange.keyChangeId })
  return kept.map(({ keyChangeId }) => keyChangeId)
}

const ofKey = and(eq(paperItem.paperId, keyChange.paperId), eq(paperItem.itemId, keyChange.itemId))

const later = alias(keyChange, 'later')

/** It has not been reverted, and its key is the current one; no later correction of the item is in force. */
const isUndoable = sql<boolean>`${keyChange.undoneAt} is null and ${paperItem.key} = ${keyChange.after} and not exists (
  select 1 from ${keyChange} as later
  where ${later.paperId} = ${keyChange.paperId} and ${later.itemId} = ${keyChange.itemId}
    and ${later.undoneAt} is null and ${later.keyChangeId} > ${keyChange.keyChangeId})`

const answerKeyOf = (column: typeof keyChange.before | typeof keyChange.after) => sql<KeyChangeRow['before']>`${column}`

/** So many of a paper's corrections are listed, with all that were made together with the last of them. */
const listLength = 200

/** When the last correction that is listed was made; none if all are. */
const lastListedAt = (db: Executor, paperId: number) =>
  db
    .select({ createdAt: keyChange.createdAt })
    .from(keyChange)
    .where(eq(keyChange.paperId, paperId))
    .orderBy(desc(keyChange.keyChangeId))
    .offset(listLength - 1)
    .limit(1)

/** The corrections of a paper's keys, latest first; the list ends between two that were not made together. */
export async function listChanges(db: Executor, paperId: number): Promise<KeyChangeRow[]> {
  const rows = await db
    .select({
      keyChangeId: keyChange.keyChangeId,
      itemId: keyChange.itemId,
      no: paperItem.no,
      before: answerKeyOf(keyChange.before),
      after: answerKeyOf(keyChange.after),
      score: paperItem.score,
      realname: sql<string>`coalesce(${user.realname}, '')`,
      createdAt: keyChange.createdAt,
      undoneAt: keyChange.undoneAt,
      canUndo: isUndoable,
    })
    .from(keyChange)
    .innerJoin(paperItem, ofKey)
    .leftJoin(user, eq(user.uid, keyChange.creatorId))
    .where(
      and(
        eq(keyChange.paperId, paperId),
        sql`${keyChange.createdAt} >= coalesce((${lastListedAt(db, paperId)}), '-infinity')`,
      ),
    )
    .orderBy(desc(keyChange.keyChangeId))
  return rows.map(({ createdAt, undoneAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }))
}

interface FoundChange {
  readonly itemId: number
  readonly before: AnswerKey
  readonly after: AnswerKey
  readonly canUndo: boolean
}

/** Corrections of a paper's keys by their ids; unknown ones are missing. */
export async function findChanges(
  db: Executor,
  paperId: number,
  keyChangeIds: readonly number[],
): Promise<ReadonlyMap<number, FoundChange>> {
  const { keyChangeId, itemId, before, after } = keyChange
  const rows = await db
    .select({ keyChangeId, itemId, before, after, canUndo: isUndoable })
    .from(keyChange)
    .innerJoin(paperItem, ofKey)
    .where(and(sql`${keyChangeId} = ${anyOf(keyChangeIds)}`, eq(keyChange.paperId, paperId)))
  return new Map(rows.map(({ keyChangeId: id, ...change }) => [id, change]))
}

export async function noteUndone(db: Executor, keyChangeIds: readonly number[], now: Date): Promise<void> {
  await db
    .update(keyChange)
    .set({ undoneAt: now })
    .where(sql`${keyChange.keyChangeId} = ${anyOf(keyChangeIds)}`)
}
