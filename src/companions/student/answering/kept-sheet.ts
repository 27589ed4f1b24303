import * as z from 'zod/mini'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { idText } from '#domain/wire/id-in.ts'
import type { Answers, KeptSheet } from '#machines/answer-sheet/answer-sheet.types.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

const answers = z.record(z.string().check(z.regex(idText)), z.string())

const keptSheet = z.object({
  version: z.literal(1),
  unsaved: answers,
  flagged: z.array(z.int()),
  place: z.int(),
  pending: z.nullable(z.object({ key: z.string(), answers })),
})

export interface KeptReading {
  readonly kept: KeptSheet | null
  /** Something is stored but cannot be read. */
  readonly isUnreadable: boolean
}

/** What this browser keeps of a student's assignment. */
export function readKept(storage: TextStorage, uid: number, assignmentId: number): KeptReading {
  const text = storage.read(storageKeys.answers(uid, assignmentId))
  if (text === null) return { kept: null, isUnreadable: false }
  const parsed = keptSheet.safeParse(parsedJson(text))
  if (!parsed.success) return { kept: null, isUnreadable: true }
  const { version: _version, ...kept } = parsed.data
  return { kept, isUnreadable: false }
}

/** False if the browser could not keep it: storage full or blocked. */
export const writeKept = (storage: TextStorage, uid: number, assignmentId: number, kept: KeptSheet): boolean =>
  storage.write(storageKeys.answers(uid, assignmentId), JSON.stringify({ version: 1, ...kept }))

const nothing: KeptSheet = { unsaved: {}, flagged: [], place: 0, pending: null }

/** Keeps unconfirmed answers beside what else is kept of the sheet. */
export const keepUnsaved = (storage: TextStorage, uid: number, assignmentId: number, unsaved: Answers): boolean =>
  writeKept(storage, uid, assignmentId, { ...(readKept(storage, uid, assignmentId).kept ?? nothing), unsaved })

export const removeKept = (storage: TextStorage, uid: number, assignmentId: number): void =>
  storage.remove(storageKeys.answers(uid, assignmentId))

/** Moves unreadable content to a separate key, where nothing overwrites it. */
export function setAside(storage: TextStorage, uid: number, assignmentId: number): void {
  const key = storageKeys.answers(uid, assignmentId)
  const text = storage.read(key)
  if (text !== null && storage.write(`${key}.unreadable`, text)) storage.remove(key)
}
