import type { Frame } from './find-frame.mjs'
import type { Box, PageReading, SheetMap } from './reading.types.ts'

/** The frame of every page, and the position of the code that names the page. */
export type PageFrame = Frame & { readonly code: Box }

/** The map of a sheet, and which of its rows may hold several values. */
export interface KnownSheet {
  readonly map: SheetMap
  readonly multiple: readonly string[]
}

/** Messages to a reading process. */
export type ToReader =
  | { readonly kind: 'read'; readonly picture: Uint8Array; readonly frame: PageFrame; readonly scale: number }
  | { readonly kind: 'sheet'; readonly sheet: KnownSheet | null }

/** Messages from it: it asks for the sheet that a code names, then reports what it read. */
export type FromReader =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'reading'; readonly reading: PageReading }
