import type { TwoTexts } from '#domain/scan/agreed-text.ts'
import type { Box } from './reading.types.ts'

export type { EngineText, TwoTexts } from '#domain/scan/agreed-text.ts'

/** Input of a process that reads blanks: a flat page, its scale, and the boxes with writing. */
export interface BlanksToRead {
  readonly picture: Uint8Array
  readonly scale: number
  readonly boxes: readonly Box[]
}

/** Its output, box by box: null for one without writing. */
export interface BlanksRead {
  readonly texts: readonly (TwoTexts | null)[]
}

export interface BlankReader {
  /**
   * Reads the boxes of a flat page with two engines, box by box; null if there is no writing, or if it could not be
   * read. Never throws because of a picture.
   */
  readonly read: (picture: Uint8Array, boxes: readonly Box[]) => Promise<readonly (TwoTexts | null)[]>
  /**
   * Ends its process unless somebody else is reading: the engines hold a quarter of a gigabyte. The next page restarts
   * it.
   */
  readonly rest: () => void
}
