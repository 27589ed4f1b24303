import { eq, inArray, sql } from 'drizzle-orm'
import { onSheet } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { annotation, answerNote, doubleMark, settlement } from '#server/database/schema/marking.ts'
import { scanReading, scanResult } from '#server/database/schema/scans.ts'
import { type MarkableItem, markSubmission } from '../submission/mark-submission.ts'

/** A sheet's answer to an item, and the page it is on. */
interface SheetAnswer {
  readonly value: string
  readonly scanPageId: number
}

export type SheetAnswers = Readonly<Record<string, SheetAnswer>>

/** Answers by student and item, according to the pages that count for them. */
export async function answersOfPages(
  db: Executor,
  pagesOf: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlyMap<number, SheetAnswers>> {
  const ownerOf = new Map([...pagesOf].flatMap(([uid, pages]) => pages.map((page) => [page, uid] as const)))
  const rows = await db
    .select({
      scanPageId: scanReading.scanPageId,
      itemId: scanReading.itemId,
      value: sql<string>`coalesce(${scanReading.decision}, ${scanReading.value},
        case when ${scanReading.state} = 'written' then ${onSheet}::text else '' end)`,
    })
    .from(scanReading)
    .where(inArray(scanReading.scanPageId, [...ownerOf.keys()]))
  const answers = new Map<number, Record<string, SheetAnswer>>()
  for (const { scanPageId, itemId, value } of rows) {
    const uid = ownerOf.get(scanPageId)
    if (uid === undefined) continue
    const own = answers.get(uid) ?? {}
    own[itemId] = { value, scanPageId }
    answers.set(uid, own)
  }
  return answers
}

/**
 * Writes the answers of many submissions in a few statements. An answer that reads as before keeps its mark; writing on
 * a different page than before is a different answer, although both are on the sheet.
 */
export async function storeAnswers(
  db: Executor,
  items: readonly MarkableItem[],
  answersOf: ReadonlyMap<number, SheetAnswers>,
): Promise<void> {
  const before = await pagesBefore(db, [...answersOf.keys()])
  const rows = [...answersOf].flatMap(([submissionId, answers]) => {
    const values = Object.fromEntries(Object.entries(answers).map(([itemId, { value }]) => [itemId, value]))
    const known = before.get(submissionId) ?? []
    return markSubmission(items, values).answers.map((one) => {
      const page = answers[one.itemId]?.scanPageId
      const isMoved = one.value === onSheet && known.length > 0 && page !== undefined && !known.includes(page)
      return { ...one, submissionId, isMoved }
    })
  })
  const given = sql`unnest(
      ${sql.param(rows.map(({ submissionId }) => submissionId))}::bigint[],
      ${sql.param(rows.map(({ itemId }) => itemId))}::bigint[],
      ${sql.param(rows.map(({ value }) => value))}::text[],
      ${sql.param(rows.map(({ score }) => score))}::integer[],
      ${sql.param(rows.map(({ isMoved }) => isMoved))}::boolean[]
    ) as given (submission_id, item_id, value, score, is_moved)`
  const isOther = sql`(${answer.value} <> given.value or given.is_moved)`
  // Scores of two markers, annotations and flags for a different text mean nothing any more.
  for (const table of [doubleMark, settlement, annotation, answerNote])
    await db.execute(sql`
      delete from ${table} using ${answer}, ${given}
      where ${table.submissionId} = given.submission_id and ${table.itemId} = given.item_id
        and ${answer.submissionId} = given.submission_id and ${answer.itemId} = given.item_id
        and ${isOther} and ${table === answerNote ? eq(answerNote.kind, 'flag') : sql`true`}`)
  await db
    .update(answer)
    .set({ score: sql`given.score`, criteria: null, comment: '', rev: sql`${answer.rev} + 1` })
    .from(given)
    .where(
      sql`${answer.submissionId} = given.submission_id and ${answer.itemId} = given.item_id
        and given.is_moved and ${answer.value} = given.value`,
    )
  await db.execute(sql`
    insert into ${answer} (submission_id, item_id, value, score)
    select submission_id, item_id, value, score from ${given}
    on conflict (submission_id, item_id) do update
      set value = excluded.value, score = excluded.score, criteria = null, comment = '', rev = ${answer.rev} + 1
      where ${answer.value} <> excluded.value`)
}

/** The pages behind the current answers of submissions. */
async function pagesBefore(
  db: Executor,
  submissionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .select({ submissionId: scanResult.submissionId, scanPageIds: scanResult.scanPageIds })
    .from(scanResult)
    .where(inArray(scanResult.submissionId, [...submissionIds]))
  return new Map(rows.map(({ submissionId, scanPageIds }) => [submissionId, scanPageIds]))
}
