import { newKey } from '#api/client/client.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { leavesOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { type DraftPart, eachPart, partOf } from '#machines/paper-editing/draft-parts.ts'
import { draftInParts, type KeptDraft, readDraft } from '#machines/paper-editing/draft.ts'
import type { Draft, DraftReading } from '#machines/paper-editing/paper-editing.types.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** One person's drafts in browser storage; parts shared by several drafts are written once. */
export interface DraftPlace {
  readonly read: (place: string) => DraftReading
  /** False when the browser could not keep it. */
  readonly write: (place: string, draft: Draft) => boolean
  readonly remove: (place: string) => void
  /** Serializes the parts of a paper in idle time, before the first change needs them. */
  readonly prepare: (paper: Paper) => void
  /** Removes the parts that no draft references. */
  readonly sweep: () => void
}

/** Parts serialized per idle callback. */
const inOneGo = 20

/** Parts written since the last sweep that make another one worthwhile. */
const worthSweep = 100

/**
 * A part is stored under its digest, so a draft never finds a different one in its place. Any tab may remove parts
 * without a draft, together with the mark of the tab that wrote them: if its mark is missing, a tab writes all its
 * parts again.
 */
export function draftPlace(storage: TextStorage, uid: number, whenIdle: (act: () => void) => void): DraftPlace {
  const mark = storageKeys.paperMark(uid, newKey())
  /** Names of the parts this tab has written since it set its mark. */
  let there = new Set<string>()
  /** The parts of its last draft. */
  let needed: readonly DraftPart[] = []
  /** Parts written since the last sweep. */
  let added = 0
  let waits = false

  function putParts(parts: readonly DraftPart[]): boolean {
    if (storage.read(mark) === null) {
      there = new Set()
      if (!storage.write(mark, '1')) return false
    }
    let isKept = true
    eachPart(
      parts,
      (name) => !isKept || there.has(name),
      ({ name, text }) => {
        isKept = isKept && storage.write(storageKeys.paperPart(uid, name), text)
        if (isKept) there.add(name)
        added += 1
      },
    )
    return isKept
  }

  function put(place: string, { text, parts }: KeptDraft): boolean {
    needed = parts
    return putParts(parts) && storage.write(place, text)
  }

  function tidy(): void {
    waits = false
    added = 0
    const names = new Set<string>()
    eachPart(
      needed,
      (name) => names.has(name),
      ({ name }) => names.add(name),
    )
    sweepDrafts(storage, uid, { mark, names })
    there = new Set([...there].filter((name) => names.has(name)))
  }

  function tidyWhenIdle(): void {
    if (waits || added < worthSweep) return
    waits = true
    whenIdle(tidy)
  }

  return {
    read: (place) =>
      readDraft(storage.read(place), {
        part: (name) => storage.read(storageKeys.paperPart(uid, name)),
        base: (name) => storage.read(storageKeys.paperBase(uid, name)),
      }),
    write: (place, draft) => {
      const kept = draftInParts(draft)
      if (kept === null) return false
      if (put(place, kept)) {
        tidyWhenIdle()
        return true
      }
      // Removing unneeded parts frees room.
      tidy()
      return put(place, kept)
    },
    remove: (place) => storage.remove(place),
    prepare: (paper) => {
      const leaves = leavesOf(paper.elements)
      const prepareFrom = (start: number): void => {
        for (const leaf of leaves.slice(start, start + inOneGo)) partOf(leaf)
        if (start + inOneGo < leaves.length) whenIdle(() => prepareFrom(start + inOneGo))
      }
      whenIdle(() => prepareFrom(0))
    },
    sweep: () => sweepDrafts(storage, uid),
  }
}
