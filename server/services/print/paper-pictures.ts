import type { Executor } from '#server/database/database.ts'
import { readPictures } from '../pictures/kept-pictures.ts'

/** A stored picture on its way into a file; its size in pixels. */
export interface PaperPicture {
  readonly type: 'png' | 'jpg'
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** The pictures of a paper by their keys, in that order; null for one that is not kept. */
export async function paperPictures(db: Executor, keys: readonly string[]): Promise<readonly (PaperPicture | null)[]> {
  const kept = await readPictures(db, keys)
  return keys.map((key) => {
    const found = kept.get(key)
    if (found === undefined) return null
    const { bytes, mediaType, width, height } = found
    return { type: mediaType === 'image/png' ? 'png' : 'jpg', bytes: new Uint8Array(bytes), width, height }
  })
}
