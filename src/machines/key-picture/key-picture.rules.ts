import type { KeySheet } from '#api/contract/schemas/key-sheets.ts'
import { keyFromText } from '#domain/scan/key-of-sheet.ts'
import type { KeyPictureContext, KeysRequest, NewKey, ReadRequest, UndoRequest } from './key-picture.types.ts'

/** What was read, for review: an unread item stays as it is. */
export const readTexts = ({ rows }: KeySheet): Readonly<Record<number, string>> =>
  Object.fromEntries(rows.map(({ itemId, text }) => [itemId, text]))

/** The keys that would change, in the order of the paper. */
export const newKeysOf = ({ sheet, texts }: Pick<KeyPictureContext, 'sheet' | 'texts'>): readonly NewKey[] =>
  (sheet?.rows ?? []).flatMap(({ itemId, keyRev, present }) => {
    const key = keyFromText(present, texts[itemId] ?? '')
    return key === null ? [] : [{ itemId, keyRev, key }]
  })

/** A student's sheet identifies its own paper. */
export function readRequestOf({ paperId, source }: KeyPictureContext): ReadRequest {
  if (source === null) throw new Error('Nothing is to be read')
  return { paperId: paperId ?? 0, source }
}

export const keysRequestOf = (context: KeyPictureContext): KeysRequest => ({
  paperId: context.paperId ?? 0,
  keys: newKeysOf(context),
})

export const undoRequestOf = ({ paperId, keyChangeIds }: KeyPictureContext): UndoRequest => ({
  paperId: paperId ?? 0,
  keyChangeIds,
})
