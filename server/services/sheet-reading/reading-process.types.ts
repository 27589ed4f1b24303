import type { Frame } from './find-frame.mjs'
import type { Box, PageReading, SheetMap } from './reading.types.ts'

/** Where the frame stands on every page, and the code that names the page. */
export type PageFrame = Frame & { readonly code: Box }

/** What a map is for, and which of its rows may hold several values. */
export interface KnownSheet {
  readonly map: SheetMap
  readonly multiple: readonly string[]
}

/** What a process that reads is told. */
export type ToReader =
  | { readonly kind: 'read'; readonly picture: Uint8Array; readonly frame: PageFrame; readonly scale: number }
  | { readonly kind: 'sheet'; readonly sheet: KnownSheet | null }

/** What it says: it asks for the sheet that a code names, then tells what it read. */
export type FromReader =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'reading'; readonly reading: PageReading }
