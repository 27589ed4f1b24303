import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { whenIdle } from '#api/ports/when-idle.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { holdsWork, writeDraft } from '#machines/paper-editing/draft.ts'
import type { Draft, DraftReading } from '#machines/paper-editing/paper-editing.types.ts'
import { draftStore } from './draft-store.ts'
import type { PaperOpening, ShowDraft } from './paper-editor.types.ts'

/** The drafts of papers in one person's browser. */
export interface PaperDrafts {
  readonly read: (paperId: number | null) => DraftReading
  /** The same without claiming it: an unreadable one stays in its place. */
  readonly look: (paperId: number | null) => DraftReading
  /** Stores a draft and shows it to other tabs; false when the browser could not store it. */
  readonly keep: (draft: Draft) => boolean
  /** Called when a paper is opened for changes. */
  readonly prepare: (paper: Paper) => void
  /** Stores a draft for when that paper is opened. */
  readonly put: (paperId: number, draft: Draft) => void
  readonly forget: (paperId: number | null) => void
  /** Nothing is written from here on: removes what no draft needs. */
  readonly leave: () => void
}

/** Identifies a paper among those that a person has open; a new one by its subject. */
export const paperName = (paperId: number | null, subjectId: number): number | string => paperId ?? `new-${subjectId}`

/** A draft is stored under the paper's current id, and removed from under its previous one. */
export function paperDrafts(
  storage: TextStorage,
  { uid, subjectId }: Pick<PaperOpening, 'uid' | 'subjectId'>,
  show: ShowDraft,
  idle: (act: () => void) => void = whenIdle,
): PaperDrafts {
  const keyOf = (paperId: number | null) => storageKeys.paper(uid, paperName(paperId, subjectId))
  const drafts = draftStore(storage, uid, idle)
  let kept: string | null = null
  return {
    read: (paperId) => {
      kept = keyOf(paperId)
      const reading = drafts.read(kept)
      if (reading.kind === 'unreadable') setAside(storage, kept)
      drafts.sweep()
      return reading
    },
    look: (paperId) => drafts.read(keyOf(paperId)),
    keep: (draft) => {
      const key = keyOf(draft.paper.paperId)
      if (kept !== null && kept !== key) drafts.remove(kept)
      kept = key
      show(() => writeDraft(draft))
      if (holdsWork(draft)) return drafts.write(key, draft)
      drafts.remove(key)
      return true
    },
    prepare: drafts.prepare,
    put: (paperId, draft) => void drafts.write(keyOf(paperId), draft),
    forget: (paperId) => {
      drafts.remove(keyOf(paperId))
      drafts.sweep()
    },
    leave: drafts.sweep,
  }
}

/** The same changes to a copy of the paper, which nobody has changed yet. */
export function copiedDraft({ paper, saved, savedAt }: Draft, paperId: number, ownerId: number): Draft {
  const copied = (of: Paper): Paper => ({ ...of, paperId, ownerId })
  return { paper: copied(paper), saved: copied(saved), rev: 0, sent: null, savedAt }
}

/** Moves an unreadable draft to a key of its own, where nothing overwrites it. */
function setAside(storage: TextStorage, key: string): void {
  const text = storage.read(key)
  if (text !== null && storage.write(freeKey(storage, `${key}.unreadable`), text)) storage.remove(key)
}

function freeKey(storage: TextStorage, key: string): string {
  let [free, number] = [key, 1]
  while (storage.read(free) !== null) free = `${key}.${(number += 1)}`
  return free
}
