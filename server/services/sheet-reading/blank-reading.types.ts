import type { TwoTexts } from '#domain/scan/agreed-text.ts'
import type { Box } from './reading.types.ts'

export type { EngineText, TwoTexts } from '#domain/scan/agreed-text.ts'

/** What a process that reads blanks is told: a flat page, its scale, and where somebody wrote. */
export interface BlanksToRead {
  readonly picture: Uint8Array
  readonly scale: number
  readonly boxes: readonly Box[]
}

/** What it says, box by box: null for one without writing. */
export interface BlanksRead {
  readonly texts: readonly (TwoTexts | null)[]
}

export interface BlankReader {
  /**
   * What two engines read in boxes of a flat page, box by box; null where there is no writing, or it could not be read. Never
   * throws on account of a picture.
   */
  readonly read: (picture: Uint8Array, boxes: readonly Box[]) => Promise<readonly (TwoTexts | null)[]>
  /** Ends its process unless others read: the engines hold a quarter of a gigabyte. The next page starts it again. */
  readonly rest: () => void
}
