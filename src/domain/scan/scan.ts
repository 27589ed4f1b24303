/** Answer sheets from picture to answers (specification §1 marking, §2 smartpaper-v2-html). */

/** A part of a page, in millimetres from its upper left corner. */
export interface SheetBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Progress of the sheets of one assignment. */
export const scanStates = ['collecting', 'reading', 'paused', 'reviewing', 'published', 'cancelled'] as const

export type ScanState = (typeof scanStates)[number]

/** Progress of a page. */
export const pageStates = ['waiting', 'read', 'refused'] as const

export type PageState = (typeof pageStates)[number]

/** Why a page was not read: always reported, never guessed. */
export const pageRefusals = [
  'notAPicture',
  'tooLarge',
  'tooManyPages',
  'tooSmall',
  'blurred',
  'cutOff',
  'noCode',
  'unknownSheet',
  'noFrame',
  'skipped',
] as const

export type PageRefusal = (typeof pageRefusals)[number]

/** The reading of one answer: `written` is for the marker, `unsure` for whoever reviews the sheets. */
export const readStates = ['decided', 'empty', 'unsure', 'written'] as const

export type ReadState = (typeof readStates)[number]

/** Progress of the handwriting in a page's boxes: pages are shown before it is read. */
export const blankStates = ['none', 'waiting', 'read'] as const

export type BlankState = (typeof blankStates)[number]

/** Where reading ended for good; `unknown` if its process was interrupted. */
export const stopSteps = ['file', 'page', 'handwriting', 'unknown'] as const

/** Where reading ended for good. */
export interface ReadingStop {
  readonly at: (typeof stopSteps)[number]
  /** Null if unknown. */
  readonly scanFileId: number | null
  /** Null if the file was not yet split, or unknown. */
  readonly scanPageId: number | null
}

/** Placeholder answer for a written item whose answer is on the sheet. */
export const onSheet = '（见答题卡）'

interface ScanTimes {
  readonly pausedAt: Date | null
  readonly cancelledAt: Date | null
  readonly publishedAt: Date | null
  readonly changedAt: Date
}

interface ScanCounts {
  readonly pages: number
  /** Unread pages, and files not yet split into pages. */
  readonly waiting: number
}

/** The state of a scan from what was done and what is waiting. */
export function scanStateOf(
  { pausedAt, cancelledAt, publishedAt, changedAt }: ScanTimes,
  { pages, waiting }: ScanCounts,
): ScanState {
  if (cancelledAt !== null) return 'cancelled'
  if (waiting > 0) return pausedAt === null ? 'reading' : 'paused'
  if (pages === 0) return 'collecting'
  return publishedAt !== null && changedAt <= publishedAt ? 'published' : 'reviewing'
}
