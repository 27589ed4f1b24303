import { asc, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { PaperFault } from '#api/contract/schemas/paper-documents.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { type PaperRows, rowsOf } from '#domain/paper/paper-rows.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { book } from '#server/database/schema/books.ts'
import { paper, paperItem, paperSection, paperShare } from '#server/database/schema/papers.ts'
import { canonicalKey } from './key-fits.ts'
import { type Unusable, withOwnQuestions } from './own-questions.ts'
import { type Documents, readDocuments } from './read-documents.ts'
import { documentsOf, isAssigned, lockPaper, type PaperRow } from './stored-paper.ts'

/** Who keeps a paper, and when. */
export interface Keeping {
  readonly caller: Caller
  readonly now: Date
}

export interface Kept {
  readonly paperId: number
  readonly rev: number
  readonly kept: Documents | null
}

/** What hinders a paper from being kept. */
export type NotKept =
  | { readonly refused: 'paperIdIncorrect' }
  | { readonly refused: 'paperInvalid'; readonly fault: PaperFault }
  | { readonly refused: 'questionUnknown'; readonly element: Unusable['element'] }

/** Keeps a new paper of the caller's; to be run in a write. */
export async function addPaper(db: Executor, documents: Documents, keeping: Keeping): Promise<Kept | NotKept> {
  const read = await readToKeep(db, documents, null, keeping)
  if ('refused' in read) return read
  const bookId = await knownBook(db, read.paper)
  const { uid, schoolId } = keeping.caller
  const [made] = await db
    .insert(paper)
    .values({
      ...headOf(read.paper, keeping.now),
      ownerId: uid,
      schoolId,
      subjectId: read.paper.subjectId,
      bookId,
      createdAt: keeping.now,
    })
    .returning()
  if (made === undefined) throw new Error('A paper was not kept')
  return writeRows(db, made, read.paper, documents)
}

export type Saved =
  | (Kept & { readonly isNewVersion: boolean })
  | NotKept
  | { readonly refused: 'paperRemoved' }
  | StaleSave

/** The paper was changed since it was opened; the row of it now. */
export interface StaleSave {
  readonly refused: 'paperChangedMeanwhile'
  readonly row: PaperRow
}

/** Keeps a paper in the place of what was opened at `rev`; to be run in a write. */
export async function savePaper(
  db: Executor,
  { paperId, rev, ...documents }: Documents & { readonly paperId: number; readonly rev: number },
  keeping: Keeping,
): Promise<Saved> {
  const row = await lockPaper(db, paperId)
  if (row.removedAt !== null) return { refused: 'paperRemoved' }
  if (row.rev !== rev || row.replacedById !== null) return { refused: 'paperChangedMeanwhile', row }
  const read = await readToKeep(db, documents, row, keeping)
  if ('refused' in read) return read
  const isNewVersion = await isAssigned(db, paperId)
  const target = isNewVersion
    ? await nextVersion(db, row, read.paper, keeping)
    : await inPlace(db, row, read.paper, keeping)
  return { ...(await writeRows(db, target, { ...read.paper, paperId: target.paperId }, documents)), isNewVersion }
}

/** The paper that documents say, with questions that it may have. */
async function readToKeep(
  db: Executor,
  documents: Documents,
  row: PaperRow | null,
  { caller, now }: Keeping,
): Promise<{ readonly paper: Paper } | NotKept> {
  const read = readDocuments(documents)
  if ('fault' in read) return { refused: 'paperInvalid', fault: read.fault }
  const paperId = row?.paperId ?? null
  if (read.paper.paperId !== paperId) return { refused: 'paperIdIncorrect' }
  if (row !== null && row.subjectId !== read.paper.subjectId)
    return { refused: 'paperInvalid', fault: ofOtherSubject(null) }
  const owned = await withOwnQuestions(db, read.paper, { paperId, caller, now })
  if (!('reason' in owned)) return { paper: { ...owned, ownerId: row?.ownerId ?? caller.uid } }
  return owned.reason === 'otherSubject'
    ? { refused: 'paperInvalid', fault: ofOtherSubject(owned.element.elementId) }
    : { refused: 'questionUnknown', element: owned.element }
}

const ofOtherSubject = (elementId: string | null): PaperFault => ({
  reason: 'otherSubject',
  document: null,
  line: null,
  field: null,
  elementId,
})

/** A book of the paper's subject; null for none, and for one that there is not. */
async function knownBook(db: Executor, { bookId, subjectId }: Paper): Promise<number | null> {
  if (bookId === null) return null
  const [row] = await db.select({ subjectId: book.subjectId }).from(book).where(eq(book.bookId, bookId))
  return row?.subjectId === subjectId ? bookId : null
}

function headOf(content: Paper, now: Date) {
  const { layout, items, score } = rowsOf(content)
  const { paperTitle, duration } = content
  return { paperTitle: paperTitle.trim(), duration, layout, score, itemCount: items.length, updatedAt: now }
}

async function inPlace(db: Executor, row: PaperRow, content: Paper, { now }: Keeping): Promise<PaperRow> {
  const [changed] = await db
    .update(paper)
    .set({ ...headOf(content, now), rev: row.rev + 1 })
    .where(eq(paper.paperId, row.paperId))
    .returning()
  if (changed === undefined) throw new Error(`Paper ${row.paperId} is gone`)
  return changed
}

/** A paper beside the one that classes have; whoever had that one has this one. */
async function nextVersion(db: Executor, row: PaperRow, content: Paper, { now }: Keeping): Promise<PaperRow> {
  const { paperId, code: _code, rev, firstVersionId, ...rest } = row
  const [made] = await db
    .insert(paper)
    .values({ ...rest, ...headOf(content, now), rev: rev + 1, firstVersionId: firstVersionId ?? paperId })
    .returning()
  if (made === undefined) throw new Error('A version was not kept')
  await db.update(paper).set({ replacedById: made.paperId }).where(eq(paper.paperId, paperId))
  const shares = await db.select().from(paperShare).where(eq(paperShare.paperId, paperId))
  if (shares.length > 0)
    await db.insert(paperShare).values(shares.map((share) => ({ ...share, paperId: made.paperId })))
  return made
}

async function writeRows(db: Executor, row: PaperRow, content: Paper, sent: Documents): Promise<Kept> {
  const { paperId, rev } = row
  const rows = rowsOf(content)
  const before = await keysOf(db, paperId)
  await db.delete(paperItem).where(eq(paperItem.paperId, paperId))
  await db.delete(paperSection).where(eq(paperSection.paperId, paperId))
  if (rows.sections.length > 0) await db.insert(paperSection).values(rows.sections.map((one) => ({ paperId, ...one })))
  if (rows.items.length > 0) await db.insert(paperItem).values(rows.items.map((one) => itemRow(paperId, one, before)))
  const documents = documentsOf({ ...content, paperId })
  const isAsSent = content.paperId === paperId && isDeepStrictEqual(documents, sent)
  return { paperId, rev, kept: isAsSent ? null : documents }
}

type Keys = ReadonlyMap<number, Pick<typeof paperItem.$inferSelect, 'key' | 'keyRev'>>

async function keysOf(db: Executor, paperId: number): Promise<Keys> {
  const rows = await db
    .select({ itemId: paperItem.itemId, key: paperItem.key, keyRev: paperItem.keyRev })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
  return new Map(rows.map(({ itemId, ...rest }) => [itemId, rest]))
}

/** A key that was changed counts as corrected. */
function itemRow(paperId: number, row: PaperRows['items'][number], before: Keys) {
  const key = canonicalKey(row.key)
  const known = before.get(row.itemId)
  const keyRev = known === undefined ? 0 : isDeepStrictEqual(known.key, key) ? known.keyRev : known.keyRev + 1
  return { paperId, ...row, key, keyRev }
}
