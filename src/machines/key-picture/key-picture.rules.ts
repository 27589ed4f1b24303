import type { KeySheet } from '#api/contract/schemas/key-sheets.ts'
import { keyFromText } from '#domain/scan/key-of-sheet.ts'
import type {
  KeyPictureContext,
  KeyPictureInput,
  KeysRequest,
  NewKey,
  ReadRequest,
  UndoRequest,
} from './key-picture.types.ts'

/** The initial context: what an earlier page read and somebody has mended since is still under review. */
export const startOf = ({ kept, ...input }: KeyPictureInput): KeyPictureContext => ({
  ...input,
  paperId: kept?.paperId ?? input.paperId,
  sheet: kept?.sheet ?? null,
  texts: kept?.texts ?? {},
  previewed: null,
  jobIds: [],
  keyChangeIds: [],
  remarked: { done: 0, total: 0 },
  failure: null,
})

type Reviewed = Pick<KeyPictureContext, 'sheet' | 'texts'>

/** For review: an unread item stays as it is, and what somebody has mended stays mended when the same is read again. */
export function textsOver(before: Reviewed, { rows }: KeySheet): Readonly<Record<number, string>> {
  const mended = new Map(mendedItems(before).map((itemId) => [itemId, before.texts[itemId] ?? '']))
  return Object.fromEntries(rows.map(({ itemId, text }) => [itemId, mended.get(itemId) ?? text]))
}

/** The items whose texts are no longer what was read. */
export const mendedItems = ({ sheet, texts }: Reviewed): readonly number[] =>
  (sheet?.rows ?? []).filter(({ itemId, text }) => (texts[itemId] ?? '') !== text).map(({ itemId }) => itemId)

/** The keys that would change, in the order of the paper. */
export const newKeysOf = ({ sheet, texts }: Reviewed): readonly NewKey[] =>
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
