import * as z from 'zod/mini'
import { shapes } from '#api/contract/schemas/annotations.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { QueuedDrawing, QueuedMark } from '#machines/marking/marking.types.ts'

const queued = {
  key: z.string(),
  itemId: z.int(),
  submissionId: z.int(),
  rev: z.int(),
  attempted: z.boolean(),
  /** Missing in marks kept before submissions had rounds. */
  round: z.optional(z.int()),
}

const queuedMark = z.object({ ...queued, criteria: z.nullable(z.array(z.int())), comment: z.string() })
const queuedDrawing = z.object({ ...queued, shapes, base: shapes })

const keptWork = z.array(z.union([queuedDrawing, queuedMark]))

/** Work a page has not sent yet. */
interface UnsentWork {
  readonly marks: readonly QueuedMark[]
  readonly drawings: readonly QueuedDrawing[]
}

/** The unsent marks and drawings of one assignment, in the browser's storage. */
export interface KeptMarks {
  readonly load: () => UnsentWork
  /** Stores what this page has not sent; false if the browser could not. */
  readonly keep: (unsent: UnsentWork) => boolean
}

type Kept = QueuedMark | QueuedDrawing

/**
 * A page only changes entries it made or took over, so that two pages on the same assignment do not lose each other's.
 */
export function keptMarks(storage: TextStorage, uid: number, assignmentId: number): KeptMarks {
  const place = storageKeys.marks(uid, assignmentId)
  const own = new Set<string>()
  const remember = (all: readonly Kept[]): readonly Kept[] => {
    for (const { key } of all) own.add(key)
    return all
  }
  return {
    load: () => {
      const all = remember(readKept(storage, place))
      return { marks: all.filter(isMark), drawings: all.filter((one): one is QueuedDrawing => !isMark(one)) }
    },
    keep: ({ marks, drawings }) => {
      const unsent = remember([...marks, ...drawings])
      const all = [...readKept(storage, place).filter(({ key }) => !own.has(key)), ...unsent]
      if (all.length > 0) return storage.write(place, JSON.stringify(all))
      storage.remove(place)
      return true
    },
  }
}

const isMark = (kept: Kept): kept is QueuedMark => 'criteria' in kept

/** Number of marks of an assignment waiting in the browser's storage. */
export const countKeptMarks = (storage: TextStorage, uid: number, assignmentId: number): number =>
  readKept(storage, storageKeys.marks(uid, assignmentId)).filter(isMark).length

function readKept(storage: TextStorage, place: string): readonly Kept[] {
  try {
    return keptWork.parse(JSON.parse(storage.read(place) ?? '[]')).map(({ round = 0, ...one }) => ({ ...one, round }))
  } catch {
    return []
  }
}
