import type { PaperFault } from '#api/contract/schemas/paper-documents.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { unfinishedOfLayout } from '#domain/paper/paper-rows.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import { bookOfPaper } from './book-of-paper.ts'
import { type Unusable, withOwnQuestions } from './own-questions.ts'
import { type Documents, readDocuments } from './read-documents.ts'
import { isAssigned, lockPaper, type PaperRow } from './stored-paper.ts'
import { headOf, inPlace, type Kept, nextVersion, writeRows } from './write-paper-rows.ts'

/** Why a paper cannot be stored. */
export type NotKept =
  | { readonly refused: 'paperIdIncorrect' }
  | { readonly refused: 'paperInvalid'; readonly fault: PaperFault }
  | { readonly refused: 'questionUnknown'; readonly element: Unusable['element'] }

/** Stores a new paper of the caller's; run it in a write. */
export async function addPaper(db: Executor, documents: Documents, keeping: Acting): Promise<Kept | NotKept> {
  const read = await readToKeep(db, documents, null, keeping)
  if ('refused' in read) return read
  const { uid, schoolId } = keeping.caller
  const [made] = await db
    .insert(paper)
    .values({
      ...headOf(read.paper, keeping.now),
      ownerId: uid,
      schoolId,
      subjectId: read.paper.subjectId,
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

/** The paper has changed since it was opened; with its current row. */
export interface StaleSave {
  readonly refused: 'paperChangedMeanwhile'
  readonly row: PaperRow
}

/** Stores a paper over the one that was opened at `rev`; run it in a write. */
export async function savePaper(
  db: Executor,
  { paperId, rev, ...documents }: Documents & { readonly paperId: number; readonly rev: number },
  keeping: Acting,
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

/** The paper described by the documents, with questions that are allowed on it. */
async function readToKeep(
  db: Executor,
  documents: Documents,
  row: PaperRow | null,
  { caller, now }: Acting,
): Promise<{ readonly paper: Paper } | NotKept> {
  const read = readDocuments(documents)
  if ('fault' in read) return { refused: 'paperInvalid', fault: read.fault }
  const paperId = row?.paperId ?? null
  if (read.paper.paperId !== paperId) return { refused: 'paperIdIncorrect' }
  if (row !== null && row.subjectId !== read.paper.subjectId)
    return { refused: 'paperInvalid', fault: faultIn('otherSubject', null) }
  const unfinished = unfinishedOfLayout(row?.layout ?? null)
  const ownerId = row?.ownerId ?? caller.uid
  const owned = await withOwnQuestions(db, read.paper, { paperId, ownerId, unfinished, caller, now })
  if (!('reason' in owned)) {
    const bookId = await bookOfPaper(db, owned, ownerId)
    return { paper: { ...owned, ownerId, bookId, assignmentId: null } }
  }
  return owned.reason === 'questionUnknown'
    ? { refused: 'questionUnknown', element: owned.element }
    : { refused: 'paperInvalid', fault: faultIn(owned.reason, owned.element.elementId) }
}

const faultIn = (reason: PaperFault['reason'], elementId: string | null): PaperFault => ({
  reason,
  document: null,
  line: null,
  field: null,
  elementId,
})
