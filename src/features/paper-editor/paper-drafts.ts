import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { holdsWork, readDraft, writeDraft } from '#machines/paper-editing/draft.ts'
import type { Draft, DraftReading } from '#machines/paper-editing/paper-editing.types.ts'
import type { PaperOpening, ShowDraft } from './paper-editor.types.ts'

/** What one person's browser keeps of a paper. */
export interface PaperDrafts {
  readonly read: (paperId: number | null) => DraftReading
  /** Keeps and shows a draft; false when the browser could not keep it. */
  readonly keep: (draft: Draft) => boolean
  readonly forget: (paperId: number | null) => void
}

/** Names a paper among those that a person has open; a new one by its subject. */
export const paperName = (paperId: number | null, subjectId: number): number | string => paperId ?? `new-${subjectId}`

/** A draft lies under the id that its paper has now, and no longer under the one it had. */
export function paperDrafts(
  storage: TextStorage,
  { uid, subjectId }: Pick<PaperOpening, 'uid' | 'subjectId'>,
  show: ShowDraft,
): PaperDrafts {
  const placeOf = (paperId: number | null) => storageKeys.paper(uid, paperName(paperId, subjectId))
  let kept: string | null = null
  return {
    read: (paperId) => {
      kept = placeOf(paperId)
      const reading = readDraft(storage.read(kept))
      if (reading.kind === 'unreadable') setAside(storage, kept)
      return reading
    },
    keep: (draft) => {
      const place = placeOf(draft.paper.paperId)
      if (kept !== null && kept !== place) storage.remove(kept)
      kept = place
      const text = writeDraft(draft)
      if (text !== null) show(text)
      if (holdsWork(draft)) return text !== null && storage.write(place, text)
      storage.remove(place)
      return true
    },
    forget: (paperId) => storage.remove(placeOf(paperId)),
  }
}

/** Moves what cannot be read to a place beside, where nothing overwrites it. */
function setAside(storage: TextStorage, place: string): void {
  const text = storage.read(place)
  if (text !== null && storage.write(`${place}.unreadable`, text)) storage.remove(place)
}
