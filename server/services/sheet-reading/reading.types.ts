import type * as z from 'zod/mini'
import type { sheetMap } from '#api/contract/schemas/sheet-map.ts'

/** Where everything stands on the pages of one layout. */
export type SheetMap = z.output<typeof sheetMap>

/** Why a picture was not read. Nothing is guessed of a page that is refused. */
export type Refusal =
  | 'notAPicture'
  | 'tooLarge'
  | 'tooSmall'
  | 'blurred'
  /** A corner or a part of its frame is missing. */
  | 'cutOff'
  /** The frame is there, but the code of the page cannot be read. */
  | 'noCode'
  /** The code names no sheet that is known, or is none of ours. */
  | 'unknownSheet'
  /** There is no answer sheet to be seen. */
  | 'noFrame'

/** A part of a page, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** What the bubbles of one answer say. What is not `decided` or `empty` is for a person. */
export interface BubbleRow {
  /** As the map calls it: `Q7`, `N3`. */
  readonly row: string
  readonly state: 'decided' | 'empty' | 'unsure'
  /** What was filled, of several values their letters in the order of the row; null unless decided. */
  readonly value: string | null
  /** The values that may have been meant, likeliest first; those decided where it is decided. */
  readonly candidates: readonly string[]
  /** From 0 to 1, of the weakest bubble. */
  readonly confidence: number
  readonly area: Box
}

/** Room for writing; `ink` is the share of it that is darker than paper, from 0 to 1. */
export interface WrittenBox {
  readonly id: string
  readonly area: Box
  readonly ink: number
}

export interface ReadPage {
  readonly kind: 'read'
  /** What the code of the page says. */
  readonly code: string
  readonly layout: string
  /** From 1. */
  readonly page: number
  /** How far, in degrees clockwise, the page was turned in the picture. */
  readonly turned: 0 | 90 | 180 | 270
  /** What the student's own code says, where one is printed and was read. */
  readonly studentCode: string | null
  /** Of the rows `N1` to `N8`, only where all are decided. */
  readonly studentNumber: string | null
  readonly rows: readonly BubbleRow[]
  readonly boxes: readonly WrittenBox[]
  /** The page made flat and upright, as JPEG with `pixelsPerMillimetre`. */
  readonly picture: Uint8Array
}

export interface RefusedPage {
  readonly kind: 'refused'
  readonly reason: Refusal
  /** What a code on it says, where one was read. */
  readonly code: string | null
  /** What was to be read, upright and smaller, as JPEG; null for what is no picture. */
  readonly picture: Uint8Array | null
}

export type PageReading = ReadPage | RefusedPage

/** Of the flat picture of a page that was read. */
export const pixelsPerMillimetre = 8

export interface SheetReader {
  /**
   * Reads the picture of one page (JPEG, PNG, WebP). `mapOf` answers the map of the layout that a page's code names, null for
   * an unknown one; `isMultiple` says of which rows several bubbles may be filled. Never throws on account of a picture.
   */
  readonly read: (
    picture: Uint8Array,
    mapOf: (code: string) => Promise<SheetMap | null>,
    isMultiple?: (row: string) => boolean,
  ) => Promise<PageReading>
  /** Ends its processes; pages that wait are refused as `notAPicture`. */
  readonly close: () => Promise<void>
}

/** How many pages are read beside each other: one a core that may be used for it. */
export interface ReaderOptions {
  readonly workers: number
}
