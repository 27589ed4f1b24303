import type { Executor } from '#server/database/database.ts'
import { bytesOf, readPictures } from '../pictures/kept-pictures.ts'
import { notMade } from './not-made.ts'

/** A stored picture to be put into a file; its size in pixels. */
export interface PaperPicture {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Maximum total bytes of the pictures in one paper. */
const atMost = 67_108_864

/**
 * The pictures of a paper by their keys, in that order; null for one that is not stored. A refusal if they are too
 * large.
 */
export async function paperPictures(db: Executor, keys: readonly string[]): Promise<readonly (PaperPicture | null)[]> {
  if ((await bytesOf(db, keys)) > atMost) throw notMade()
  const kept = await readPictures(db, keys)
  return keys.map((key) => {
    const found = kept.get(key)
    if (found === undefined) return null
    const { bytes, mediaType, width, height } = found
    return { type: mediaType === 'image/png' ? 'png' : 'jpg', bytes: new Uint8Array(bytes), width, height }
  })
}

/** The same by key, without those that are not stored. */
export async function picturesByKey(db: Executor, keys: readonly string[]): Promise<ReadonlyMap<string, PaperPicture>> {
  const pictures = await paperPictures(db, keys)
  return new Map(
    pictures.flatMap((picture, index) => (picture === null ? [] : [[keys[index] ?? '', picture] as const])),
  )
}
