import { newKey } from '#api/client/client.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { type DraftPart, eachPart } from '#machines/paper-editing/draft-parts.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** The parts one tab keeps in browser storage. */
export interface TabParts {
  /** Writes those that are missing; from now on, the tab needs these. False when the browser could not keep them. */
  readonly write: (parts: readonly DraftPart[]) => boolean
  /** Removes all but those the tab needs and those of stored drafts. */
  readonly sweep: () => void
  /** Whether enough was written since the last sweep for another one. */
  readonly isWorthSweep: () => boolean
}

/** Parts written since the last sweep that make another one worthwhile. */
const worthSweep = 100

/**
 * A part is stored under its digest, so a draft never finds a different one in its place. Any tab may remove parts
 * without a draft, together with the mark of the tab that wrote them: if its mark is missing, a tab writes all its
 * parts again.
 */
export function tabParts(storage: TextStorage, uid: number): TabParts {
  const mark = storageKeys.paperMark(uid, newKey())
  /** Names of the parts this tab has written since it set its mark. */
  let there = new Set<string>()
  /** The parts of its last draft. */
  let needed: readonly DraftPart[] = []
  /** Parts written since the last sweep. */
  let added = 0

  function writeMark(): boolean {
    if (storage.read(mark) !== null) return true
    there = new Set()
    return storage.write(mark, '1')
  }

  return {
    write: (parts) => {
      needed = parts
      let isKept = writeMark()
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
    },
    sweep: () => {
      added = 0
      const names = new Set<string>()
      eachPart(
        needed,
        (name) => names.has(name),
        ({ name }) => names.add(name),
      )
      sweepDrafts(storage, uid, { mark, names })
      there = new Set([...there].filter((name) => names.has(name)))
    },
    isWorthSweep: () => added >= worthSweep,
  }
}
