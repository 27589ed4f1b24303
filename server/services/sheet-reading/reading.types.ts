import type * as z from 'zod/mini'
import type { sheetMap } from '#api/contract/schemas/sheet-map.ts'

/** Where everything is on the pages of one layout. */
export type SheetMap = z.output<typeof sheetMap>

/** Why a picture was not read. Nothing is guessed about a refused page. */
export type Refusal =
  | 'notAPicture'
  | 'tooLarge'
  | 'tooSmall'
  | 'blurred'
  /** A corner or a part of the frame is missing. */
  | 'cutOff'
  /** The frame is there, but the page's code cannot be read. */
  | 'noCode'
  /** The code names no known sheet, or is not one of ours. */
  | 'unknownSheet'
  /** No answer sheet is visible. */
  | 'noFrame'

/** A part of a page, in millimetres from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The result for the bubbles of one answer. Anything not `decided` or `empty` is for a person. */
export interface BubbleRow {
  /** The row's name in the map: `Q7`, `N3`. */
  readonly row: string
  readonly state: 'decided' | 'empty' | 'unsure'
  /** The filled value, several as their letters in the order of the row; null unless decided. */
  readonly value: string | null
  /** The values that may have been meant, likeliest first; if decided, the decided ones. */
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
  /** The text of the page's code. */
  readonly code: string
  readonly layout: string
  /** From 1. */
  readonly page: number
  /** How far, in degrees clockwise, the page was rotated in the picture. */
  readonly turned: 0 | 90 | 180 | 270
  /** The text of the student's own code, if one is printed and could be read. */
  readonly studentCode: string | null
  /** From the rows `N1` to `N8`; null unless all are decided. */
  readonly studentNumber: string | null
  readonly rows: readonly BubbleRow[]
  readonly boxes: readonly WrittenBox[]
  /** The page flat and upright, as JPEG with `pixelsPerMillimetre`. */
  readonly picture: Uint8Array
}

export interface RefusedPage {
  readonly kind: 'refused'
  readonly reason: Refusal
  /** The text of a code on it, if one could be read. */
  readonly code: string | null
  /** The given picture, upright and smaller, as JPEG; null if it is no picture. */
  readonly picture: Uint8Array | null
}

export type PageReading = ReadPage | RefusedPage

/** For the flat picture of a page that was read. */
export const pixelsPerMillimetre = 8

export interface SheetReader {
  /**
   * Reads the picture of one page (JPEG, PNG, WebP). `mapOf` returns the map of the layout that a page's code names,
   * null for an unknown one; `isMultiple` says in which rows several bubbles may be filled. Never throws because of a
   * picture.
   */
  readonly read: (
    picture: Uint8Array,
    mapOf: (code: string) => Promise<SheetMap | null>,
    isMultiple?: (row: string) => boolean,
  ) => Promise<PageReading>
  /** Ends its processes; waiting pages are refused as `notAPicture`. */
  readonly close: () => Promise<void>
}

/** How many pages are read in parallel: one per core that may be used for it. */
export interface ReaderOptions {
  readonly workers: number
}
