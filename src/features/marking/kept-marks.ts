import * as z from 'zod/mini'
import { shapes } from '#api/contract/schemas/annotations.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { UnsavedDraft, QueuedDrawing, QueuedMark } from '#machines/marking/marking.types.ts'

const placed = {
  itemId: z.int(),
  submissionId: z.int(),
  rev: z.int(),
  /** Missing in marks kept before submissions had rounds. */
  round: z.optional(z.int()),
}
const queued = { ...placed, key: z.string(), attempted: z.boolean() }

const queuedMark = z.object({
  ...queued,
  criteria: z.nullable(z.array(z.int())),
  comment: z.string(),
  /** Missing in marks kept before the criteria had revisions. */
  keyRev: z.optional(z.int()),
})
const queuedDrawing = z.object({ ...queued, shapes, base: shapes })

const unsavedDraft = z.object({ ...placed, scores: z.array(z.nullable(z.int())), comment: z.string() })

const keptWork = z.array(z.union([queuedDrawing, queuedMark, unsavedDraft]))

/** Work a page has not sent yet. */
interface UnsentWork {
  readonly marks: readonly QueuedMark[]
  readonly drawings: readonly QueuedDrawing[]
  /** What was typed and not saved. */
  readonly drafts: readonly UnsavedDraft[]
}

/** Of one assignment, in the browser's storage: unsent marks and drawings, and what is typed for the item in view. */
export interface KeptMarks {
  readonly load: () => UnsentWork
  /** Stores what this page has not sent; false if the browser could not. */
  readonly keep: (unsent: UnsentWork) => boolean
}

type Kept = QueuedMark | QueuedDrawing | UnsavedDraft

/** The item whose marks a page enters. */
interface ItemRef {
  readonly assignmentId: number
  readonly itemId: number
}

/**
 * A page only changes what it made or took over, so that two pages on the same assignment do not lose each other's work.
 */
export function keptMarks(storage: TextStorage, uid: number, { assignmentId, itemId }: ItemRef): KeptMarks {
  const storageKey = storageKeys.marks(uid, assignmentId)
  const own = new Set<string>()
  const remember = (all: readonly Kept[]): readonly Kept[] => {
    for (const one of all) own.add(nameOf(one))
    return all
  }
  return {
    load: () => {
      const all = remember(readKept(storage, storageKey).filter((one) => !isDraft(one) || one.itemId === itemId))
      return { marks: all.filter(isMark), drawings: all.filter(isDrawing), drafts: all.filter(isDraft) }
    },
    keep: ({ marks, drawings, drafts }) => {
      const unsent = remember([...marks, ...drawings, ...drafts])
      const all = [...readKept(storage, storageKey).filter((one) => !own.has(nameOf(one))), ...unsent]
      if (all.length > 0) return storage.write(storageKey, JSON.stringify(all))
      storage.remove(storageKey)
      return true
    },
  }
}

const isMark = (kept: Kept): kept is QueuedMark => 'criteria' in kept
const isDrawing = (kept: Kept): kept is QueuedDrawing => 'shapes' in kept
const isDraft = (kept: Kept): kept is UnsavedDraft => 'scores' in kept

/** An answer has one unsaved draft, whichever page it was typed on. */
const nameOf = (kept: Kept): string => (isDraft(kept) ? `${kept.itemId} ${kept.submissionId}` : kept.key)

/** Number of marks of an assignment waiting in the browser's storage. */
export const countKeptMarks = (storage: TextStorage, uid: number, assignmentId: number): number =>
  readKept(storage, storageKeys.marks(uid, assignmentId)).filter(isMark).length

function readKept(storage: TextStorage, storageKey: string): readonly Kept[] {
  try {
    return keptWork
      .parse(JSON.parse(storage.read(storageKey) ?? '[]'))
      .map(({ round = 0, ...one }) => ({ ...one, round }))
  } catch {
    return []
  }
}
