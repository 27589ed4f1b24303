import * as z from 'zod/mini'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { QueuedMark } from '#machines/marking/marking.types.ts'

const queuedMarks = z.array(
  z.object({
    key: z.string(),
    itemId: z.int(),
    submissionId: z.int(),
    criteria: z.array(z.int()),
    comment: z.string(),
    rev: z.int(),
    attempted: z.boolean(),
  }),
)

/** The unsent marks of one assignment in the browser's storage. */
export interface KeptMarks {
  readonly load: () => readonly QueuedMark[]
  /** Keeps what this page has not sent; false when the browser could not. */
  readonly keep: (unsent: readonly QueuedMark[]) => boolean
}

/** A page touches only marks that it made or took over, so that two pages at the same assignment do not lose each other's. */
export function keptMarks(storage: TextStorage, uid: number, assignmentId: number): KeptMarks {
  const place = storageKeys.marks(uid, assignmentId)
  const own = new Set<string>()
  const remember = (marks: readonly QueuedMark[]): readonly QueuedMark[] => {
    for (const { key } of marks) own.add(key)
    return marks
  }
  return {
    load: () => remember(readMarks(storage, place)),
    keep: (unsent) => {
      remember(unsent)
      const all = [...readMarks(storage, place).filter(({ key }) => !own.has(key)), ...unsent]
      if (all.length > 0) return storage.write(place, JSON.stringify(all))
      storage.remove(place)
      return true
    },
  }
}

/** How many marks of an assignment wait in the browser's storage. */
export const countKeptMarks = (storage: TextStorage, uid: number, assignmentId: number): number =>
  readMarks(storage, storageKeys.marks(uid, assignmentId)).length

function readMarks(storage: TextStorage, place: string): readonly QueuedMark[] {
  try {
    return queuedMarks.parse(JSON.parse(storage.read(place) ?? '[]'))
  } catch {
    return []
  }
}
