import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { leavesOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { partOf } from '#machines/paper-editing/draft-parts.ts'
import { draftInParts, type KeptDraft, readDraft } from '#machines/paper-editing/draft.ts'
import type { Draft, DraftReading } from '#machines/paper-editing/paper-editing.types.ts'
import { sweepDrafts } from './sweep-drafts.ts'
import { tabParts } from './tab-parts.ts'

/** One person's drafts in browser storage; parts shared by several drafts are written once. */
export interface DraftStore {
  readonly read: (key: string) => DraftReading
  /** False when the browser could not keep it. */
  readonly write: (key: string, draft: Draft) => boolean
  readonly remove: (key: string) => void
  /** Serializes the parts of a paper in idle time, before the first change needs them. */
  readonly prepare: (paper: Paper) => void
  /** Removes the parts that no draft references. */
  readonly sweep: () => void
}

type WhenIdle = (act: () => void) => void

/** Parts serialized per idle callback. */
const inOneGo = 20

export function draftStore(storage: TextStorage, uid: number, whenIdle: WhenIdle): DraftStore {
  const parts = tabParts(storage, uid)
  let waits = false

  const put = (key: string, kept: KeptDraft): boolean => parts.write(kept.parts) && storage.write(key, kept.text)

  function tidy(): void {
    waits = false
    parts.sweep()
  }

  function tidyWhenIdle(): void {
    if (waits || !parts.isWorthSweep()) return
    waits = true
    whenIdle(tidy)
  }

  return {
    read: (key) =>
      readDraft(storage.read(key), {
        part: (name) => storage.read(storageKeys.paperPart(uid, name)),
        base: (name) => storage.read(storageKeys.paperBase(uid, name)),
      }),
    write: (key, draft) => {
      const kept = draftInParts(draft)
      if (kept === null) return false
      if (put(key, kept)) {
        tidyWhenIdle()
        return true
      }
      // Removing unneeded parts frees room.
      tidy()
      return put(key, kept)
    },
    remove: (key) => storage.remove(key),
    prepare: (paper) => prepareParts(paper, whenIdle),
    sweep: () => sweepDrafts(storage, uid),
  }
}

function prepareParts({ elements }: Paper, whenIdle: WhenIdle): void {
  const leaves = leavesOf(elements)
  const prepareFrom = (start: number): void => {
    for (const leaf of leaves.slice(start, start + inOneGo)) partOf(leaf)
    if (start + inOneGo < leaves.length) whenIdle(() => prepareFrom(start + inOneGo))
  }
  whenIdle(() => prepareFrom(0))
}
